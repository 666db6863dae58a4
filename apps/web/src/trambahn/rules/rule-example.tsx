import {
  endPreview,
  judgeTrambahn,
  LINE_COLOURS,
  linesOf,
  makeCard,
  parseTrambahnMove,
  partsOfTrambahnMove,
  type RuleId,
  sheetOf,
  TRAMS,
  type TrambahnPosition,
  terminiOf,
  UNKNOWN_CARD,
  VERBS,
} from "@endstation/engine";
import { createMemo, createSignal, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { type Answer, Example, Tries } from "../../rules/example-box.tsx";
import { type ExampleProps, FactExample } from "../../rules/fact.tsx";
import { createCompact } from "../../ui/media.ts";
import { cardName, describeLine, describeTerminus, scores } from "../describe.ts";
import { DENSITIES } from "../draw/density.ts";
import { Line } from "../draw/line.tsx";
import { NUMERALS } from "../draw/pictures.ts";
import { Terminus } from "../draw/terminus.tsx";
import { stillPicture } from "../model/line-view.ts";
import { picture, signOf } from "../model/picture.ts";
import { tryOut } from "../model/trial.ts";
import LineExample from "./example.tsx";
import { FACTS } from "./facts.tsx";
import css from "./rule-example.module.css";
import { EXAMPLES, positionAt } from "./rule-examples.ts";

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

/** A move as one says it: "green 4, line III". */
function label(position: TrambahnPosition, move: string): string {
  const parsed = parseTrambahnMove(move);
  if (!parsed.ok) return move;
  const words = t().trambahn;
  const { phase, piece, place } = partsOfTrambahnMove(parsed.value);
  const lines = linesOf(position, position.seat);
  const card = () => {
    const code = makeCard(piece);
    return piece === UNKNOWN_CARD || code === "?" ? "?" : cardName(t(), picture(code));
  };
  const line = () =>
    place > 0 && lines[place - 1] ? words.line(signOf(lines, place)) : words.targets.fresh;
  switch (VERBS[phase]!) {
    case "pass":
      return `${card()}, ${words.terminus(NUMERALS[LINE_COLOURS[place]!])}`;
    case "stop":
      return `${card()}, ${line()}`;
    case "bank":
      return `${card()}, ${words.phases.bank}`;
    case "buy":
      return `${words.trams[TRAMS[piece]!]}, ${line()}`;
    case "end":
      return words.deeds.end;
  }
}

/** What a legal move brings about, in the table's own words. */
function outcome(
  before: TrambahnPosition,
  after: TrambahnPosition,
  move: string,
  telling: Telling,
): string {
  const words = telling.words.trambahn;
  const scored = sheetOf(after).slice(before.sheet.count);
  const { seat } = before;
  if (scored.length > 0) {
    return scored
      .map((entry) =>
        entry.type === "ride"
          ? words.ride.said(
              words.ride.of(words.colours[entry.colour]),
              scores(telling, entry.points),
            )
          : `${words.tourNow(entry.points[seat]!)}.`,
      )
      .join(" ");
  }
  if (move === "end") {
    const end = endPreview(before);
    const lines = linesOf(before, seat);
    const closing = end.closing.map(({ number }) => words.line(signOf(lines, number)));
    const money = end.closing.reduce((sum, { cards }) => sum + cards.length, 0);
    const closes =
      closing.length === 0
        ? words.ending.none
        : words.ending.closes(closing.length, words.list(closing), words.mark(money));
    const shuffles = end.reshuffles > 0 ? [words.ending.shuffles] : [];
    return [words.ending.draws(end.drawn), closes, ...shuffles].join(" ");
  }
  if (move.startsWith("bank") || move.startsWith("buy")) {
    const sum = `${words.offer.money}: ${words.mark(after.money.size(seat))}.`;
    return move.startsWith("bank") ? sum : `${sum} ${worths(before, after)}`;
  }
  return move.startsWith("stop") ? worths(before, after) : "";
}

/** What rides bring of the lines that a move has changed. */
function worths(before: TrambahnPosition, after: TrambahnPosition): string {
  const words = t().trambahn;
  const { seat } = before;
  const was = linesOf(before, seat);
  const lines = linesOf(after, seat);
  return lines
    .filter(({ number, cards, worth }) => {
      const old = was[number - 1];
      return !old || old.worth !== worth || old.cards.length !== cards.length;
    })
    .map(
      ({ number, worth }) =>
        `${words.line(signOf(lines, number))}: ${words.lineLabel.worth(words.points(worth))}.`,
    )
    .join(" ");
}
