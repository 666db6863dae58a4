import type { LineEnd, Station, Track } from "@endstation/engine";
import type { Colour } from "@endstation/match";
import { type Course, runs, trackPath } from "./geometry.ts";

/** A car's line as the board draws it. */
export interface BoardLine {
  readonly station: Station;
  readonly colour: Colour;
  /** Its car has come home and left the game. */
  readonly home: boolean;
  readonly passes: readonly Course[];
  readonly end: LineEnd;
}

/** The looks of a track, in the order in which they are drawn: later ones pass over. */
export const LOOKS = ["steel", "home", "owned", "lit"] as const;
export type TrackLook = (typeof LOOKS)[number];

/** One track of one tile, ready to be drawn in its cell. */
export interface Piece {
  readonly path: string;
  readonly look: TrackLook;
  readonly colour: Colour | null;
  /** The length of the line before this pass, in units: patterns run on through tiles. */
  readonly run: number;
}

/** What the board shows: tiles as they lie, lines, and which of them are lit up. */
export interface BoardContent {
  /** The code of the tile on each cell as it lies there, by cell; `null`: none. */
  readonly tiles: readonly (string | null)[];
  readonly lines: readonly BoardLine[];
  /** Stations whose lines stand out: followed, or changed by the ghost. */
  readonly lit: ReadonlySet<Station>;
  /** Stations whose cars run home at this moment: they are lit, and their cars are under way. */
  readonly running: ReadonlySet<Station>;
  /** After the end all lines are drawn in full. */
  readonly final: boolean;
}

/**
 * The tracks of each cell in drawing order, by cell.
 *
 * Drawing goes by cell, not by line: a line that crosses itself would else lose its bridge.
 */
export function scenery(content: BoardContent): readonly (readonly Piece[])[] {
  const owners = new Map<number, Pick<Piece, "look" | "colour" | "run">>();
  for (const line of content.lines) {
    const look = lookOf(line, content);
    const starts = runs(line.passes);
    line.passes.forEach((pass, i) => {
      owners.set(pass.cell * 4 + pass.entry, { look, colour: line.colour, run: starts[i]! });
    });
  }
  return content.tiles.map((code, cell) => (code ? pieces(code, cell, owners) : []));
}

function pieces(
  code: string,
  cell: number,
  owners: ReadonlyMap<number, Pick<Piece, "look" | "colour" | "run">>,
): Piece[] {
  const tracks = [...code].map((letter, side) => {
    const owned = owners.get(cell * 4 + side) ?? { look: "steel", colour: null, run: 0 };
    return { letter, ...owned, path: trackPath(letter as Track, side) };
  });
  return tracks
    .sort(
      (p, q) => LOOKS.indexOf(p.look) - LOOKS.indexOf(q.look) || p.letter.localeCompare(q.letter),
    )
    .map(({ letter: _, ...piece }) => piece);
}

/** How a line is drawn: scored lines fall back to steel with a thread of colour until the end. */
export function lookOf(
  line: BoardLine,
  content: Pick<BoardContent, "lit" | "running" | "final">,
): TrackLook {
  if (content.lit.has(line.station) || content.running.has(line.station)) return "lit";
  return line.home && !content.final ? "home" : "owned";
}

/** Whether a cell looks the same, so that its drawing can stay. */
export const sameLook = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.length === b.length &&
  a.every((piece, i) => {
    const other = b[i]!;
    return (
      piece.path === other.path &&
      piece.look === other.look &&
      piece.colour === other.colour &&
      piece.run === other.run
    );
  });

/** A line and how it is drawn. */
export interface DrawnLine extends BoardLine {
  readonly look: TrackLook;
}

/** The lines of a board with their looks, by station. */
export const drawnLines = (content: BoardContent): ReadonlyMap<Station, DrawnLine> =>
  new Map(content.lines.map((line) => [line.station, { ...line, look: lookOf(line, content) }]));

/** Whether a line runs and looks the same, so that what is drawn of it can stay. */
export function sameLine(a: DrawnLine | undefined, b: DrawnLine | undefined): boolean {
  if (!a || !b) return a === b;
  const [last, other] = [a.passes.at(-1), b.passes.at(-1)];
  return (
    a.look === b.look &&
    a.colour === b.colour &&
    a.passes.length === b.passes.length &&
    last?.cell === other?.cell &&
    last?.entry === other?.entry &&
    a.end.at === b.end.at
  );
}
