import type { LineColour } from "@endstation/engine";
import { For } from "solid-js";
import drawing from "./draw/drawing.module.css";
import { NUMERALS } from "./draw/pictures.ts";
import { Bullet, Conductor, Stop, Track } from "./draw/pieces.tsx";
import { TramShape } from "./draw/tram.tsx";
import css from "./picture.module.css";

// Four lines as they might lie: colour, the stops' values (0 a conductor), tram.
const LINES = [
  ["blue", [2, 4, 7, 9], "steam"],
  ["red", [1, 5, 8], "horse"],
  ["green", [3, 0, 6, 7, 9], "electric"],
  ["yellow", [2, 5], "horse"],
] as const satisfies readonly (readonly [LineColour, readonly number[], string])[];

/** The game's picture on the home page: four lines under way. */
export function Picture() {
  return (
    <svg
      class={`${drawing.drawing} ${css.picture}`}
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <For each={LINES}>
        {([colour, stops, tram], row) => {
          const y = () => 36 + row() * 42;
          const x = (place: number) => 96 + place * 32;
          return (
            <>
              <Track path={`M24 ${y()}H${x(stops.length - 1)}`} colour={colour} thick={9} />
              <Bullet x={24} y={y()} radius={11} colour={colour} sign={NUMERALS[colour]} />
              <svg
                class={css.tram}
                x="38"
                y={y() - 28}
                width="40"
                height="23"
                viewBox="0 0 56 32"
                aria-hidden="true"
              >
                <TramShape kind={tram} />
              </svg>
              <For each={stops}>
                {(value, place) =>
                  value === 0 ? (
                    <Conductor x={x(place())} y={y()} radius={10} />
                  ) : (
                    <Stop x={x(place())} y={y()} radius={11.5} figure={12} value={value} />
                  )
                }
              </For>
            </>
          );
        }}
      </For>
    </svg>
  );
}
