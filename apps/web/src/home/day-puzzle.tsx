import { PUZZLES } from "@endstation/bots/puzzles";
import { Show } from "solid-js";
import { Tile } from "../cable-car/board/tile.tsx";
import { t } from "../i18n/language.ts";
import { puzzleOfDay } from "../puzzles/day.ts";
import { standingOf } from "../puzzles/kept-answers.ts";
import card from "./card.module.css";
import css from "./day-puzzle.module.css";

/** The way to today's puzzle, with the tile that is to be laid in it, and whether it was tried. */
export default function DayPuzzle() {
  const today = puzzleOfDay(new Date(), PUZZLES.length);
  const standing = () => standingOf(today);
  const words = () => t().puzzles;
  return (
    <a class={`${card.card} ${css.puzzle}`} href="/puzzles">
      <span class={css.tile}>
        <Tile code={PUZZLES[today]!.hand[0]!} />
      </span>
      <span>
        <b>{words().today}</b>
        <span class={css.task}>
          <Show when={standing()} fallback={words().task}>
            {(standing) => words()[standing()]}
          </Show>
        </span>
      </span>
      <span class={card.go}>{standing() ? "" : words().solve}</span>
    </a>
  );
}
