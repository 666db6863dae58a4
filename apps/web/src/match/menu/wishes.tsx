import type { Table } from "@endstation/match";
import { Show } from "solid-js";
import type { Connection } from "../../net/connection.ts";
import { AskForSeat } from "../../seat/asks/ask-for-seat.tsx";
import { Asks } from "../../seat/asks/asks.tsx";

/** Watchers and seats: a watcher's way to ask for one, and the host's list of those who do. */
export default function Wishes(props: { id: string; connection: Connection; table: Table }) {
  const { connection } = props;
  const hosts = () => connection.place() !== null && connection.place() === props.table.host;
  return (
    <>
      <Show when={connection.place() === null && !connection.standing()?.over}>
        <AskForSeat id={props.id} connection={connection} table={props.table} />
      </Show>
      <Show when={hosts()}>
        <Asks
          table={props.table}
          here={connection.presence().here}
          disabled={connection.pending()}
          onAct={(action) => void connection.send(action)}
        />
      </Show>
    </>
  );
}
