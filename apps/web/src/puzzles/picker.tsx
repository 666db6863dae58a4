import { PUZZLES } from "@endstation/bots/puzzles";
import { For } from "solid-js";
import { t } from "../i18n/language.ts";
import area from "../ui/area-head.module.css";
import { standingOf } from "./kept-answers.ts";
import css from "./picker.module.css";

/** All puzzles as stops of a line: today's, and those that were answered here. */
export function Picker(props: { index: number; today: number }) {
  const words = () => t().puzzles;
  const label = (index: number) => {
    const answered = standingOf(index);
    return [
      words().title(index + 1),
      ...(index === props.today ? [words().ofToday] : []),
      ...(answered ? [words()[answered]] : []),
    ].join(", ");
  };
  return (
    <nav class={css.picker} aria-label={words().all}>
      <h2 class={area.head}>{words().all}</h2>
      <ul>
        <For each={PUZZLES}>
          {(_, i) => (
            <li>
              <a
                href={i() === props.today ? "/puzzles" : `/puzzles/${i() + 1}`}
                aria-label={label(i())}
                aria-current={i() === props.index ? "page" : undefined}
                data-state={standingOf(i())}
                data-today={i() === props.today ? "" : undefined}
              >
                {i() + 1}
              </a>
            </li>
          )}
        </For>
      </ul>
    </nav>
  );
}
