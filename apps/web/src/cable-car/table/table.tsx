import type { Line, Station } from "@endstation/engine";
import { createEffect, createMemo, createSignal, onCleanup, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import { refusalText } from "../../i18n/refusal.ts";
import { createCompact } from "../../ui/media.ts";
import { useTitle } from "../../ui/title.ts";
import { Toast } from "../../ui/toast.tsx";
import { effect, eventText, type Telling } from "../describe.ts";
import type { Laying } from "../model/story.ts";
import { Actions } from "./actions.tsx";
import { BoardArea } from "./board-area.tsx";
import { Effects } from "./effects.tsx";
import { Followed, nextOpen } from "./followed.tsx";
import type { GridHandle } from "./grid.tsx";
import { Hand } from "./hand.tsx";
import { Heading, turnParts } from "./heading.tsx";
import { KeysDialog } from "./keys.tsx";
import { Log } from "./log.tsx";
import { LogDialog } from "./log-dialog.tsx";
import type { Run } from "./runs.ts";
import { Scores } from "./scores.tsx";
import css from "./table.module.css";
import { TopBar } from "./top-bar.tsx";
import type { Turn } from "./turn.ts";

/** The table of a match under way: one tree of elements, laid out anew for each size of screen. */
export function TableScreen(props: {
  play: PlayProps;
  turn: Turn;
  telling: Telling;
  events: readonly Laying[];
  runs: readonly Run[];
  onRan: (run: Run) => void;
}) {
  const compact = createCompact();
  const [followed, setFollowed] = createSignal<Station | null>(null);
  const [notice, setNotice] = createSignal("");
  const [open, setOpen] = createSignal<"keys" | "log" | null>(null);
  let grid: GridHandle | undefined;
  let main!: HTMLElement;

  const words = () => t().cableCar;
  const lines = () => props.turn.board().lines;
  const followedLine = createMemo(() => lines().find((line) => line.station === followed()));
  const effects = createMemo(() => props.turn.changes().map((one) => effect(props.telling, one)));
  const closed = () => props.events.flatMap((event) => event.closed);
  const last = () => props.events.at(-1);

  useTitle(() => `${plain(turnParts(props.turn, props.telling))}: ${words().name}, Endstation`);

  // The line that was followed gives way to the preview, and to the next turn.
  createEffect(() => {
    props.turn.ghost();
    props.turn.position();
    setFollowed(null);
  });

  async function confirm() {
    setNotice("");
    const refused = await props.turn.confirm();
    if (refused) setNotice(refusalText(refused));
  }

  function follow(line: Line | undefined) {
    setFollowed(line && line.station !== followed() ? line.station : null);
  }

  function keyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || open()) return;
    // With the focus nowhere the page itself has it: keys are the table's then too.
    if (event.target !== document.body && !main.contains(event.target as Node)) return;
    const deed = KEYS[event.key.toLowerCase()];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
  document.addEventListener("keydown", keyDown);
  onCleanup(() => document.removeEventListener("keydown", keyDown));
  const KEYS: Readonly<Record<string, () => void>> = {
    r: () => props.turn.rotate(),
    escape: () => (followed() === null ? props.turn.takeBack() : setFollowed(null)),
    h: () => main.querySelector<HTMLElement>("[data-hand]")?.focus(),
    s: () => main.querySelector<HTMLElement>("[data-scores]")?.focus(),
    l: () => {
      const laying = last();
      if (laying) grid?.focusCell(laying.cell);
    },
    "?": () => setOpen("keys"),
  };

  return (
    <main ref={main} class={css.table}>
      <TopBar
        turn={props.turn}
        telling={props.telling}
        watching={props.play.watching}
        onLog={() => setOpen("log")}
        onKeys={() => setOpen("keys")}
      />
      <BoardArea
        turn={props.turn}
        telling={props.telling}
        compact={compact()}
        last={last()?.cell ?? null}
        followed={followed()}
        runs={props.runs}
        onRan={props.onRan}
        onFollow={(station) => follow(lines().find((line) => line.station === station))}
        onConfirm={confirm}
        onExplain={(code) => setNotice(t().faults[code] ?? "")}
        grid={(handle) => {
          grid = handle;
        }}
      />
      <Heading turn={props.turn} telling={props.telling} followed={followedLine()} />
      <section
        class={css.hand}
        data-many={props.turn.pieces().length > 1 ? "" : undefined}
        aria-label={words().hand}
      >
        <Show when={props.play.seat !== null}>
          <Hand turn={props.turn} />
        </Show>
        <Show
          when={followedLine()}
          fallback={
            <Show when={props.turn.ghost()}>
              <Effects effects={effects()} telling={props.telling} label={words().effects} />
            </Show>
          }
        >
          {(line) => <Followed line={line()} telling={props.telling} />}
        </Show>
      </section>
      <Actions
        turn={props.turn}
        telling={props.telling}
        pending={props.play.pending}
        following={followed() !== null}
        onConfirm={confirm}
        onNext={() => follow(nextOpen(lines(), followed()))}
        onBack={() => setFollowed(null)}
      />
      <section class={css.score} aria-label={words().scores} tabindex="-1" data-scores="">
        <h2 class={css.head}>{words().scoreHead}</h2>
        <Scores turn={props.turn} telling={props.telling} closed={closed()} />
      </section>
      <section class={css.log} aria-label={words().log}>
        <h2 class={css.head}>{words().logHead}</h2>
        <Log events={props.events} telling={props.telling} most={compact() ? 3 : 20} />
      </section>
      <p class="sr" role="status">
        {last() ? eventText(props.telling, last()!) : ""}
      </p>
      <p class="sr" role="status">
        {effects()
          .map(({ name, end, figure }) => `${name} ${end}, ${figure}.`)
          .join(" ")}
      </p>
      <Toast text={notice()} onGone={() => setNotice("")} />
      <Show when={open() === "keys"}>
        <KeysDialog onClose={() => setOpen(null)} />
      </Show>
      <Show when={open() === "log"}>
        <LogDialog events={props.events} telling={props.telling} onClose={() => setOpen(null)} />
      </Show>
    </main>
  );
}
