import { isLocalMatchId } from "@endstation/match";
import { type Accessor, createEffect, createSignal, untrack } from "solid-js";
import { entryOf } from "../games.ts";
import type { Connection } from "../net/connection.ts";
import { later } from "../ui/later.tsx";

const parts = later(() =>
  Promise.all([
    import("./aside.tsx"),
    import("./banner.tsx"),
    import("./curtain/curtain.tsx"),
    import("./hint/hint-button.tsx"),
    import("./look/since-look.tsx"),
    import("./result/again.tsx"),
  ]),
);

/**
 * Whether all is here that a match shows in its course. One of this device may lose the network at
 * any time, and is shown when it needs none; any other needs it anyhow, and loads less at first.
 */
export function createAhead(id: string, connection: Connection): Accessor<boolean> {
  if (!isLocalMatchId(id)) return () => true;
  const [isGameHere, setGameHere] = createSignal(false);
  void parts.load();
  createEffect(() => {
    const table = connection.table();
    const entry = table && entryOf(table.game, table.options);
    if (!entry || untrack(isGameHere)) return;
    // What does not come is told of where it is to be shown.
    const done = () => setGameHere(true);
    Promise.all([entry.Screen.preload(), entry.ahead?.()]).then(done, done);
  });
  return () => isGameHere() && parts() !== undefined;
}
