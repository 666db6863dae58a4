import type { JudgedDecision } from "@endstation/bots";
import { createMemo, createSignal, For, onCleanup, onMount } from "solid-js";
import { t } from "../../i18n/language.ts";
import { type Cast, SeatMark } from "../seat-mark.tsx";
import type { Stage } from "../stage.ts";
import { type CoursePoint, expectedAt, plyAfter } from "./course.ts";
import css from "./graph.module.css";
import { scaleOf, spread } from "./scale.ts";
import { VerdictShape } from "./verdict-icon.tsx";

const LEFT = 34;
const TOP = 26;
const AXIS_ROOM = 46;
const LABEL_GAP = 21;
/** What is drawn on a narrow screen and on a wide one, in px. */
const SIZES = {
  narrow: { right: 50, points: 120, chances: 56 },
  wide: { right: 128, points: 176, chances: 76 },
};

/**
 * The course of a game: everybody's expected points, the chance to win as bands that fill the
 * height, and between them the axis, on which the faults are stops. To press it is to go there.
 */
export function Graph(props: {
  course: readonly CoursePoint[];
  faults: readonly JudgedDecision[];
  stage: Stage;
  cast: Cast;
}) {
  const words = () => t().replay;
  const [width, setWidth] = createSignal(0);
  let box!: HTMLDivElement;
  onMount(() => {
    const watch = new ResizeObserver(() => setWidth(box.clientWidth));
    watch.observe(box);
    onCleanup(() => watch.disconnect());
  });
  const isNarrow = () => width() < 480;
  const size = () => (isNarrow() ? SIZES.narrow : SIZES.wide);
  const span = () => Math.max(width() - LEFT - size().right, 1);
  const x = (ply: number) => LEFT + (ply / Math.max(props.stage.last(), 1)) * span();
  const scale = createMemo(() => scaleOf(props.course.flatMap(({ scores }) => scores)));
  const y = (points: number) => {
    const { low, high } = scale();
    return TOP + ((high - points) / (high - low)) * size().points;
  };
  const axis = () => TOP + size().points + AXIS_ROOM / 2;
  const bandTop = () => TOP + size().points + AXIS_ROOM + 20;
  const seats = () => props.cast.people.map((_, seat) => seat);
  const line = (seat: number) =>
    props.course
      .map(({ ply, scores }, i) => `${i ? "L" : "M"}${x(ply)} ${y(scores[seat]!)}`)
      .join("");
  /** The upper edge of a seat's band: the chances of all before it and its own. */
  const edge = (upTo: number) =>
    props.course.map(({ ply, chances }) => {
      const sum = chances.slice(0, upTo).reduce((a, b) => a + b, 0);
      return `${x(ply)} ${bandTop() + (1 - Math.min(sum, 1)) * size().chances}`;
    });
  const band = (seat: number) => `M${edge(seat + 1).join("L")}L${edge(seat).reverse().join("L")}Z`;
  const labels = createMemo(() => {
    const end = props.course.at(-1)!.scores;
    return spread(end.map(y), LABEL_GAP).map((at, seat) => ({ at, seat, points: end[seat]! }));
  });
  const now = () => expectedAt(props.course, props.stage.ply());

  function seek(event: PointerEvent) {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const share = (event.clientX - box.getBoundingClientRect().left - LEFT) / span();
    props.stage.go(Math.round(share * props.stage.last()));
  }

  return (
    <div ref={box} class={css.graph} onPointerDown={seek} onPointerMove={seek}>
      <svg
        width={width()}
        height={bandTop() + size().chances + 4}
        viewBox={`0 0 ${width()} ${bandTop() + size().chances + 4}`}
        aria-hidden="true"
      >
        <text class={css.title} x={LEFT} y="12">
          {words().expected}
        </text>
        <For each={scale().ticks}>
          {(tick) => (
            <>
              <path class={css.grid} d={`M${LEFT} ${y(tick)}H${LEFT + span()}`} />
              <text class={css.tick} x={LEFT - 8} y={y(tick) + 4.5}>
                {tick}
              </text>
            </>
          )}
        </For>
        <For each={seats()}>
          {(seat) => (
            <g data-c={props.cast.people[seat]!.colour}>
              <path class={css.key} d={line(seat)} />
              <path class={css.line} d={line(seat)} />
            </g>
          )}
        </For>
        <For each={labels()}>
          {({ at, seat, points }) => (
            <g transform={`translate(${LEFT + span() + 6} ${at})`}>
              <g transform="translate(0 -9)">
                <SeatMark cast={props.cast} seat={seat} size={18} />
              </g>
              <text class={css.label} x="23" y="5.5">
                {isNarrow()
                  ? Math.round(points)
                  : `${short(props.cast.people[seat]!.name)} ${Math.round(points)}`}
              </text>
            </g>
          )}
        </For>
        <text class={css.title} x={LEFT} y={bandTop() - 9}>
          {words().chances}
        </text>
        <For each={seats()}>
          {(seat) => (
            <path class={css.band} data-c={props.cast.people[seat]!.colour} d={band(seat)} />
          )}
        </For>
        <text class={css.tick} x={LEFT - 8} y={bandTop() + 10}>
          100
        </text>
        <text class={css.tick} x={LEFT - 8} y={bandTop() + size().chances}>
          0
        </text>
        <path class={css.axis} d={`M${LEFT} ${axis()}H${LEFT + span()}`} />
        <path class={css.gone} d={`M${LEFT} ${axis()}H${x(props.stage.ply())}`} />
        <path
          class={css.cursor}
          d={`M${x(props.stage.ply())} ${TOP - 4}V${bandTop() + size().chances}`}
        />
        <For each={props.faults}>
          {(fault) => (
            <g
              transform={`translate(${x(plyAfter(fault))} ${axis()}) scale(${isNarrow() ? 0.55 : 0.7})`}
            >
              <VerdictShape verdict={fault.verdict} plain />
            </g>
          )}
        </For>
        <circle class={css.thumb} cx={x(props.stage.ply())} cy={axis()} r="9" />
        <For each={seats()}>
          {(seat) => (
            <circle
              class={css.dot}
              data-c={props.cast.people[seat]!.colour}
              cx={x(now().ply)}
              cy={y(now().scores[seat]!)}
              r="5"
            />
          )}
        </For>
      </svg>
    </div>
  );
}

/** A name as far as there is room for it beside a line. */
const short = (name: string): string => (name.length > 9 ? `${name.slice(0, 8)}…` : name);
