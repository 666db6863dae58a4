import { judgeTrambahn, linesOf, type RuleId, terminiOf } from "@endstation/engine";
import { createMemo, createSignal, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { type Answer, Example, Tries } from "../../rules/example-box.tsx";
import { type ExampleProps, FactExample } from "../../rules/fact.tsx";
import { createCompact } from "../../ui/media.ts";
import { describeLine, describeTerminus } from "../describe.ts";
import { DENSITIES } from "../draw/density.ts";
import { Line } from "../draw/line.tsx";
import { Terminus } from "../draw/terminus.tsx";
import { stillPicture } from "../model/line-view.ts";
import { picture, signOf } from "../model/picture.ts";
import { tryOut } from "../model/trial.ts";
import LineExample from "./example.tsx";
import { FACTS } from "./facts.tsx";
import css from "./rule-example.module.css";
import { EXAMPLES, positionAt } from "./rule-examples.ts";
import { label, outcome } from "./tried-move.ts";

/** The example of a rule: lines and termini as a table draws them; nothing where it has none. */
export default function RuleExample(props: ExampleProps) {
  return (
    <FactExample rule={props.rule} shows={props.shows} facts={FACTS}>
      <Show when={EXAMPLES[props.rule]}>
        <Example rule={props.rule}>
          <Shown rule={props.rule} />
          <Show when={props.rule === "TB-12"}>
            <LineExample />
          </Show>
        </Example>
      </Show>
    </FactExample>
  );
}

function Shown(props: { rule: RuleId }) {
  const compact = createCompact();
  const words = () => t().trambahn;
  const [chosen, setChosen] = createSignal(0);
  const all = () => EXAMPLES[props.rule]!;
  const one = () => all()[chosen()]!;
  const before = createMemo(() => positionAt(one().at));
  const trial = createMemo(() => tryOut(before(), [one().move]));
  const after = () => {
    const tried = trial();
    return tried.ok ? tried.after : before();
  };
  const seat = () => before().seat;
  const lines = () => linesOf(after(), seat());
  const isPass = () => one().move.startsWith("pass");
  const telling = (): Telling => ({
    words: t(),
    people: [0, 1].map(() => ({
      name: t().puzzles.opponent,
      colour: "blue",
      here: true,
      lost: null,
    })),
    me: seat(),
  });
  const answer = (): Answer => {
    const judged = judgeTrambahn(before(), one().move);
    if (!judged.ok) {
      const { code, message } = judged.error;
      return { allowed: false, sentence: words().faults[code as FaultKey] ?? message };
    }
    return { allowed: true, sentence: outcome(before(), after(), one().move, telling()) };
  };
  return (
    <Tries
      labels={all().map(({ at, move }) => label(positionAt(at), move))}
      chosen={chosen()}
      answer={answer()}
      onChoose={setChosen}
    >
      <Show
        when={isPass()}
        fallback={
          <ul class={css.lines}>
            <For each={lines()} fallback={<li>{words().side.none}</li>}>
              {(line) => (
                <li>
                  <Line
                    line={stillPicture(lines(), line)}
                    density={compact() ? DENSITIES.own.small : DENSITIES.other.wide}
                    width={compact() ? 290 : 440}
                    label={describeLine(t(), line, signOf(lines(), line.number))}
                    noTram={words().noTram}
                  />
                </li>
              )}
            </For>
          </ul>
        }
      >
        <ul class={css.termini}>
          <For each={terminiOf(after())}>
            {({ colour, cards }) => (
              <li>
                <Terminus
                  colour={colour}
                  waiting={cards.map(picture)}
                  coming={0}
                  size={{ place: compact() ? 13 : 20, gap: 2, bullet: compact() ? 9 : 13 }}
                />
                <span class="sr">{describeTerminus(t(), colour, cards.map(picture))}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Tries>
  );
}

type FaultKey = keyof ReturnType<typeof t>["trambahn"]["faults"];
