import { type Cell, type ClosedLine, cellName, type Line, type Station } from "@endstation/engine";
import { type Accessor, createEffect, createMemo, createSignal } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { type Part, plain } from "../../i18n/phrase.ts";
import { refusalText } from "../../i18n/refusal.ts";
import { createLeads, type LogLeads } from "../../match/log/log-leads.ts";
import { afterLoading } from "../../ui/after-loading.ts";
import { useTitle } from "../../ui/title.ts";
import { type Effect, effect } from "../describe.ts";
import type { Happening } from "../model/story.ts";
import type { Play } from "../play.ts";
import type { GridHandle } from "./grid.tsx";
import { turnParts } from "./heading.tsx";
import { hintParts } from "./hint.ts";
import { nextOpen } from "./next-open.ts";

/** What lies beside the table, by the name of its dialog. */
export type Beside = "keys" | "log" | "unseen";

/** What lies on a table besides the game: what is looked at, what is open, what is said. */
export interface Desk {
  readonly shell: PlayProps;
  readonly play: Play;
  readonly followed: Accessor<Line | undefined>;
  readonly open: Accessor<Beside | null>;
  readonly notice: Accessor<string>;
  /** What the ghost does, in words. */
  readonly effects: Accessor<readonly Effect[]>;
  /** What there is to do. */
  readonly hint: Accessor<readonly Part[]>;
  readonly closed: Accessor<readonly ClosedLine[]>;
  readonly lastCell: Accessor<Cell | null>;
  /** The cells on which tiles were laid since this device last looked. */
  readonly fresh: Accessor<readonly Cell[]>;
  /** What the log points at, with its number there. */
  readonly marked: Accessor<{ readonly number: number; readonly event: Happening } | null>;
  /** Where the log's lines lead from here. */
  readonly leads: LogLeads;
  /** Follows the line of a station; the one that is followed already, no longer. */
  follow(station: Station | null): void;
  followNext(): void;
  show(dialog: Beside | null): void;
  /** Shows a move as if it had been chosen. */
  suggest(move: string): void;
  notify(text: string): void;
  /** Does what is previewed, and says why when that is refused. */
  confirm(): Promise<void>;
  /** Takes the own last turn back, or asks the others to agree to that. */
  undo(): Promise<void>;
  grid(handle: GridHandle): void;
  main(element: HTMLElement): void;
}

/** How a game's own table differs in what keys and the main button do. */
export interface Deeds {
  readonly name: Accessor<string>;
  /** What this game has to say that is more urgent than what to do. */
  news?(): string | undefined;
  confirm(): ReturnType<Play["turn"]["confirm"]>;
  takeBack(): void;
  /** Chooses what leads to a move of the record's notation. */
  suggest(move: string): void;
  /** Keys of this game alone, by the key's name in small letters. */
  readonly keys?: Readonly<Record<string, () => void>>;
}

/** The state of a table on the screen, and its keys. */
export function createDesk(shell: PlayProps, play: Play, deeds: Deeds): Desk {
  const { turn, events, telling } = play;
  const [followed, setFollowed] = createSignal<Station | null>(null);
  const leads = createLeads(shell);
  const [notice, setNotice] = createSignal("");
  const [open, setOpen] = createSignal<Beside | null>(null);
  let grid: GridHandle | undefined;
  let main!: HTMLElement;

  const lines = () => turn.board().lines;
  /** Whose lines are the own ones; in The Companies nobody's are. */
  const owner = () => (telling().companies ? null : shell.seat);
  const lastCell = () => events().findLast((event) => event.type === "laying")?.cell ?? null;
  // The title tells of the present.
  if (!shell.isPast)
    useTitle(() => `${plain(turnParts(turn, telling()))}: ${deeds.name()}, Endstation`);

  // The line that was followed gives way to the preview, and to the next turn.
  createEffect(() => {
    turn.ghost();
    play.position();
    setFollowed(null);
    leads.unmark();
    // What was said of another cell, too.
    setNotice("");
  });
  // What the log points at takes the place of the line that was followed.
  createEffect(() => leads.marked !== null && setFollowed(null));
  // A try goes with the move that makes it impossible, and not without a word.
  createEffect(() => {
    const gone = turn.tryGone();
    if (gone !== null) setNotice(t().cableCar.tryGone(cellName(gone)));
  });
  const marked = createMemo(() => {
    const at = leads.marked;
    const event = at === null ? undefined : events()[at - 1];
    return event ? { number: at!, event } : null;
  });
  /** Takes away what is only pointed at; whether there was anything. */
  const unpoint = () => {
    const any = followed() !== null || leads.marked !== null;
    setFollowed(null);
    leads.unmark();
    return any;
  };

  // Whatever they do can be done without them, too.
  afterLoading(
    () => import("../../match/keys.ts"),
    ({ createKeys }) =>
      createKeys({
        main: () => main,
        // Letters are the table's only while the focus is in it (WCAG 2.1.4); Esc is no letter.
        nowhere: (key) => key === "escape",
        keys: {
          r: () => turn.rotate(),
          escape: () => unpoint() || deeds.takeBack(),
          h: () => main.querySelector<HTMLElement>("[data-hand]")?.focus(),
          s: () => main.querySelector<HTMLElement>("[data-scores]")?.focus(),
          l: () => {
            const event = marked()?.event;
            const cell = event?.type === "laying" ? event.cell : lastCell();
            if (cell !== null) grid?.focusCell(cell);
          },
          ...(shell.lookBack && { c: () => setOpen("unseen") }),
          "?": () => setOpen("keys"),
          ...deeds.keys,
        },
      }),
  );

  const followedLine = createMemo(() => lines().find((line) => line.station === followed()));
  const follow = (station: Station | null) => setFollowed(station === followed() ? null : station);

  return {
    shell,
    play,
    followed: followedLine,
    open,
    notice,
    marked,
    leads,
    effects: createMemo(() => turn.changes().map((one) => effect(telling(), one))),
    hint: createMemo(() =>
      hintParts({ turn, telling: telling(), followed: followedLine(), news: deeds.news?.() }),
    ),
    closed: () => events().flatMap((event) => (event.type === "laying" ? event.closed : [])),
    lastCell,
    fresh: createMemo(() => {
      const { freshFrom } = shell;
      if (freshFrom === null) return [];
      return events().flatMap((event) =>
        event.type === "laying" && event.ply >= freshFrom && event.seat !== shell.seat
          ? [event.cell]
          : [],
      );
    }),
    follow,
    followNext: () => follow(nextOpen(lines(), followed(), owner())?.station ?? null),
    show: setOpen,
    suggest(move) {
      setFollowed(null);
      deeds.suggest(move);
    },
    notify(text) {
      // What is said again is read out again.
      setNotice("");
      setNotice(text);
    },
    async confirm() {
      setNotice("");
      const refused = await deeds.confirm();
      if (refused) setNotice(refusalText(refused));
      // The button that was pressed has gone, and the browser notices with the next frame.
      else requestAnimationFrame(() => document.activeElement === document.body && grid?.focus());
    },
    async undo() {
      setNotice("");
      if (play.back() === 0) return;
      const refused = await shell.askUndo(play.back());
      if (refused) setNotice(refusalText(refused));
    },
    grid: (handle) => {
      grid = handle;
    },
    main: (element) => {
      main = element;
    },
  };
}
