import type { JudgedDecision } from "@endstation/bots";
import type { Seat } from "@endstation/engine";
import { createSignal, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { type Cast, SeatMark } from "../seat-mark.tsx";
import type { Stage } from "../stage.ts";
import { plyAfter } from "./course.ts";
import { signedText } from "./figures.ts";
import css from "./moments.module.css";
import { VerdictIcon } from "./verdict-icon.tsx";

const ALL = -1;

/** The faults of a game as a list: each leads to the position after it. */
export function Moments(props: {
  faults: readonly JudgedDecision[];
  stage: Stage;
  cast: Cast;
  nameOf: (ply: number, moves: readonly string[]) => string;
  onVisit: (ply: number) => void;
}) {
  const words = () => t().replay;
  const [whose, setWhose] = createSignal<Seat | typeof ALL>(ALL);
  const shown = () => props.faults.filter(({ seat }) => whose() === ALL || whose() === seat);
  const played = ({ ply, count }: JudgedDecision) =>
    props.nameOf(ply, props.cast.record.moves.slice(ply, ply + count));
  return (
    <section aria-label={words().moments}>
      <h2 class={css.head}>{words().moments}</h2>
      <div class={css.whose}>
        <Segmented
          label={words().of}
          value={whose()}
          choices={[
            { value: ALL, label: words().all },
            ...props.cast.people.map(({ name }, seat) => ({ value: seat, label: name })),
          ]}
          onChange={setWhose}
        />
      </div>
      <ol class={css.moments}>
        <For each={shown()} fallback={<li class={css.none}>{words().noMoments}</li>}>
          {(fault) => (
            <li>
              <button
                type="button"
                aria-current={plyAfter(fault) === props.stage.ply() ? "true" : undefined}
                onClick={() => props.onVisit(plyAfter(fault))}
              >
                <VerdictIcon verdict={fault.verdict} size={22} />
                <span class="sr">{words().verdicts[fault.verdict]}</span>
                <span class={css.ply}>{plyAfter(fault)}</span>
                <SeatMark cast={props.cast} seat={fault.seat} size={20} />
                <span class="sr">{props.cast.people[fault.seat]!.name}</span>
                <span class={css.what}>
                  {played(fault)}{" "}
                  <Show when={fault.better[0]}>
                    {(better) => (
                      <small>{words().better(props.nameOf(fault.ply, better().moves))}</small>
                    )}
                  </Show>
                </span>
                <span class={css.loss} data-verdict={fault.verdict}>
                  {signedText(-fault.loss)}
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
