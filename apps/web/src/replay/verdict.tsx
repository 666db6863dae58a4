import type { JudgedDecision, Verdict } from "@endstation/bots";
import { Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { type CoursePoint, expectedAt, isFault, plyAfter } from "./review/course.ts";
import { chanceText, lossText, pointsText } from "./review/figures.ts";
import { VerdictIcon } from "./review/verdict-icon.tsx";
import type { Cast } from "./seat-mark.tsx";
import css from "./verdict.module.css";

/** What led to the position that is looked at, and what is to be said of it. */
export function VerdictLine(props: {
  ply: number;
  cast: Cast;
  /** Who made the last move, and what it was. */
  made: { readonly seat: number; readonly what: string } | null;
  judged: JudgedDecision | null;
  course: readonly CoursePoint[];
  nameOf: (ply: number, moves: readonly string[]) => string;
}) {
  const words = () => t().replay;
  return (
    <div class={css.verdict} role="status" data-reviewed={props.course.length > 0 ? "" : undefined}>
      <Show when={props.made} fallback={<h2>{words().start}</h2>}>
        {(made) => (
          <h2>
            <Show when={signed(props.judged)}>
              {(verdict) => <VerdictIcon verdict={verdict()} size={24} />}
            </Show>
            <span>
              {words().moveBy(props.ply, props.cast.people[made().seat]!.name, made().what)}
              <Show when={props.judged}>
                {(one) => <em data-verdict={one().verdict}> {words().verdicts[one().verdict]}</em>}
              </Show>
            </span>
          </h2>
        )}
      </Show>
      <Show when={props.judged}>
        {(one) => (
          <p>{judgedText(one(), { ...props, after: expectedAt(props.course, plyAfter(one())) })}</p>
        )}
      </Show>
    </div>
  );
}

/** The verdict, where it has a sign. */
const signed = (judged: JudgedDecision | null): Verdict | null =>
  judged && (isFault(judged) || judged.verdict === "best") ? judged.verdict : null;

/** A verdict in sentences. */
function judgedText(
  judged: JudgedDecision,
  {
    after,
    nameOf,
  }: { after: CoursePoint; nameOf: (ply: number, moves: readonly string[]) => string },
): string {
  const words = t().replay;
  const { ply, loss, standardError, verdict, better, seat } = judged;
  const name = better[0] ? nameOf(ply, better[0].moves) : "";
  const [best, got] = [judged.chances[seat]!, after.chances[seat]!].map(chanceText) as [
    string,
    string,
  ];
  switch (verdict) {
    case "blunder":
    case "inaccuracy":
      return `${words.lost(lossText(loss, standardError), name)} ${words.chanceFell(got, best)}`;
    case "slight":
      return `${words.wasBetter(name, pointsText(loss))} ${words.chance(got)}`;
    case "equal":
      return `${words.within} ${words.chance(got)}`;
    case "best":
      return `${words.none} ${words.chance(got)}`;
    case "random":
      return words.byChance;
  }
}
