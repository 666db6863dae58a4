import type { Colour } from "@endstation/match";
import { Show } from "solid-js";
import { COMPANIES } from "../../ui/company.ts";
import { OVERLAP } from "./geometry.ts";
import type { Piece } from "./scene.ts";
import css from "./track.module.css";

/** A piece of an owned line: casing, keyline, colour, and the company's pattern. */
export function LinePiece(props: { path: string; colour: Colour; run: number; lit?: boolean }) {
  const core = () => COMPANIES[props.colour].core;
  const offset = (dash: string) => {
    const period = dash.split(" ").reduce((sum, part) => sum + Number(part), 0);
    // The piece begins before its border by the overlap; without it patterns would jump there.
    return ((props.run - OVERLAP) % period).toFixed(1);
  };
  return (
    <g class={props.lit ? css.lit : css.line} data-c={props.colour}>
      <path class={css.case} d={props.path} />
      <path class={css.key} d={props.path} />
      <path class={css.colour} d={props.path} />
      <Show when={core()}>
        {(core) => (
          <path
            class={css.core}
            d={props.path}
            stroke-width={core().width}
            stroke-dasharray={core().dash ?? "none"}
            stroke-dashoffset={core().dash ? offset(core().dash!) : "0"}
            stroke-linecap={core().round ? "round" : "butt"}
          />
        )}
      </Show>
    </g>
  );
}

/** Any track of a laid tile, by its look. */
export function TrackPiece(props: { piece: Piece }) {
  const owned = () => (props.piece.look === "owned" || props.piece.look === "lit") && props.piece;
  return (
    <Show
      when={owned()}
      fallback={
        <>
          <path class={css.case} d={props.piece.path} />
          <path class={css.steel} d={props.piece.path} />
          <Show when={props.piece.colour}>
            {(colour) => <path class={css.thread} data-c={colour()} d={props.piece.path} />}
          </Show>
        </>
      }
    >
      {(piece) => (
        <LinePiece
          path={piece().path}
          colour={piece().colour!}
          run={piece().run}
          lit={piece().look === "lit"}
        />
      )}
    </Show>
  );
}
