import {
  type CableCarOptions,
  cableCar,
  type GameRecord,
  knowledgeOf,
  type MadeMove,
  type Position,
  type Seat,
} from "@endstation/engine";

/** A recorded game after `ply` moves as a seat knows it, or with `null` a watcher. */
export function viewedBy(record: GameRecord, ply: number, seat: Seat | null): Position {
  const options = record.options as CableCarOptions;
  const position = cableCar.start(options, record.deal as never);
  const moves: MadeMove[] = record.moves.slice(0, ply).map((move) => {
    const seat = cableCar.toMove(position)!;
    cableCar.play(position, move);
    return { move, seat };
  });
  const known = cableCar.known(knowledgeOf(cableCar, options, { position, moves, seat }));
  if (!known.ok) throw new Error(known.error.message);
  return known.value;
}
