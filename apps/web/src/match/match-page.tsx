import { useParams } from "@solidjs/router";
import {
  createEffect,
  createSignal,
  ErrorBoundary,
  lazy,
  Match,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from "solid-js";
import { Dynamic } from "solid-js/web";
import { entryOf } from "../games.ts";
import { t } from "../i18n/language.ts";
import { connect } from "../net/connection.ts";
import { createInvite } from "../net/invite.ts";
import { Banner } from "./banner.tsx";
import css from "./match-page.module.css";
import { Problem } from "./problem.tsx";
import { createSeat } from "./seat.ts";

const Lobby = lazy(() => import("../lobby/lobby.tsx"));

/** A match by its link: the lobby until it starts, then whatever its game shows. */
export default function MatchPage() {
  const params = useParams<{ id: string }>();
  // Another match on the same page is another connection and another seat.
  return (
    <Show when={params.id} keyed>
      {(id) => <OneMatch id={id} />}
    </Show>
  );
}

function OneMatch(props: { id: string }) {
  const invite = createInvite(props.id);
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
  const seat = createSeat(props.id, connection);

  return (
    <ErrorBoundary
      fallback={(error: Error) => {
        console.error(error);
        return <Problem refusal={{ code: "internal", message: error.message }} />;
      }}
    >
      <Show when={connection.problem() === null}>
        <Banner
          status={connection.status()}
          pending={connection.pending()}
          seated={connection.place() !== null}
          onRetry={connection.retry}
        />
      </Show>
      <Switch fallback={<Loading />}>
        <Match when={connection.problem()}>{(refusal) => <Problem refusal={refusal()} />}</Match>
        <Match when={started()}>
          {(table) => (
            <Suspense fallback={<Loading />}>
              <Dynamic
                component={entryOf(table().game, table().options)?.Screen}
                id={props.id}
                table={table()}
                seat={seat.seat()}
                people={seat.people()}
                watching={connection.presence().watching}
                pending={connection.pending()}
                play={seat.play}
                undo={seat.undo}
                onOver={seat.onOver}
              />
            </Suspense>
          )}
        </Match>
        <Match when={connection.table()}>
          {(table) => (
            <Suspense fallback={<Loading />}>
              <Lobby id={props.id} connection={connection} table={table()} invite={invite()} />
            </Suspense>
          )}
        </Match>
      </Switch>
    </ErrorBoundary>
  );
}

/** Says that it is loading only when that takes long enough to wonder. */
function Loading() {
  const [late, setLate] = createSignal(false);
  createEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <main class={css.loading}>
      <p role="status">{late() ? t().match.loading : ""}</p>
    </main>
  );
}
