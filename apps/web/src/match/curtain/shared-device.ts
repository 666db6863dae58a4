import { createEffect, createMemo, createSignal, untrack } from "solid-js";
import type { Connection } from "../../net/connection.ts";
import { keysOf } from "../../net/keys.ts";
import { later } from "../../ui/later.tsx";
import type { HandOver } from "./hand-over.ts";

// With the curtain, which may have to fall when the network is gone.
const curtains = later(async () => {
  const [handOver] = await Promise.all([import("./hand-over.ts"), import("./curtain.tsx")]);
  return handOver;
}, "aside");

/**
 * How this device passes between its players. Most have one alone: what more of them need is
 * loaded when there is a second key, and until then no hand is shown.
 */
export function createSharedDevice(id: string, connection: Connection): HandOver {
  const [isShared, setShared] = createSignal(false);
  const look = () => {
    if (keysOf(id).length > 1) setShared(true);
  };
  look();
  // Somebody sits down beside whoever had the device, or takes a seat over.
  createEffect(() => {
    const table = connection.table();
    if (table && connection.place() !== null) look();
  });
  const shared = createMemo(() => {
    if (!isShared()) return;
    void curtains.load();
    const loaded = curtains();
    return loaded && untrack(() => loaded.createHandOver(id, connection));
  });
  return {
    to: () => shared()?.to() ?? null,
    waits: () => shared()?.waits() ?? null,
    opening: () => shared()?.opening() ?? false,
    held: connection.pending,
    known: () => shared()?.known() ?? !isShared(),
    own: () => shared()?.own() ?? [],
    begin: (place) => shared()?.begin(place),
    open: () => shared()?.open(),
    stay: () => shared()?.stay(),
  };
}
