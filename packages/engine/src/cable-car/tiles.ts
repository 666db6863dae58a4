/**
 * The 24 kinds of tile in the order of CC-4. A kind's number is its index here.
 *
 * They are all 24 ways to join four entries with four exits, one each; so a turned tile lies like
 * one of the 24 as printed, and its geometry too is a number from 0 to 23.
 */
export const KINDS = [
  ...(["aaaa", "aacb", "acba", "baac", "cbaa"] as const),
  ...(["bcbc", "cbcb"] as const),
  ...(["bbbb", "cccc", "dddd", "adad", "dada", "accd", "ccda", "cdac", "dacc"] as const),
  ...(["adbb", "badb", "bbad", "dbba", "bcdd", "cddb", "dbcd", "ddbc"] as const),
] as const;

/** A tile's code: for its top, right, bottom and left side, where the track entering there goes. */
export type TileCode = (typeof KINDS)[number];

/** An index into `KINDS`. */
export type Kind = number;

/** A kind in some orientation: the index in `KINDS` of the kind that looks so as printed. */
export type Geometry = number;

/** How many tiles of each kind there are, by kind (CC-4). */
export const COPIES: readonly number[] = KINDS.map((_, kind) => (kind < 5 ? 4 : kind < 7 ? 3 : 2));

/** All 60 tiles in the order of CC-4's table, copies side by side. */
export const TILES: readonly TileCode[] = KINDS.flatMap((code, kind) =>
  Array.from({ length: COPIES[kind]! }, () => code),
);

/** The kind of a code, `null` where no tile has it. */
export function parseKind(code: string): Kind | null {
  const kind = KINDS.indexOf(code as TileCode);
  return kind < 0 ? null : kind;
}

/** What a letter of a code adds to the even port that a car enters by (CC-3). */
const STEPS = { a: 5, b: 3, c: 7, d: 1 } as const;

/** The kinds of track: straight, to the next side clockwise, counter-clockwise, and back. */
export type Track = keyof typeof STEPS;

/** The track that leads in by a side, from a geometry and the side. */
export const trackOf = (geometry: Geometry, side: number): Track => KINDS[geometry]![side] as Track;

/** The side by which a car leaves that entered by `side`, at [geometry * 4 + side] (CC-3). */
export const EXIT_SIDE: Uint8Array = Uint8Array.from(
  KINDS.flatMap((_, geometry) =>
    [0, 1, 2, 3].map((side) => {
      const exitPort = (2 * side + STEPS[trackOf(geometry, side)]) % 8;
      return exitPort >> 1;
    }),
  ),
);

/** A code after one quarter turn clockwise (CC-5). */
const quarterTurn = (code: string): string => code.slice(3) + code.slice(0, 3);

/** How a kind lies after `turn` quarter turns clockwise, at [kind * 4 + turn]. */
export const TURNED: Uint8Array = Uint8Array.from(
  KINDS.flatMap((code) => {
    const looks: string[] = [code];
    while (looks.length < 4) looks.push(quarterTurn(looks.at(-1)!));
    return looks.map((look) => KINDS.indexOf(look as TileCode));
  }),
);

/** How many turns of a kind look different, by kind: 1, 2 or 4, and those are the turns below it. */
export const DISTINCT_TURNS: Uint8Array = Uint8Array.from(
  KINDS,
  (_, kind) => new Set(TURNED.subarray(kind * 4, kind * 4 + 4)).size,
);
