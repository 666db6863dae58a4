import { createEffect } from "solid-js";
import type { Connection } from "../net/connection.ts";
import { followTo } from "../net/rematch.ts";

/**
 * Goes along to the next match by itself when the players go on with one: on every page that was
 * there before it was made. One that is opened later shows the result, with the way to it.
 */
export function createFollowing(
  id: string,
  { connection, goTo }: { connection: Connection; goTo: (next: string) => void },
): void {
  let wasHere = false;
  createEffect(() => {
    const table = connection.table();
    if (!table) return;
    if (table.next === null) wasHere = true;
    else if (wasHere) {
      wasHere = false;
      followTo(id, table.next);
      goTo(table.next);
    }
  });
}
