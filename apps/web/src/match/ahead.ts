import { isLocalMatchId } from "@endstation/match";
import { type Accessor, createEffect, createSignal, untrack } from "solid-js";
import { entryOf } from "../games.ts";
import type { Connection } from "../net/connection.ts";
import { orNull } from "../stale.ts";
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
 * Whether all is here that a match shows in its course, or has failed to come. One of this device
 * may lose the network at any time, and is shown when it needs none; any other needs it anyhow, and
 * loads less at first.
 */
export function createAhead(id: string, connection: Connection): Accessor<boolean> {
  if (!isLocalMatchId(id)) return () => true;
  const [isHere, setHere] = createSignal(false);
  const common = parts.preload();
  createEffect(() => {
    const table = connection.table();
    const entry = table && entryOf(table.game, table.options);
    if (!entry || untrack(isHere)) return;
    const own = entry.ahead ? orNull(entry.ahead) : null;
    // What does not come is told of where it is to be shown.
    void Promise.all([common, entry.Screen.preload(), own]).then(() => setHere(true));
  });
  return isHere;
}
