import { isLocalMatchId, type Table } from "@endstation/match";
import { createSignal, Show } from "solid-js";
import { Portal } from "solid-js/web";
import { entryOf, type ShellParts } from "../games.ts";
import { t } from "../i18n/language.ts";
import type { Connection } from "../net/connection.ts";
import { followTo } from "../net/rematch.ts";
import { navigate } from "../router.tsx";
import { afterLoading } from "../ui/after-loading.ts";
import { part } from "../ui/later.tsx";
import { AtSeat } from "./at-seat.tsx";
import { createClocks } from "./clock/clocks.ts";
import type { HandOver } from "./curtain/hand-over.ts";
import type { Deed } from "./feedback/cues.ts";
import { useFeedback } from "./feedback/use-feedback.ts";
import { allowsHints } from "./hint/allowed.ts";
import { Loading } from "./loading.tsx";
import type { Look } from "./look/create-look.ts";
import { freshFrom } from "./look/looked.ts";
import { MatchMenu } from "./menu/menu.tsx";
import type { MenuSlots, MenuState } from "./menu/menu-dialog.tsx";
import type { Reactions } from "./reaction/reactions.ts";
import type { SeatView } from "./seat.ts";
import css from "./shelf.module.css";
import type { Telling } from "./telling.ts";

// Few matches have any.
const HintButton = part(() => import("./hint/hint-button.tsx"));
// What a table can be seen and played without comes behind it.
const Aside = part(() => import("./aside.tsx"), "aside");
const SinceLook = part(() => import("./look/since-look.tsx"), "aside");
const Again = part(() => import("./result/again.tsx"));
const PastPlace = part(() => import("./past/past-place.tsx"), "base");

/** A match that has started: its game's screen, and round it all that knows no rules. */
export function Running(props: {
  id: string;
  connection: Connection;
  table: Table;
  seat: SeatView;
  look: Look;
  handOver: HandOver;
  /** Where what floats over the table stands. */
  shelf: HTMLElement;
  slots: MenuSlots;
}) {
  const { connection, seat, look, handOver } = props;
  const clocks = createClocks(connection, seat.order);
  const [reactions, setReactions] = createSignal<Reactions>();
  afterLoading(
    () => import("./reaction/reactions.ts"),
    ({ createReactions }) => setReactions(createReactions(connection, seat.order)),
  );
  const [news, setNews] = createSignal<HTMLElement>();
  const entry = () => entryOf(props.table.game, props.table.options);
  const pending = () => connection.pending();
  const telling = (): Telling => ({ words: t(), people: seat.people(), me: seat.seat() });
  const [deeds, hear] = createSignal<() => readonly Deed[]>(() => []);
  const felt = useFeedback(() => ({
    seat: seat.seat(),
    moves: props.table.moves.length,
    mine: seat.mine(),
    over: seat.over(),
    deeds: deeds()(),
  }));
  const [lookAt, setLookAt] = createSignal<(ply: number | null) => void>();
  const [isPast, setPast] = createSignal(false);
  const wasHere = props.table.next === null;
  const lookBack = (ply: number | null) => lookAt()?.(ply);
  let present!: HTMLElement;
  /** Who has moved last, where it was not this device's player. */
  const lastMover = () => {
    const by = deeds()().at(-1)?.seat;
    return by === undefined || by === seat.seat() ? "" : (seat.people()[by]?.name ?? "");
  };

  const menu: MenuState = {
    get table() {
      return props.table;
    },
    get people() {
      return seat.people();
    },
    get place() {
      return connection.place();
    },
    get turn() {
      return connection.standing()?.turn ?? null;
    },
    get watching() {
      return connection.presence().watching;
    },
    get pending() {
      return pending();
    },
    get reactions() {
      return reactions();
    },
    isLocal: isLocalMatchId(props.id),
    get own() {
      return handOver.own();
    },
    get rules() {
      return `${entry()?.rules ?? "/"}?match=${props.id}`;
    },
    get learn() {
      return entry()?.learn ?? "/";
    },
    act: (action) => connection.send(action),
    takeBack: seat.askUndo,
    handOver: handOver.begin,
    lookBack: () => lookBack(null),
  };

  const parts: ShellParts = {
    Menu: (own) => <MatchMenu state={menu} slots={props.slots} back={own.back} more={own.more} />,
    AtSeat: (own) => (
      <AtSeat
        seat={own.seat}
        lost={seat.people()[own.seat]?.lost ?? null}
        substituted={seat.people()[own.seat]?.isSubstituted ?? false}
        clocks={clocks}
        reactions={reactions()}
      />
    ),
    Hint: (own) => (
      <Show when={allowsHints(props.id, props.table) && !seat.over() && seat.seat() !== null}>
        <HintButton
          table={props.table}
          seat={seat.seat()!}
          disabled={pending() || !seat.mine()}
          onMove={own.onMove}
        />
      </Show>
    ),
    SinceLook: (own) => (
      <Show when={news()}>
        {(mount) => (
          <SinceLook
            look={look}
            table={props.table}
            me={seat.seat()}
            lines={own.lines}
            draw={own.draw}
            mount={mount()}
          />
        )}
      </Show>
    ),
    Again: () => (
      <Again
        next={props.table.next}
        seated={connection.place() !== null}
        pending={pending()}
        wasHere={wasHere}
        onRematch={() => void connection.send({ type: "rematch" })}
        onFollow={(next) => followTo(props.id, next)}
        goTo={(next) => navigate(`/g/${next}`)}
      />
    ),
  };

  return (
    <>
      {/* It goes on beneath an earlier position, where nobody sees or reaches it. */}
      <div
        ref={(element) => {
          present = element;
        }}
        class={css.present}
        inert={isPast()}
      >
        <Show when={entry()} keyed>
          {({ Screen }) => (
            <>
              <Show when={!Screen.isHere()}>
                <Loading />
              </Show>
              <Screen
                id={props.id}
                table={props.table}
                seat={seat.seat()}
                people={seat.people()}
                watching={connection.presence().watching}
                pending={pending() || props.table.paused}
                freshFrom={fresh(props.table, look)}
                play={(moves) => felt(seat.play(moves))}
                undo={seat.undo}
                askUndo={seat.askUndo}
                lookBack={lookBack}
                mayTry={true}
                hear={(read) => hear(() => read)}
                parts={parts}
              />
            </>
          )}
        </Show>
      </div>
      <PastPlace
        id={props.id}
        entry={entry()}
        table={props.table}
        seat={seat.seat()}
        people={seat.people()}
        mine={seat.mine()}
        mover={lastMover()}
        present={present}
        onReady={(look) => setLookAt(() => look)}
        onShow={setPast}
      />
      <Portal mount={props.shelf}>
        <div ref={setNews} class={css.slot} />
      </Portal>
      <Aside
        connection={connection}
        table={props.table}
        telling={telling()}
        clocks={clocks}
        reactions={reactions()}
        over={seat.over()}
        shelf={props.shelf}
      />
    </>
  );
}

/** From which move on the table is new to whoever looks at it. */
function fresh(table: Table, look: Look): number | null {
  const missed = look.missed();
  return missed && freshFrom(table, missed.since);
}
