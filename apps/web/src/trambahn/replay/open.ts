import {
  type GameRecord,
  type TrambahnDeal,
  type TrambahnOptions,
  type TrambahnPosition,
  trambahn,
} from "@endstation/engine";

/**
 * Of each record, the position before each move as far as anybody asked: a review names hundreds of
 * moves from theirs.
 */
const walks = new WeakMap<GameRecord, TrambahnPosition[]>();

/** The whole position of a record of Trambahn after so many of its moves. */
export function recordedPosition(record: GameRecord, ply: number): TrambahnPosition {
  const walk = walks.get(record) ?? [firstPosition(record)];
  walks.set(record, walk);
  for (const move of record.moves.slice(walk.length - 1, ply)) {
    const position = walk.at(-1)!.copy();
    const played = trambahn.play(position, move);
    if (!played.ok) throw new Error(played.error.message);
    walk.push(position);
  }
  // A copy: the walk is kept, and a position can be played on.
  return walk[ply]!.copy();
}

function firstPosition({ options, deal }: GameRecord): TrambahnPosition {
  // A record that was read has options and a deal of its game's.
  return trambahn.start(options as TrambahnOptions, deal as TrambahnDeal);
}
