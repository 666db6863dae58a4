import type { Puzzle } from "@endstation/bots/puzzles";
import { For, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { signedText } from "../replay/review/figures.ts";
import { judgeAnswer, worthOf } from "./answer.ts";
import css from "./verdict.module.css";

/** So far off, in points, is still close. */
const CLOSE = 2;

/** A move as one says it. */
const moveText = (move: string): string =>
  move === "draw" ? t().puzzles.draw : t().puzzles.lay(move.slice(-2));

/** Whether the answer was right, what is better, and what every move promises. */
export function Verdict(props: {
  puzzle: Puzzle;
  answer: string;
  /** The move that the board shows. */
  shown: string | null;
  onShow: (move: string) => void;
  ref: (heading: HTMLElement) => void;
}) {
  const words = () => t().puzzles;
  const judgement = () => judgeAnswer(props.puzzle, props.answer);
  const best = () => props.puzzle.outlooks[0]!.move;
  const headline = () => {
    const { right, difference } = judgement();
    if (right) return words().right;
    return difference <= CLOSE ? words().close : words().wrong;
  };
  const sentence = () => {
    const { right, difference } = judgement();
    const by = words().points(Number(difference.toFixed(1)));
    return right ? words().margin(by) : words().loss(by, moveText(best()));
  };
  return (
    <section class={css.verdict} data-right={judgement().right ? "" : undefined}>
      <h2 ref={props.ref} tabindex="-1">
        {headline()}
      </h2>
      <p>{sentence()}</p>
      <ul aria-label={words().moves}>
        <For each={props.puzzle.outlooks}>
          {({ move }) => (
            <li>
              <button
                type="button"
                aria-pressed={props.shown === move}
                onClick={() => props.onShow(move)}
              >
                <span>{moveText(move)}</span>
                <Show when={move === best() || move === props.answer}>
                  <small>
                    {[
                      ...(move === best() ? [words().best] : []),
                      ...(move === props.answer ? [words().yours] : []),
                    ].join(", ")}
                  </small>
                </Show>
                <b>{signedText(worthOf(props.puzzle, move))}</b>
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
