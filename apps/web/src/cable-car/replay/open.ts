import {
  type CableCarDeal,
  type CableCarOptions,
  type Cell,
  cableCar,
  type GameRecord,
  isPlacement,
  type Placement,
  type Position,
  parseMove,
  placementOf,
} from "@endstation/engine";

/** The whole position of a record of Cable Car after so many of its moves. */
export function recordedPosition(record: GameRecord, ply: number): Position {
  // A record that was read has options and a deal of its game's.
  const options = record.options as CableCarOptions;
  const position = cableCar.start(options, record.deal as CableCarDeal);
  for (const move of record.moves.slice(0, ply)) {
    const played = cableCar.play(position, move);
    if (!played.ok) throw new Error(played.error.message);
  }
  return position;
}

/** The tile that a move lays; `null` where it lays none. */
export function laidBy(move: string | undefined): Placement | null {
  const parsed = move === undefined ? null : parseMove(move);
  return parsed?.ok && isPlacement(parsed.value) ? placementOf(parsed.value) : null;
}

/** The cell of the last tile that lies. */
export function lastCell(position: Position): Cell | null {
  for (let ply = position.ply - 1; ply >= 0; ply--) {
    const move = position.history[ply]!;
    if (isPlacement(move)) return placementOf(move).cell;
  }
  return null;
}
