import type { BySeat, Seat } from "@endstation/engine";
import { type Table, tableAt } from "@endstation/match";
import { createMemo, onCleanup, onMount, Show } from "solid-js";
import type { GameEntry, Participant, PlayProps } from "../../games.ts";
import { createFollowWords, type FollowWords } from "../../i18n/follow.ts";
import { Dock } from "../../replay/dock.tsx";
import { createPlaying } from "../../replay/playing.ts";
import { createStageKeys, type Stage, stageKeys } from "../../replay/stage.ts";
import { Button } from "../../ui/button.tsx";
import { later } from "../../ui/later.tsx";
import type { GamePast } from "./game-past.ts";
import { News } from "./news.tsx";
import css from "./past.module.css";
import type { Past } from "./past.ts";

/** What it takes to look back at a match. */
export interface PastScreenProps {
  readonly past: Past;
  readonly id: string;
  readonly entry: GameEntry;
  /** The present table. */
  readonly table: Table;
  readonly seat: Seat | null;
  readonly people: BySeat<Participant>;
  /** Whether it is this device's turn. */
  readonly mine: boolean;
  /** Who has made the last move, for those who are told of it. */
  readonly mover: string;
  /** Is told when the position stands on the screen, and when it does no more. */
  readonly onShow: (isShown: boolean) => void;
}

const NOTHING = () => null;
const refused = async () => null;

/** The game's own table at an earlier position, and the bar that walks through the match. */
export default function PastScreen(props: PastScreenProps) {
  // The present stays where it is until this is here, and where it does not come.
  const game = later(() => props.entry.past(), "base");
  void game.load();
  const words = createFollowWords();
  return (
    <Show when={game()} keyed>
      {(game) => (
        <Show when={words()}>
          {(words) => (
            <Opened
              past={props.past}
              id={props.id}
              entry={props.entry}
              table={props.table}
              seat={props.seat}
              people={props.people}
              mine={props.mine}
              mover={props.mover}
              onShow={props.onShow}
              game={game}
              words={words()}
            />
          )}
        </Show>
      )}
    </Show>
  );
}

function Opened(props: PastScreenProps & { game: GamePast; words: FollowWords }) {
  const { past, game } = props;
  const stage: Stage = {
    ply: () => past.ply() ?? past.last(),
    last: past.last,
    go: past.look,
  };
  const playing = createPlaying(stage);
  const keys = {
    deeds: { escape: past.leave, p: past.leave, " ": playing.toggle },
  };
  createStageKeys(stage, keys);
  // With the focus nowhere keys are this screen's alone: the table beneath must not hear them.
  const press = stageKeys(stage, keys);
  const listening = new AbortController();
  addEventListener(
    "keydown",
    (event) => {
      if (event.target !== document.body) return;
      event.stopImmediatePropagation();
      press(event);
    },
    { capture: true, signal: listening.signal },
  );
  onCleanup(() => listening.abort());

  const table = createMemo(() =>
    tableAt(game.game, props.table, { seat: props.seat, ply: stage.ply() }),
  );
  /** What the game's table is given: a position without anything round it, and no way to move. */
  const shell: PlayProps = {
    get id() {
      return props.id;
    },
    get table() {
      return table();
    },
    get seat() {
      return props.seat;
    },
    get people() {
      return props.people;
    },
    watching: 0,
    pending: false,
    isPast: true,
    freshFrom: null,
    play: refused,
    undo: refused,
    askUndo: refused,
    hear: () => {},
    lookBack: past.look,
    parts: { Menu: NOTHING, AtSeat: NOTHING, Hint: NOTHING, SinceLook: NOTHING, Again: NOTHING },
  };

  let lead!: HTMLHeadingElement;
  onMount(() => {
    props.onShow(true);
    lead.focus({ preventScroll: true });
  });
  onCleanup(() => props.onShow(false));

  return (
    <div class={css.past} data-past="">
      <game.Table {...shell} />
      <Dock
        stage={stage}
        playing={playing}
        lead={
          <h2 ref={lead} class={css.lead} tabindex="-1">
            {props.words.title} <span class="sr">{props.words.at(stage.ply(), stage.last())}</span>
            <News
              last={past.last()}
              mover={props.mover}
              mine={props.mine}
              words={props.words}
              class={css.news}
            />
          </h2>
        }
      >
        <Button look="main" onClick={past.leave}>
          {props.words.present}
        </Button>
      </Dock>
    </div>
  );
}
