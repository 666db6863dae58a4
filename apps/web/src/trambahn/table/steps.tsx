import { For } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Step } from "./progress.ts";
import css from "./steps.module.css";

/** The five phases as stops of a line: passed, present, still to come. */
export function Steps(props: { steps: readonly Step[]; onLook: (step: Step) => void }) {
  const words = () => t().trambahn;
  const name = (step: Step) => {
    const phase = words().phases[step.verb];
    return step.count > 0 && step.verb !== "end" ? words().counted(phase, step.count) : phase;
  };
  return (
    <ol class={css.steps} aria-label={words().phaseLabel}>
      <For each={props.steps}>
        {(step) => (
          <li class={css[step.state]} aria-current={step.state === "now" ? "step" : undefined}>
            <button
              type="button"
              class={css.step}
              disabled={!step.open}
              aria-label={words().step[step.state](name(step))}
              onClick={() => props.onLook(step)}
            >
              <span>{name(step)}</span>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}
