import type { Tram as TramKind } from "@endstation/engine";
import { For } from "solid-js";
import drawing from "./drawing.module.css";
import css from "./tram.module.css";

/** A tram as it is built: filled bodies, thin lines, and windows through which the ground shows. */
interface Build {
  readonly bodies: readonly string[];
  readonly lines?: string;
  readonly windows: string;
}

/** A wheel or a puff of smoke, as path data. */
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

// In a box of 56 by 32: the wheels touch the lower edge, and all of them travel to the right.
const BUILDS: Readonly<Record<TramKind, Build>> = {
  horse: {
    bodies: [
      "M1 10.5h25v2.4H1z",
      "M3 14h21v11.4a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 25.4z",
      disc(8, 28.4, 3.6),
      disc(19, 28.4, 3.6),
      "M24 23.3h9v1.4h-9z",
      "M34.3 17.6c1-1.3 2.3-1.7 4-1.7h7.2l4-6.2.2-2.7 2.3 2 4 3.4c.5.5.5 1.2 0 1.7l-1 .9-3.6-.9-2 5.4-.2 3 1.7 4.8-.6 4.7h-2.3l.3-4.2-2.6-4h-6.2l-1.9 3.4.9 4.8h-2.3l-1.6-5.4.6-4.2-1 1.2-.7 4.6h-1.3z",
    ],
    windows: "M5.6 16.4h4.6v4.6H5.6zM11.5 16.4h4.4v4.6h-4.4zM17.2 16.4h4.6v4.6h-4.6z",
  },
  steam: {
    bodies: [
      "M4 9h22v2.2h-1.6V17H46a4 4 0 0 1 4 4v5.5H5.6V11.2H4z",
      "M40.5 8.5h6v2.4h-1.2V17h-3.6v-6.1h-1.2z",
      "M31 17v-2.4a2.4 2.4 0 0 1 4.8 0V17z",
      disc(11.5, 27.6, 4.4),
      disc(23.5, 27.6, 4.4),
      disc(34, 28.8, 3.2),
      disc(42.5, 28.8, 3.2),
      "M50 26.5l4.5 4.5H48z",
      disc(40, 4.8, 2.7),
      disc(34.5, 2.9, 2.2),
      disc(29.7, 3.2, 1.6),
    ],
    windows: "M8.6 13.4h5.6v5.4H8.6zM16.2 13.4h5.6v5.4h-5.6z",
  },
  electric: {
    bodies: [
      "M7 8.6h42l2 2.6H5z",
      "M4.5 12.2h47l1.5 6.3v6.9a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 25.4v-6.9z",
      disc(13, 28.4, 3.6),
      disc(21.5, 28.4, 3.6),
      disc(34.5, 28.4, 3.6),
      disc(43, 28.4, 3.6),
    ],
    lines: "M28 8.6 38 2M28 8.6l-2 0M33 1.2h12",
    windows:
      "M6.6 14.4h7v5.6h-7zM16 14.4h7v5.6h-7zM25 14.4h6v5.6h-6zM33 14.4h7v5.6h-7zM42.4 14.4h7v5.6h-7z",
  },
};

/** A tram's picture, to stand in a drawing; its box is 56 by 32. */
export function TramShape(props: { kind: TramKind }) {
  const build = () => BUILDS[props.kind];
  return (
    <>
      <For each={build().bodies}>{(body) => <path fill="currentColor" d={body} />}</For>
      {build().lines && <path class={css.line} d={build().lines} />}
      <path class={css.window} d={build().windows} />
    </>
  );
}

/** A tram as a picture of its own; `width` in pixels. Its name stands beside it. */
export function Tram(props: { kind: TramKind; width: number }) {
  return (
    <svg
      class={drawing.drawing}
      width={props.width}
      height={(props.width * 32) / 56}
      viewBox="0 0 56 32"
      aria-hidden="true"
    >
      <TramShape kind={props.kind} />
    </svg>
  );
}
