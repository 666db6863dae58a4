import type { Seat } from "@endstation/engine";
import { createSignal, Match, onCleanup, Show, Switch } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { fill, plain } from "../../i18n/phrase.ts";
import { person, type Telling } from "../../match/telling.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useTitle } from "../../ui/title.ts";
import { Toast } from "../../ui/toast.tsx";
import { eventText, scoringText } from "../describe.ts";
import { type Happening, isScoring, type Scoring } from "../model/story.ts";
import { refusalText } from "../refusal.ts";
import { createBreadth } from "./breadth.ts";
import { EndDialog, KeysDialog, MenuDialog } from "./dialogs.tsx";
import { Dock } from "./dock.tsx";
import { createKeys } from "./keys.ts";
import { Log } from "./log.tsx";
import { Offer } from "./offer.tsx";
import { RideCard } from "./ride-card.tsx";
import { Sheet } from "./sheet.tsx";
import { Side } from "./side.tsx";
import css from "./table.module.css";
import { Termini } from "./termini.tsx";
import { type Beside, TopBar } from "./top-bar.tsx";
import type { Turn } from "./turn.ts";

/** The table of a match under way: one tree of elements, laid out anew for each size of screen. */
export function TableScreen(props: {
  play: PlayProps;
  turn: Turn;
  telling: Telling;
  events: readonly Happening[];
  /** The ride or tour that is shown just now. */
  scoring: Scoring | null;
  onShown: () => void;
}) {
  const breadth = createBreadth();
  const [notice, setNotice] = createSignal("");
  const [open, setOpen] = createSignal<Beside | null>(null);
  let main!: HTMLElement;

  const words = () => t().trambahn;
  /** The player at the lower edge: this device's, or the first for those who watch. */
  const near = (): Seat => props.play.seat ?? 0;
  const position = () => props.turn.position();
  const scorings = () => props.events.filter(isScoring);
  const moves = () => props.play.table.moves.map(({ move }) => move);
  const last = () => props.events.filter((event) => !isScoring(event)).at(-1);
  const turnText = () => {
    if (position().over) return t().match.over;
    if (props.turn.mine()) return t().match.yourTurn;
    return plain(fill(t().match.turnOf, { who: person(props.telling, position().seat) }));
  };
  useTitle(() => `${turnText()}: ${words().name}, Endstation`);

  async function attempt(deed: () => Promise<Parameters<typeof refusalText>[0] | null>) {
    // One at a time: the answer may take a while, and fingers are fast.
    if (props.play.pending) return;
    setNotice("");
    const refused = await deed();
    if (refused) setNotice(refusalText(refused));
  }
  const act = () => attempt(props.turn.act);
  const end = () => {
    setOpen(null);
    attempt(props.turn.end);
  };
  /** Ends the turn, after asking once where lines would be lost. */
  function askEnd() {
    if (!props.turn.mine() || !props.turn.may().includes("end")) return;
    if (props.turn.picked().length > 0 || props.turn.tram()) props.turn.clear();
    if ((props.turn.ending()?.closing.length ?? 0) > 0) setOpen("end");
    else end();
  }
  const undo = () => props.turn.undoable() > 0 && attempt(props.turn.undo);

  const find = (what: string) => {
    const group = main.querySelector<HTMLElement>(`[data-${what}]`);
    (group?.querySelector<HTMLElement>('button[tabindex="0"]') ?? group)?.focus();
  };
  const doMain = () => (props.turn.deed()?.kind === "end" ? askEnd() : props.turn.deed() && act());
  onCleanup(
    createKeys({
      applies: (target) => open() === null && (target === document.body || main.contains(target)),
      digit: (digit) => digit <= props.turn.hand().length && props.turn.pick(digit - 1),
      keys: {
        h: () => find("hand"),
        o: () => find('lines="own"'),
        t: () => find("termini"),
        b: () => find("offer"),
        s: () => setOpen("sheet"),
        d: doMain,
        u: undo,
        e: askEnd,
        escape: () => props.turn.clear(),
        "?": () => setOpen("keys"),
      },
    }),
  );

  return (
    <main ref={main} class={css.table}>
      <h1 class="sr">{turnText()}</h1>
      <TopBar turn={props.turn} watching={props.play.watching} onOpen={setOpen} />
      <aside class={css.sheet} aria-label={words().sheet.title}>
        <Sheet
          scorings={scorings()}
          seats={[near(), 1 - near()]}
          points={[...position().sheet.points]}
          telling={props.telling}
        />
        <button
          type="button"
          class={css.openSheet}
          aria-label={words().sheet.open}
          onClick={() => setOpen("sheet")}
        />
        <div class={css.log}>
          <h2 class="sr">{words().logHead}</h2>
          <Log events={props.events} telling={props.telling} most={12} />
        </div>
      </aside>
      <Side
        seat={1 - near()}
        owner="other"
        turn={props.turn}
        telling={props.telling}
        breadth={breadth()}
        scoring={props.scoring}
      />
      <Termini turn={props.turn} breadth={breadth()} scoring={props.scoring} />
      <Offer turn={props.turn} seat={near()} own={props.play.seat !== null} breadth={breadth()} />
      <Show when={props.scoring} keyed>
        {(scoring) => <RideCard scoring={scoring} telling={props.telling} onDone={props.onShown} />}
      </Show>
      <Side
        seat={near()}
        owner="own"
        turn={props.turn}
        telling={props.telling}
        breadth={breadth()}
        scoring={props.scoring}
      />
      <Dock
        turn={props.turn}
        telling={props.telling}
        seat={props.play.seat}
        breadth={breadth()}
        moves={moves()}
        pending={props.play.pending}
        onAct={act}
        onEnd={askEnd}
        onUndo={undo}
      />
      <p class="sr" role="status">
        {last() ? eventText(props.telling, last()!) : ""}
      </p>
      <p class="sr" role="status">
        {props.scoring ? scoringText(props.telling, props.scoring) : ""}
      </p>
      <Toast text={notice()} onGone={() => setNotice("")} />
      <Switch>
        <Match when={open() === "keys"}>
          <KeysDialog onClose={() => setOpen(null)} />
        </Match>
        <Match when={open() === "menu"}>
          <MenuDialog
            position={props.turn.position()}
            onOpen={setOpen}
            onClose={() => setOpen(null)}
          />
        </Match>
        <Match when={open() === "end"}>
          <EndDialog turn={props.turn} onEnd={end} onClose={() => setOpen(null)} />
        </Match>
        <Match when={open() === "log"}>
          <Dialog title={words().logHead} onClose={() => setOpen(null)}>
            <Log events={props.events} telling={props.telling} most={props.events.length} />
          </Dialog>
        </Match>
        <Match when={open() === "sheet"}>
          <Dialog title={words().sheet.title} onClose={() => setOpen(null)}>
            <Sheet
              scorings={scorings()}
              seats={[near(), 1 - near()]}
              points={[...position().sheet.points]}
              telling={props.telling}
              upright
            />
          </Dialog>
        </Match>
      </Switch>
    </main>
  );
}
