import type { Line, Position } from "@endstation/engine";
import { createMemo, Show } from "solid-js";
import { language, t } from "../../i18n/language.ts";
import { Mark } from "../../ui/mark.tsx";
import { lineEnd, lineName, person, type Telling } from "../describe.ts";
import { nextEnds } from "../model/next-ends.ts";
import css from "./effects.module.css";
import { Rich } from "./rich.tsx";

/** As many ends are named; those that bring most. */
const MOST_ENDS = 3;

/** A line that is followed, beside the hand: whose it is, where it goes on, how long it is. */
export default function Followed(props: {
  line: Line;
  telling: Telling;
  /** Where it lies; without it nothing is said of its worth. */
  position?: Position;
}) {
  const owner = () => props.line.owner!;
  return (
    <div class={css.followed}>
      <ul class={css.effects}>
        <li>
          <Mark colour={props.telling.cars[owner()]!} size={26} />
          <span class={css.line}>
            <b>{lineName(props.telling, { owner: owner(), station: props.line.station })}</b>
            <span class={css.end}>
              <Show when={!props.telling.companies}>
                <Rich parts={[person(props.telling, owner())]} />,{" "}
              </Show>
              {lineEnd(t(), props.line.end)}
            </span>
          </span>
          <span class={css.figure}>{t().cableCar.tiles(props.line.passes.length)}</span>
        </li>
      </ul>
      <Show when={props.position && props.line.end.at === "open" && props.position}>
        {(position) => <Worth line={props.line} position={position()} />}
      </Show>
    </div>
  );
}

/** What a line under way is worth now, and how the next tile can end it, as sentences. */
function Worth(props: { line: Line; position: Position }) {
  const words = () => t().cableCar.worth;
  const ends = createMemo(() => nextEnds(props.position, props.line));
  const list = () => {
    const told = ends()
      .slice(0, MOST_ENDS)
      .map(({ end, points }) => words().end(lineEnd(t(), end), points));
    return new Intl.ListFormat(language(), { type: "disjunction" }).format(told);
  };
  return (
    <p class={css.worth}>
      {words().now(t().cableCar.points(props.line.passes.length))}{" "}
      {ends().length > 0 ? words().next(list()) : words().none}
    </p>
  );
}
