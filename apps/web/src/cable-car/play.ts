import type { Position } from "@endstation/engine";
import type { Colour } from "@endstation/match";
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import type { PlayProps } from "../games.ts";
import { t } from "../i18n/language.ts";
import type { Telling } from "./describe.ts";
import { openPosition } from "./model/open.ts";
import { type Happening, story } from "./model/story.ts";
import type { Run } from "./table/runs.ts";
import { createTurn, type Turn } from "./table/turn.ts";

/** A match as its screens see it: what is known, what happened, the own turn, cars that run. */
export interface Play {
  readonly position: Accessor<Position>;
  readonly events: Accessor<readonly Happening[]>;
  readonly turn: Turn;
  readonly telling: Accessor<Telling>;
  /** The cars that run home at this moment. */
  readonly runs: Accessor<readonly Run[]>;
  ran(run: Run): void;
}

/** Opens a match. `companies`: whose cars they are, by owner, where they are nobody's own. */
export function createPlay(props: PlayProps, companies?: readonly Colour[]): Play {
  const position = createMemo(() => openPosition(props.table, props.seat));
  // A position of its own: telling the story takes it apart.
  const events = createMemo(() => story(openPosition(props.table, props.seat)));
  const turn = createTurn(props, position);
  const [ran, setRan] = createSignal<ReadonlySet<Run>>(new Set());
  const telling = (): Telling => ({
    words: t(),
    people: props.people,
    cars: companies ?? props.people.map(({ colour }) => colour),
    companies: companies !== undefined,
    me: props.seat,
  });

  // Cars run for a move that has just been made, not for those that were made before one came;
  // when moves pile up only the last is shown.
  const latest = createMemo((before: { count: number; runs: readonly Run[] } | undefined) => {
    const count = events().length;
    const last = events().at(-1);
    if (!before || count <= before.count || last?.type !== "laying") return { count, runs: [] };
    const { lines } = turn.board();
    const runs = last.closed.map((line) => ({
      line,
      passes: lines.find(({ station }) => station === line.station)!.passes,
    }));
    return { count, runs };
  });
  const runs = createMemo(() => latest().runs.filter((run) => !ran().has(run)));

  createEffect(() => {
    if (position().over) props.onOver();
  });

  // Any touch and any key skips: input never waits for a car.
  const skip = () => runs().length > 0 && setRan(new Set(latest().runs));
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("pointerdown", skip, { capture: true, signal });
  document.addEventListener("keydown", skip, { capture: true, signal });
  onCleanup(() => listening.abort());

  return {
    position,
    events,
    turn,
    telling,
    runs,
    ran: (run) => setRan(new Set([...ran(), run])),
  };
}
