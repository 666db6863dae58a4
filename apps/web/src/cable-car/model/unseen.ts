import { KINDS, type Position, type TileCode, unseenKinds } from "@endstation/engine";

/** The tiles that a position's viewer has not seen yet. */
export interface UnseenTiles {
  /** The kinds of which some are left, those with most first, and how many. */
  readonly left: readonly { readonly code: TileCode; readonly count: number }[];
  /** The kinds of which all have been seen. */
  readonly gone: readonly TileCode[];
  readonly inStack: number;
  /** In the hands of others, or drawn by one of them. */
  readonly inHands: number;
}

/** Counts what has not been seen: neither on the board nor in the viewer's own hand. */
export function unseenTiles(position: Position): UnseenTiles {
  const counts = unseenKinds(position);
  const all = KINDS.map((code, kind) => ({ code, count: counts[kind]! }));
  const left = all.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const total = left.reduce((sum, { count }) => sum + count, 0);
  return {
    left,
    gone: all.flatMap(({ code, count }) => (count === 0 ? [code] : [])),
    inStack: position.stackSize,
    inHands: total - position.stackSize,
  };
}
