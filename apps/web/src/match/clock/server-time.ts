import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import type { Connection } from "../../net/connection.ts";

/** How often the time is read while it matters: what is shown of it is never a second off. */
const READ_EVERY_MS = 250;

/** The server's time in ms, which changes as long as `ticks` says that something counts down. */
export function createServerTime(
  connection: Connection,
  ticks: Accessor<boolean>,
): Accessor<number> {
  const [now, setNow] = createSignal(connection.serverNow());
  createEffect(() => {
    // Each word of the server sets the time anew.
    connection.standing();
    setNow(connection.serverNow());
    if (!ticks()) return;
    const timer = setInterval(() => setNow(connection.serverNow()), READ_EVERY_MS);
    onCleanup(() => clearInterval(timer));
  });
  return now;
}
