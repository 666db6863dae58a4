import { CLOSING_POINTS, COMPANIES, type CompanyStanding } from "@endstation/engine";
import { createMemo, For } from "solid-js";
import { t } from "../../i18n/language.ts";
import { MarkShape } from "../../ui/mark.tsx";
import { companyName, type Telling } from "../describe.ts";
import css from "./meter.module.css";
import { type Placed, placeMarks, scale } from "./meter-marks.ts";

const TICKS = [0, 5, 10, 15, 20];
const RAIL = 74;

/**
 * Every company as a tram on one line, whose terminus is the sum that closes the exchange; with
 * the ghost, how far its tile would bring them.
 */
export function Meter(props: {
  /** The best first. */
  standings: readonly CompanyStanding[];
  /** With the ghost laid, by company. */
  ahead: readonly CompanyStanding[];
  telling: Telling;
}) {
  const marks = createMemo(() => placeMarks(props.standings));
  const label = () => {
    const best = props.standings[0]!;
    return t().companies.meter(
      companyName(props.telling, best.company),
      best.points,
      CLOSING_POINTS,
    );
  };
  const aheadOf = ({ company }: CompanyStanding) => props.ahead[COMPANIES.indexOf(company)]!.points;
  const moved = () => marks().filter(({ standing }) => aheadOf(standing) > standing.points);
  const way = ({ standing, x, rise }: Placed) =>
    `M${x} ${RAIL - rise}H${scale(Math.min(aheadOf(standing), CLOSING_POINTS)) - 6}`;
  return (
    <svg class={css.meter} viewBox="0 6 480 92" role="img" aria-label={label()}>
      <path class={css.rail} d={`M${scale(0)} ${RAIL}H${scale(CLOSING_POINTS) - 10}`} />
      <For each={TICKS}>
        {(tick) => (
          <>
            <path class={css.tick} d={`M${scale(tick)} 70v8`} />
            <text class={css.number} x={scale(tick)} y="95">
              {tick}
            </text>
          </>
        )}
      </For>
      <For each={moved()}>
        {(mark) => <path class={css.ahead} data-c={mark.standing.company} d={way(mark)} />}
      </For>
      <rect
        class={css.terminus}
        x={scale(CLOSING_POINTS) - 12}
        y="60"
        width="36"
        height="28"
        rx="4"
      />
      <text class={css.limit} x={scale(CLOSING_POINTS) + 6} y="79.5">
        {CLOSING_POINTS}
      </text>
      <For each={marks()}>
        {({ standing, x, rise }) => (
          <g transform={`translate(${x} ${RAIL - 1 - rise})`}>
            <MarkShape colour={standing.company} />
          </g>
        )}
      </For>
    </svg>
  );
}
