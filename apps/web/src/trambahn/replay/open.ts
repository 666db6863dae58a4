import {
  type GameRecord,
  type TrambahnDeal,
  type TrambahnOptions,
  type TrambahnPosition,
  trambahn,
} from "@endstation/engine";

/** The whole position of a record of Trambahn after so many of its moves. */
export function recordedPosition(record: GameRecord, ply: number): TrambahnPosition {
  // A record that was read has options and a deal of its game's.
  const options = record.options as TrambahnOptions;
  const position = trambahn.start(options, record.deal as TrambahnDeal);
  for (const move of record.moves.slice(0, ply)) {
    const played = trambahn.play(position, move);
    if (!played.ok) throw new Error(played.error.message);
  }
  return position;
}
