import type { Position } from "@endstation/engine";
import type { Colour } from "@endstation/match";
import { type Accessor, createMemo, createSignal, onCleanup } from "solid-js";
import type { PlayProps } from "../games.ts";
import { t } from "../i18n/language.ts";
import { movesBack } from "../match/last-turn.ts";
import type { LogLine } from "../match/log/lines.ts";
import { later } from "../ui/later.tsx";
import type { Telling } from "./describe.ts";
import { deedsOf } from "./model/deeds.ts";
import { openPosition } from "./model/open.ts";
import { type Happening, story } from "./model/story.ts";
import { type Run, runsSince } from "./table/runs.ts";
import { createTurn, type Turn } from "./table/turn.ts";

const logbook = later(() => import("./tell-log.ts"), "aside");

/** A match as its screens see it: what is known, what happened, the own turn, cars that run. */
export interface Play {
  readonly position: Accessor<Position>;
  readonly events: Accessor<readonly Happening[]>;
  /** What happened in the game and beside it, as the log tells it; none until that is loaded. */
  readonly log: Accessor<readonly LogLine[]>;
  /** How many moves lead back to the start of the own last turn; 0: there is none. */
  readonly back: Accessor<number>;
  /** Whether the match is over, by the game's rules or before their end. */
  readonly over: Accessor<boolean>;
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
  void logbook.load();
  const events = createMemo(() => story(openPosition(props.table, props.seat)));
  const turn = createTurn(props, position);
  props.hear(() => deedsOf(events()));
  const [ran, setRan] = createSignal<ReadonlySet<Run>>(new Set());
  const telling = (): Telling => ({
    words: t(),
    people: props.people,
    cars: companies ?? props.people.map(({ colour }) => colour),
    companies: companies !== undefined,
    me: props.seat,
  });

  // Cars run for a move that has just been made, not for those that were made before one came.
  const latest = createMemo((before: { count: number; runs: readonly Run[] } | undefined) => {
    const count = events().length;
    return { count, runs: before ? runsSince(before.count, events(), turn.board().lines) : [] };
  });
  const runs = createMemo(() => latest().runs.filter((run) => !ran().has(run)));

  const log = createMemo(() => logbook()?.tellLog(telling(), props.table, events()) ?? []);
  const back = () => {
    if (props.isPast) return 0;
    const moves = props.table.moves.length;
    const { pending, seat } = position();
    // A tile was drawn and is not laid yet: the turn goes on.
    if (pending && seat === props.seat) return moves - (events().at(-1)?.ply ?? -1) - 1;
    return movesBack(events(), { seat: props.seat, moves });
  };

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
    log,
    back,
    over: () => position().over || props.table.ended !== null,
    turn,
    telling,
    runs,
    ran: (run) => setRan(new Set([...ran(), run])),
  };
}
