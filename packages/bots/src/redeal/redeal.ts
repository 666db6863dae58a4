import {
  type AnyOptions,
  type CableCarOptions,
  err,
  type Fault,
  type GameId,
  type GameRecord,
  gameOf,
  type Knowledge,
  knowledgeOf,
  type MadeMove,
  ok,
  type Result,
  type Seat,
  type TrambahnOptions,
} from "@endstation/engine";
import { Chance } from "../chance.ts";
import { redealTiles } from "./cable-car.ts";
import { redealCards } from "./trambahn.ts";

/** A whole deal and the moves so far, as a record has them. */
export interface Redeal {
  readonly deal: unknown;
  readonly moves: readonly string[];
}

/**
 * A whole game that looks to a seat as the one it knows: all that it has not seen is dealt anew,
 * and follows from `seed`, a whole number. Nothing hidden can get in, as only the seat's knowledge
 * is asked for. Refuses knowledge that contradicts itself, and games of other kinds.
 */
export function redeal(
  game: GameId,
  knowledge: Knowledge<AnyOptions>,
  seed: number,
): Result<Redeal, Fault> {
  const chance = new Chance(seed);
  if (game === "cable-car") return redealTiles(knowledge as Knowledge<CableCarOptions>, chance);
  if (game === "trambahn") return redealCards(knowledge as Knowledge<TrambahnOptions>, chance);
  const message = "Games of this kind cannot be dealt anew.";
  return err({ code: "no-redeal", rule: "record", message });
}

/** What a seat knew in a recorded game, after the first `ply` moves. The record must replay. */
export function knowledgeAt(
  { game: id, options, deal, moves }: GameRecord,
  ply: number,
  seat: Seat,
): Result<Knowledge<AnyOptions>, Fault> {
  const game = gameOf(id);
  const position = game.start(options, deal);
  const made: MadeMove[] = [];
  for (const move of moves.slice(0, ply)) {
    const mover = game.toMove(position);
    const played = game.play(position, move);
    if (!played.ok) return played;
    made.push({ move, seat: mover! });
  }
  return ok(knowledgeOf(game, options, { position, moves: made, seat }));
}
