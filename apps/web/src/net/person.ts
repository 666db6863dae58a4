import { type Action, COLOURS, type Colour } from "@endstation/match";
import { inviteOf } from "./invite.ts";
import { keysOf, newKey, putKeyFirst, putKeyLast, type SeatKey } from "./keys.ts";
import { keptHere } from "./storage.ts";

const PERSON = "endstation.person";

/** Who was last at this device: an empty name, and no colour, where nobody was yet. */
export interface PersonHere {
  readonly name: string;
  readonly colour: Colour | null;
}

/** The name and colour last taken on this device. */
export function rememberedPerson(): PersonHere {
  const kept = keptHere.get(PERSON) as Partial<PersonHere> | null;
  const name = typeof kept?.name === "string" ? kept.name : "";
  return { name, colour: COLOURS.find((colour) => colour === kept?.colour) ?? null };
}

/** Keeps the name and colour that were taken last. */
export const rememberPerson = (person: PersonHere): void => keptHere.set(PERSON, person);

/**
 * The action that takes a seat, or asks the host for one (`ask`). The key that this device has
 * already is used again: whichever of several tries it is that is taken, the seat is the same.
 */
export function newJoin(
  id: string,
  look: { name: string; colour: Colour },
  type: "join" | "ask" = "join",
): Action {
  const [known] = keysOf(id);
  const key = { ...newKey(), ...(known && { token: known.token }), ...withValue(known) };
  putKeyFirst(id, key);
  rememberPerson(look);
  const { token, value } = key;
  if (type === "ask") return { type, token, value, ...look };
  const invite = inviteOf(id);
  return { type, token, value, ...look, ...(invite !== null && { invite }) };
}

/** The action that takes a seat for one more person at this device; their key stands behind. */
export function joinOfAnother(
  id: string,
  key: SeatKey & { readonly value: string },
  look: { name: string; colour: Colour },
): Action {
  putKeyLast(id, key);
  const invite = inviteOf(id);
  const { token, value } = key;
  return { type: "join", token, value, ...look, ...(invite !== null && { invite }) };
}

const withValue = (known: { value: string | null } | undefined) =>
  known?.value == null ? {} : { value: known.value };
