import type { Seat } from "@endstation/engine";
import { createEffect, createMemo, createSignal, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { fill, plain } from "../../i18n/phrase.ts";
import type { LogLine } from "../../match/log/lines.ts";
import { createLeads } from "../../match/log/log-leads.ts";
import { lastUndone } from "../../match/log/undone.ts";
import { person, type Telling } from "../../match/telling.ts";
import { afterLoading } from "../../ui/after-loading.ts";
import { part } from "../../ui/later.tsx";
import { useTitle } from "../../ui/title.ts";
import { aloud } from "../aloud.ts";
import { placeText, scoringText } from "../describe.ts";
import { type Place, placeOf } from "../model/place.ts";
import { type Happening, isScoring, type Scoring } from "../model/story.ts";
import { refusalText } from "../refusal.ts";
import { createBreadth } from "./breadth.ts";
import { Dock } from "./dock.tsx";
import { Offer } from "./offer.tsx";
import { Rich } from "./rich.tsx";
import { RideCard } from "./ride-card.tsx";
import { Sheet } from "./sheet.tsx";
import { Side } from "./side.tsx";
import css from "./table.module.css";
import { Termini } from "./termini.tsx";
import { type Beside, TopBar } from "./top-bar.tsx";
import type { Turn } from "./turn.ts";

const BesideTable = part(() => import("./beside.tsx"), "aside");
const Toast = part(async () => ({ default: (await import("../../ui/toast.tsx")).Toast }), "base");
const Log = part(() => import("./log.tsx"), "aside");

/** The table of a match under way: one tree of elements, laid out anew for each size of screen. */
export function TableScreen(props: {
  play: PlayProps;
  turn: Turn;
  telling: Telling;
  events: readonly Happening[];
  /** What happened in the game and beside it. */
  log: readonly LogLine[];
  /** How many moves lead back to the start of the own last turn; 0: there is none. */
  back: number;
  /** The ride or tour that is shown just now. */
  scoring: Scoring | null;
  onShown: () => void;
}) {
  const breadth = createBreadth();
  const [notice, setNotice] = createSignal("");
  const [open, setOpen] = createSignal<Beside | null>(null);
  let main!: HTMLElement;

  const leads = createLeads(props.play);
  /** What the log points at. */
  const marked = createMemo((): Place | null => {
    const at = leads.marked;
    const event = at === null ? undefined : props.events[at - 1];
    return event ? placeOf(event) : null;
  });
  // What was pointed at gives way to what happens next.
  createEffect(() => {
    position();
    leads.unmark();
  });
  const words = () => t().trambahn;
  /** The player at the lower edge: this device's, or the first for those who watch. */
  const near = (): Seat => props.play.seat ?? 0;
  const position = () => props.turn.position();
  const scorings = () => props.events.filter(isScoring);
  const moves = () => props.play.table.moves.map(({ move }) => move);
  const moment = () => ({
    last: props.events.findLast((event) => !isScoring(event)),
    undone: lastUndone(props.play.table, props.log),
    mine: props.turn.mine(),
  });
  const turnText = () => {
    if (position().over) return t().match.over;
    if (props.turn.mine()) return t().match.yourTurn;
    const { turnOf, wasOf, wasYours } = t().match;
    if (props.play.isPast && position().seat === props.play.seat) return wasYours;
    return plain(
      fill(props.play.isPast ? wasOf : turnOf, { who: person(props.telling, position().seat) }),
    );
  };
  if (!props.play.isPast) {
    afterLoading(
      () => import("./flights.ts"),
      ({ createFlights }) =>
        createFlights(main, {
          events: () => props.events,
          moves: () => props.play.table.moves.length,
          near,
          picked: () => props.turn.picked(),
        }),
    );
    // The title tells of the present.
    useTitle(() => `${turnText()}: ${words().name}, Endstation`);
  }

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
  /** Takes back what was done last in the own turn; where that is not free, asks for the turn. */
  async function takeBack() {
    // Asked before: once it is done, what is left to take back is the turn before.
    if (props.turn.undoable() > 0) {
      const refused = await props.turn.undo();
      if (refused?.code !== "needs-consent") return refused;
    }
    return props.play.askUndo(props.back);
  }
  const undo = () => props.back > 0 && attempt(takeBack);

  const find = (what: string) => {
    const group = main.querySelector<HTMLElement>(`[data-${what}]`);
    (group?.querySelector<HTMLElement>('button[tabindex="0"]') ?? group)?.focus();
  };
  const doMain = () => (props.turn.deed()?.kind === "end" ? askEnd() : props.turn.deed() && act());
  // Whatever they do can be done without them, too.
  afterLoading(
    () => import("../../match/keys.ts"),
    ({ createKeys }) =>
      createKeys({
        main: () => main,
        // After a deed its button is gone: a turn goes on by keys with the focus nowhere.
        nowhere: () => true,
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
          escape: () => (leads.marked === null ? props.turn.clear() : leads.unmark()),
          ...(props.play.lookBack && { c: () => setOpen("unseen") }),
          "?": () => setOpen("keys"),
        },
      }),
  );

  return (
    <main ref={main} class={css.table}>
      <h1 class="sr">{turnText()}</h1>
      <TopBar
        turn={props.turn}
        watching={props.play.watching}
        Menu={props.play.parts.Menu}
        Hint={props.play.parts.Hint}
        back={props.back}
        onOpen={setOpen}
      />
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
          <Log lines={props.log} most={12} leads={leads} />
        </div>
      </aside>
      <Side
        seat={1 - near()}
        owner="other"
        turn={props.turn}
        telling={props.telling}
        breadth={breadth()}
        scoring={props.scoring}
        marked={marked()}
        AtSeat={props.play.parts.AtSeat}
      />
      <Termini turn={props.turn} breadth={breadth()} scoring={props.scoring} marked={marked()} />
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
        marked={marked()}
        AtSeat={props.play.parts.AtSeat}
      />
      <Dock
        turn={props.turn}
        telling={props.telling}
        seat={props.play.seat}
        breadth={breadth()}
        moves={moves()}
        pending={props.play.pending}
        back={props.back}
        onAct={act}
        onEnd={askEnd}
        onUndo={undo}
      />
      <p class="sr" role="status">
        {aloud(props.telling, moment())}
      </p>
      <p class="sr" role="status">
        {props.scoring ? scoringText(props.telling, props.scoring) : ""}
      </p>
      <p class="sr" role="status">
        {marked() ? t().aside.log.marked(placeText(t(), marked()!)) : ""}
      </p>
      <props.play.parts.SinceLook lines={props.log} draw={(parts) => <Rich parts={parts} />} />
      <Toast text={notice()} about={props.play.table.revision} onGone={() => setNotice("")} />
      <Show when={open()}>
        {(open) => (
          <BesideTable
            open={open()}
            turn={props.turn}
            telling={props.telling}
            log={props.log}
            leads={leads}
            scorings={scorings()}
            seats={[near(), 1 - near()]}
            mayLookBack={props.play.lookBack !== undefined}
            onEnd={end}
            onClose={() => setOpen(null)}
          />
        )}
      </Show>
    </main>
  );
}
