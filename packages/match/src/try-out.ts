import type { LevelId } from "@endstation/bots";
import { err, gameOf, ok, type Result, type Seat } from "@endstation/engine";
import type { Colour } from "./colours.ts";
import { type Creation, type CreationSecrets, createMatch } from "./create.ts";
import { digestOf } from "./digest.ts";
import type { EventBody } from "./event.ts";
import type { MatchId } from "./match-id.ts";
import { parseName } from "./name.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** What one goes on with from a position of another game: one person, and bots at all other seats. */
export interface TryOut {
  readonly game: string;
  readonly options: unknown;
  /** A whole deal, and the moves that lead to the position. */
  readonly deal: unknown;
  readonly moves: readonly string[];
  readonly seat: Seat;
  readonly person: { readonly name: string; readonly value: string; readonly token: string };
  /** By seat. */
  readonly colours: readonly Colour[];
  /** The bots' level. */
  readonly level: LevelId;
}

/**
 * A match that goes on from a position of another game, as the bodies of the log that it begins
 * with. Its deal is given and proves nothing, so it is for a device by itself; no server makes one.
 * Refuses a deal that is none and moves that do not follow from it.
 */
export function createTryOut(
  tryOut: TryOut,
  secrets: CreationSecrets,
): Result<{ readonly id: MatchId; readonly log: readonly EventBody[] }, Refusal> {
  const { seat, person, colours, level, deal, moves } = tryOut;
  const creation = createMatch(tryOut, secrets);
  if (!creation.ok) return creation;
  const { id, created } = creation.value;
  const { options } = created;
  if (colours.length !== options.players || !colours[seat]) return err(refusal("malformed"));
  const name = parseName(person.name);
  if (!name.ok) return name;
  if (!leadsSomewhere(created, { deal, moves })) return err(refusal("malformed"));
  const seats = colours.map((_, at) => at);
  const arrivals = [seat, ...seats.filter((at) => at !== seat)];
  const { value, token } = person;
  const log: EventBody[] = [
    created,
    {
      type: "joined",
      place: seat,
      name: name.value,
      colour: colours[seat],
      value,
      tokenDigest: digestOf(token),
    },
    ...arrivals
      .slice(1)
      .map((place) => ({ type: "enlisted", place, level, colour: colours[place]! }) as const),
    {
      type: "started",
      options,
      order: seats,
      lot: seats.map((at) => arrivals.indexOf(at)),
      deal,
      given: true,
    },
    ...moves.map((move) => ({ type: "moved", moves: [move] }) as const),
  ];
  return ok({ id, log });
}

/** Whether the moves follow from the deal, and the game is not over with them. */
function leadsSomewhere(
  { game: id, options }: Creation["created"],
  { deal, moves }: Pick<TryOut, "deal" | "moves">,
): boolean {
  const game = gameOf(id);
  const parsed = game.parseDeal(options, deal);
  if (!parsed.ok) return false;
  const position = game.start(options, parsed.value);
  return moves.every((move) => game.play(position, move).ok) && game.toMove(position) !== null;
}
