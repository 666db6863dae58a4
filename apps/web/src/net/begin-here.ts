import type { SeatLevel } from "@endstation/bots";
import { err, ok, type Result } from "@endstation/engine";
import {
  COLOURS,
  type Colour,
  type CreateRequest,
  type MatchId,
  type Refusal,
} from "@endstation/match";
import { actIn, createMatchHere } from "./api.ts";
import { forgetMatch } from "./forget-match.ts";
import { keepInvite } from "./invite.ts";
import { newKey } from "./keys.ts";
import { joinOfAnother, rememberedPerson } from "./person.ts";

/** Who is to play on this device. */
export type Sitter =
  | { readonly kind: "person"; readonly name: string; readonly colour: Colour }
  | { readonly kind: "bot"; readonly level: SeatLevel };

/** The colours of those who sit down here: the first has the one last taken on this device. */
export function coloursHere(): readonly Colour[] {
  const { colour } = rememberedPerson();
  return colour ? [colour, ...COLOURS.filter((one) => one !== colour)] : COLOURS;
}

/** Makes a match on this device, seats everybody and begins: its id, or why that was refused. */
export async function beginHere(
  request: CreateRequest,
  sitters: readonly Sitter[],
): Promise<Result<MatchId, Refusal>> {
  const created = await createMatchHere(request);
  if (!created.ok) return created;
  const { id, invite } = created.value;
  keepInvite(id, invite);
  const refused = await seatAll(id, sitters);
  if (!refused) return ok(id);
  await forgetMatch(id);
  return err(refused);
}

async function seatAll(id: MatchId, sitters: readonly Sitter[]): Promise<Refusal | null> {
  // Persons first: a bot takes whatever colour is left.
  const persons = sitters.filter((sitter) => sitter.kind === "person");
  const keys = persons.map(() => newKey());
  const host = keys[0]!.token;
  for (const [i, { name, colour }] of persons.entries()) {
    const refused = await actIn(id, joinOfAnother(id, keys[i]!, { name, colour }));
    if (refused) return refused;
  }
  const bots = sitters.filter((sitter) => sitter.kind === "bot");
  for (const [i, { level }] of bots.entries()) {
    const place = persons.length + i;
    const refused = await actIn(id, { type: "enlist", place, level }, host);
    if (refused) return refused;
  }
  return await actIn(id, { type: "start" }, host);
}
