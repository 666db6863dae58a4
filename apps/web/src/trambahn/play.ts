import type { TrambahnPosition } from "@endstation/engine";
import { type Accessor, createMemo } from "solid-js";
import type { PlayProps } from "../games.ts";
import { t } from "../i18n/language.ts";
import { movesBack } from "../match/last-turn.ts";
import type { LogLine } from "../match/log/lines.ts";
import type { Telling } from "../match/telling.ts";
import { later } from "../ui/later.tsx";
import { openPosition } from "./model/open.ts";
import { type Happening, isScoring, story } from "./model/story.ts";
import { createTurn, type Turn } from "./table/turn.ts";

const logbook = later(() => import("./tell-log.ts"), "aside");

/** A match as its screens see it: what is known, what happened, the own turn. */
export interface Play {
  readonly position: Accessor<TrambahnPosition>;
  readonly events: Accessor<readonly Happening[]>;
  readonly turn: Turn;
  readonly telling: Accessor<Telling>;
  /** What happened in the game and beside it, as the log tells it; none until that is loaded. */
  readonly log: Accessor<readonly LogLine[]>;
  /** How many moves lead back to the start of the own last turn; 0: there is none. */
  readonly back: Accessor<number>;
}

/** Opens a match. */
export function createPlay(props: PlayProps): Play {
  void logbook.load();
  const position = createMemo(() => openPosition(props.table, props.seat));
  const events = createMemo(() => story(props.table.moves.map(({ move }) => move)));
  const telling = (): Telling => ({ words: t(), people: props.people, me: props.seat });
  return {
    position,
    events,
    turn: createTurn(props, position),
    telling,
    log: createMemo(() => logbook()?.tellLog(telling(), props.table, events()) ?? []),
    back: createMemo(() => {
      if (props.isPast) return 0;
      const deeds = events().flatMap((event) => (isScoring(event) ? [] : [event]));
      return movesBack(deeds, { seat: props.seat, moves: props.table.moves.length });
    }),
  };
}
