import { Show } from "solid-js";
import type { Connection } from "../../net/connection.ts";
import { createSeatCode } from "../../net/seat-link.ts";
import { part } from "../../ui/later.tsx";

const UseSeat = part(() => import("./use-seat.tsx"));

/** Asks, on a page that a link with a code for a seat has opened, whether to use the seat here. */
export function SeatFromLink(props: { id: string; connection: Connection }) {
  const brought = createSeatCode();
  return (
    <Show when={props.connection.problem() === null && brought.code()} keyed>
      {(code) => (
        <UseSeat id={props.id} connection={props.connection} code={code} onDone={brought.done} />
      )}
    </Show>
  );
}
