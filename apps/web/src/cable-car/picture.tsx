import type { Track } from "@endstation/engine";
import { For } from "solid-js";
import { corner } from "./board/geometry.ts";
import { type BoardLine, scenery } from "./board/scene.ts";
import { TrackPiece } from "./board/track.tsx";
import css from "./picture.module.css";

// Twelve tiles of the game, four by three, as they might lie.
const ROWS = ["aacb bbbb cbaa bcbc", "cbcb acba adbb aaaa", "baac cbaa bbad cccc"];
const TILES = Array.from(
  { length: 64 },
  (_, cell) => ROWS[cell >> 3]?.split(" ")[cell % 8] ?? null,
);

// The longest lines over them: cell, side entered by, track.
const LINES: readonly (readonly [BoardLine["colour"], string])[] = [
  ["orange", "17sa 9sb 8eb 16nb 17wa 18wd 17eb"],
  ["blue", "19ec 11sa 3sb 2eb 10na 18nb 19wc"],
  ["green", "1nb 2wa 3wc 11na 19nc 18eb"],
  ["yellow", "16sa 8sc 9wa 10wb 2sa"],
  ["red", "2nc 1eb 9na 17nc 16ea"],
];

const line = ([colour, way]: (typeof LINES)[number], station: number): BoardLine => ({
  station,
  colour,
  home: false,
  end: { at: "power" },
  passes: way.split(" ").map((pass) => {
    const [, cell, side, track] = /^(\d+)([nesw])([a-d])$/.exec(pass)!;
    return { cell: Number(cell), entry: "nesw".indexOf(side!), track: track as Track };
  }),
});

/** The game's picture on the home page: lines that wind over a few tiles. */
export function Picture() {
  const cells = scenery({
    tiles: TILES,
    lines: LINES.map(line),
    lit: new Set(),
    running: new Set(),
    final: false,
  });
  const laid = TILES.flatMap((code, cell) => (code ? [cell] : []));
  return (
    <svg
      class={css.picture}
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <For each={laid}>
        {(cell) => {
          const [x, y] = corner(cell);
          return (
            <rect class={css.ground} x={x + 0.6} y={y + 0.6} width="58.8" height="58.8" rx="3" />
          );
        }}
      </For>
      <For each={laid}>
        {(cell) => (
          <g transform={`translate(${corner(cell).join(" ")})`}>
            <For each={cells[cell]}>{(piece) => <TrackPiece piece={piece} />}</For>
          </g>
        )}
      </For>
    </svg>
  );
}
