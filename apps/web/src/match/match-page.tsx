import { isLocalMatchId } from "@endstation/match";
import {
  createEffect,
  createMemo,
  createSignal,
  ErrorBoundary,
  Match,
  onCleanup,
  Show,
  Switch,
} from "solid-js";
import { entryOf, type Participant } from "../games.ts";
import { Lobby } from "../lobby/page.ts";
import { connect } from "../net/connection.ts";
import { createFragment } from "../net/fragment.ts";
import { param } from "../router.tsx";
import { SeatFromLink } from "../seat/devices/from-link.tsx";
import { afterLoading } from "../ui/after-loading.ts";
import { part } from "../ui/later.tsx";
import { createAhead } from "./ahead.ts";
import { createSharedDevice } from "./curtain/shared-device.ts";
import { Failed } from "./failed.tsx";
import { Loading } from "./loading.tsx";
import { createLook } from "./look/create-look.ts";
import { Running } from "./running.tsx";
import { createSeat, seenBefore } from "./seat.ts";
import shelfCss from "./shelf.module.css";

// What a table can be seen without.
const Banner = part(() => import("./banner.tsx"), "aside");
const Curtain = part(() => import("./curtain/curtain.tsx"), "aside");
// Parts of the menu, wanted with it.
const OwnSeat = part(() => import("./menu/own-seat.tsx"));
const Wishes = part(() => import("./menu/wishes.tsx"));

/** A match by its link: the lobby until it starts, then whatever its game shows. */
export default function MatchPage() {
  // Another match on the same page is another connection and another seat.
  return (
    <Show when={param("id")} keyed>
      {(id) => <OneMatch id={id} />}
    </Show>
  );
}

function OneMatch(props: { id: string }) {
  // Whether or not anybody asks for it, an invite is not to stay in the address bar.
  createFragment(async () => {
    if (location.hash === "") return;
    const invites = await import("../net/invite.ts").catch(() => null);
    invites?.takeInviteFromAddress(props.id);
  });
  const connection = connect(props.id);
  onCleanup(connection.close);
  const started = () => {
    const table = connection.table();
    return table?.order ? table : null;
  };
  // While people gather in the lobby, the table loads.
  createEffect(() => {
    const table = connection.table();
    if (table) entryOf(table.game, table.options)?.Screen.preload();
  });
  const isHere = createAhead(props.id, connection);
  const [shelf, setShelf] = createSignal<HTMLElement>();
  const look = createLook(seenBefore(props.id), connection.table);
  const seat = createSeat(props.id, connection, look);
  const handOver = createSharedDevice(props.id, connection);

  const sitting = (place: number | null) =>
    place === null ? undefined : seat.people()[seat.order().indexOf(place)];
  // Kept while the next seat's view is on its way, when no table says who they are.
  const curtain = createMemo<{ to: Participant; from: Participant | null } | null>((before) => {
    const place = handOver.to();
    if (place === null) return null;
    if (connection.table() === null) return before ?? null;
    const to = sitting(place);
    return to ? { to, from: sitting(connection.place()) ?? null } : null;
  }, null);
  // Its button has gone with it: whoever has the device now begins at the board or the hand.
  createEffect((hung: boolean) => {
    const hangs = curtain() !== null;
    if (hung && !hangs) requestAnimationFrame(focusTable);
    return hangs;
  }, false);
  // Whoever is to move goes on alone; the others ask, one question at a time.
  const mayResume = () =>
    seat.seat() !== null && (seat.mine() || connection.table()?.offer === null);
  afterLoading(
    () => import("./turn-signal.ts"),
    ({ useSigns, useTurnSignal }) => {
      useTurnSignal(seat.mine);
      useSigns(
        () => `${started() !== null} ${seat.mine()} ${connection.standing()?.over}`,
        connection.sign,
      );
    },
  );
  afterLoading(
    () => import("./notices/restore.ts"),
    ({ useRestoredPush }) => useRestoredPush(props.id, connection.place),
  );

  const keepFocus = (place: HTMLElement) =>
    afterLoading(
      () => import("../ui/return-focus.ts"),
      ({ returnFocus }) => returnFocus(place),
    );

  return (
    <ErrorBoundary
      fallback={(error: Error) => {
        console.error(error);
        return <Failed refusal={{ code: "internal", message: error.message }} />;
      }}
    >
      <div ref={keepFocus} class={shelfCss.shelf} data-game={connection.table()?.game}>
        <Show when={connection.problem() === null && curtain() === null}>
          <Banner
            status={connection.status()}
            pending={connection.pending()}
            seated={connection.place() !== null}
            paused={connection.table()?.paused ?? false}
            mayResume={mayResume()}
            handOver={sitting(handOver.waits())?.name ?? null}
            onRetry={connection.retry}
            onResume={() => void connection.send({ type: "offer", offer: { kind: "resume" } })}
            onHandOver={() => {
              const place = handOver.waits();
              if (place !== null) handOver.begin(place);
            }}
          />
        </Show>
        <div ref={setShelf} class={shelfCss.slot} />
      </div>
      <SeatFromLink id={props.id} connection={connection} />
      <Switch fallback={<Loading />}>
        <Match when={connection.problem()}>
          {(refusal) => <Failed refusal={refusal()} id={props.id} />}
        </Match>
        <Match when={connection.table() && !isHere()}>
          <Loading />
        </Match>
        <Match when={curtain()}>
          {(between) => (
            <Curtain
              to={between().to}
              from={between().from}
              opening={handOver.opening()}
              held={handOver.held()}
              onOpen={handOver.open}
              onStay={handOver.stay}
            />
          )}
        </Match>
        <Match when={started() && !handOver.known()}>
          <Loading />
        </Match>
        <Match when={started()}>
          {(table) => (
            <Running
              id={props.id}
              connection={connection}
              table={table()}
              seat={seat}
              look={look}
              handOver={handOver}
              shelf={shelf()!}
              slots={
                isLocalMatchId(props.id)
                  ? {}
                  : {
                      asks: () => <Wishes id={props.id} connection={connection} table={table()} />,
                      own: () => <OwnSeat id={props.id} connection={connection} />,
                    }
              }
            />
          )}
        </Match>
        <Match when={connection.table()}>
          {(table) => (
            <>
              <Show when={!Lobby.isHere()}>
                <Loading />
              </Show>
              <Lobby id={props.id} connection={connection} table={table()} />
            </>
          )}
        </Match>
      </Switch>
    </ErrorBoundary>
  );
}

/** Puts the focus where a turn begins, unless something has it. */
function focusTable(): void {
  if (document.activeElement !== document.body) return;
  const stop = '[role="grid"] [tabindex="0"], [data-hand] [tabindex="0"]';
  document.querySelector<HTMLElement>(stop)?.focus({ preventScroll: true });
}
