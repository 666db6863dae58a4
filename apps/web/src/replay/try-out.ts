import { knowledgeAt, redeal, type SeatLevel } from "@endstation/bots";
import { type GameRecord, gameOf, ok, type Seat } from "@endstation/engine";
import { fitName } from "@endstation/match";
import { tryOutHere } from "../net/api.ts";
import { newKey, putKeyFirst } from "../net/keys.ts";
import type { Cast } from "./seat-mark.tsx";

/** From where one goes on, and how. */
export interface Trial {
  readonly ply: number;
  readonly seat: Seat;
  readonly level: SeatLevel;
  /** Whether what the seat has not seen is dealt anew. */
  readonly anew: boolean;
}

/** Begins a match on this device from a position: its id, or `null` where that is not possible. */
export async function beginTryOut(
  { record, people }: Cast,
  { ply, seat, level, anew }: Trial,
): Promise<string | null> {
  const dealt = anew ? dealtAnew(record, ply, seat) : ok(dealtSo(record, ply));
  if (!dealt.ok) return null;
  const { game, options } = record;
  const key = newKey();
  const person = { name: fitName(people[seat]!.name), value: key.value, token: key.token };
  const colours = people.map(({ colour }) => colour);
  const { deal, moves } = dealt.value;
  const begun = await tryOutHere({ game, options, deal, moves, seat, person, colours, level });
  if (!begun.ok) return null;
  putKeyFirst(begun.value.id, key);
  return begun.value.id;
}

function dealtAnew(record: GameRecord, ply: number, seat: Seat) {
  const knowledge = knowledgeAt(record, ply, seat);
  // Each try is another deal.
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return knowledge.ok ? redeal(record.game, knowledge.value, seed) : knowledge;
}

/** The record's own deal, as far as the moves have used it. */
function dealtSo(record: GameRecord, ply: number) {
  const game = gameOf(record.game);
  const position = game.start(record.options, record.deal);
  const moves = record.moves.slice(0, ply);
  for (const move of moves) game.play(position, move);
  return { deal: game.dealt(position), moves };
}
