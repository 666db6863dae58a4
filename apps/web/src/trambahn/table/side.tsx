import type { Seat } from "@endstation/engine";
import { createMemo, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import type { ShellParts } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { person, type Telling } from "../../match/telling.ts";
import { describeLine, nameOf } from "../describe.ts";
import { type Breadth, DENSITIES, type Density, type Owner, smaller } from "../draw/density.ts";
import { Line } from "../draw/line.tsx";
import { type LineView, lineViews } from "../model/line-view.ts";
import { isAtLine, type Place } from "../model/place.ts";
import type { Scoring } from "../model/story.ts";
import { CardsIcon, MoneyIcon } from "./icons.tsx";
import { Rich } from "./rich.tsx";
import { createRoving } from "./roving.ts";
import css from "./side.module.css";
import type { Turn } from "./turn.ts";

/** With more lines than this a side is drawn one size smaller. */
const MOST_LINES = 4;
/** The most that a line needs, in px; beyond it stands what a ride brings. */
const WIDTHS: Readonly<Record<Breadth, number>> = { wide: 562, medium: 456, small: 480 };
/** What the sum at the end of a line needs where it has room of its own, in px. */
const SUM_WIDTH = 112;

/** One player: name, points, hand and money as counts, and the lines. */
export function Side(props: {
  seat: Seat;
  owner: Owner;
  turn: Turn;
  telling: Telling;
  breadth: Breadth;
  /** The ride or tour that is shown just now. */
  scoring: Scoring | null;
  /** What the log points at. */
  marked?: Place | null;
  AtSeat: ShellParts["AtSeat"];
}) {
  const words = () => t().trambahn;
  const position = () => props.turn.position();
  const views = createMemo(() => lineViews(props.turn, props.seat));
  const toMove = () => !position().over && position().seat === props.seat;
  const gain = () => props.scoring?.points[props.seat] ?? 0;
  const density = () => {
    const { [props.owner]: own } = DENSITIES;
    return views().length > MOST_LINES ? smaller(props.owner, props.breadth) : own[props.breadth];
  };
  const away = () => !props.telling.people[props.seat]!.here;
  const roving = createRoving();

  const [room, setRoom] = createSignal(0);
  let section!: HTMLElement;
  onMount(() => {
    const watch = new ResizeObserver(() => setRoom(section.clientWidth));
    watch.observe(section);
    onCleanup(() => watch.disconnect());
  });
  const width = () =>
    Math.min(WIDTHS[props.breadth], room() - (props.breadth === "small" ? 0 : SUM_WIDTH));
  const targets = () => views().filter(({ target }) => target !== null);

  return (
    <section
      ref={section}
      class={css.side}
      data-owner={props.owner}
      aria-label={
        props.seat === props.telling.me
          ? words().side.yourLines
          : words().side.lines(nameOf(props.telling, props.seat))
      }
    >
      <h2 class={css.head}>
        <Show when={toMove()}>
          <i class={css.turn} aria-hidden="true" />
        </Show>
        <span class={css.name}>
          <Rich parts={[person(props.telling, props.seat)]} />
        </span>
        <span class={css.score}>
          {position().sheet.points[props.seat]}
          <Show when={props.scoring && gain() > 0}>
            <i class={css.gain}>+{gain()}</i>
          </Show>
        </span>
        <Show when={away()}>
          <span class={css.away}>{words().side.away}</span>
        </Show>
        <props.AtSeat seat={props.seat} />
        <span class={css.have} data-have="">
          <span>
            <CardsIcon />
            <span aria-hidden="true">{position().hands.size(props.seat)}</span>
            <span class="sr">{words().side.hand(position().hands.size(props.seat))}</span>
          </span>
          <span
            class={css.money}
            data-money=""
            data-marked={
              props.marked?.kind === "money" && props.marked.seat === props.seat ? "" : undefined
            }
          >
            <MoneyIcon />
            {words().mark(position().money.size(props.seat))}
          </span>
        </span>
      </h2>
      <ul data-lines={props.owner} onFocusIn={roving.onFocusIn} onKeyDown={roving.onKeyDown}>
        <Show when={room() > 0}>
          <For each={views()} fallback={<li class={css.none}>{words().side.none}</li>}>
            {(view) => (
              <Row
                view={view}
                density={density()}
                width={width()}
                lit={isLit(view, props.seat, props.scoring)}
                riding={props.scoring !== null && isLit(view, props.seat, props.scoring)}
                marked={isAtLine(props.marked ?? null, props.seat, view.picture.sign)}
                buying={props.turn.phase() === "buy"}
                tabIndex={roving.tabIndex(targets().indexOf(view), targets().length)}
                onChoose={() => props.turn.choose(view.number)}
              />
            )}
          </For>
        </Show>
      </ul>
    </section>
  );
}

/** Whether a line stays bright while a ride or a tour is shown; all do where none is. */
function isLit(view: LineView, seat: Seat, scoring: Scoring | null): boolean {
  if (!scoring) return true;
  const { sign, colour } = view.picture;
  if (scoring.kind === "tour") return scoring.seat === seat && scoring.sign === sign;
  return scoring.colour === colour && view.picture.tram !== null;
}

function Row(props: {
  view: LineView;
  density: Density;
  width: number;
  lit: boolean;
  riding: boolean;
  /** Whether the log points at it. */
  marked: boolean;
  /** Whether it is a tram that looks for a line. */
  buying: boolean;
  tabIndex: number;
  onChoose: () => void;
}) {
  const words = () => t().trambahn;
  const label = () => {
    const { line, picture } = props.view;
    return line
      ? describeLine(t(), line, picture.sign)
      : words().lineLabel.head(picture.sign, words().colours[picture.colour]);
  };
  const use = () => {
    if (props.view.target === "chosen") return words().lineLabel.chosen;
    return props.buying ? words().lineLabel.buys : words().lineLabel.takes;
  };
  return (
    <li
      class={css.row}
      style={{ "--axis": `${props.density.y}px` }}
      data-target={props.view.target ?? undefined}
      data-tour={props.view.tour === null ? undefined : ""}
      data-marked={props.marked ? "" : undefined}
      data-dim={props.lit ? undefined : ""}
    >
      <Line
        line={props.view.picture}
        density={props.density}
        width={props.width}
        label={label()}
        noTram={words().noTram}
        riding={props.riding}
      />
      <span class={css.worth}>
        <Show when={props.view.tour}>
          {(points) => <span class={css.tag}>{words().tourNow(points())}</span>}
        </Show>
        <span>
          <span class={css.sum}>
            {props.view.points} × {props.view.factor} ={" "}
          </span>
          <Show when={props.view.was !== null}>
            <s class={css.was}>{props.view.was}</s>
          </Show>
          <b class={props.view.was !== null ? css.new : undefined}>{props.view.worth}</b>
        </span>
      </span>
      <Show when={props.view.target}>
        <button
          type="button"
          class={css.choose}
          tabindex={props.tabIndex}
          aria-pressed={props.view.target === "chosen"}
          aria-label={`${words().lineLabel.head(props.view.picture.sign, words().colours[props.view.picture.colour])}: ${use()}`}
          onClick={() => props.onChoose()}
        />
      </Show>
    </li>
  );
}
