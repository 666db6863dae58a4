import type { Table } from "@endstation/match";
import { type Accessor, createEffect, createSignal, onCleanup, untrack } from "solid-js";
import { type Looked, lookedAt } from "./looked.ts";

/** A page that comes back gets its news by then, also over a new connection, in ms. */
const CATCHING_UP_MS = 2500;

/** What this device has missed of a match. */
export interface Look {
  /** What was missed: after `since`, up to `until`; `null` while nothing was. */
  readonly missed: Accessor<{ since: Looked; until: Looked } | null>;
  /** How far this device has seen the match, for as long as it is looked at. */
  readonly seen: Accessor<Looked | null>;
  /** The person has read it. */
  read(): void;
}

/** Follows whether a match is looked at, from where this device had left it at its last visit. */
export function createLook(last: Looked | null, table: Accessor<Table | null>): Look {
  const [seen, setSeen] = createSignal<Looked | null>(null);
  const [visible, setVisible] = createSignal(document.visibilityState === "visible");
  const [since, setSince] = createSignal(last);
  const [until, setUntil] = createSignal<Looked | null>(null);
  const [catchingUp, setCatchingUp] = createSignal(true);

  const listening = new AbortController();
  document.addEventListener(
    "visibilitychange",
    () => {
      const isVisible = document.visibilityState === "visible";
      // What it missed before and has not read is missed still.
      if (isVisible && untrack(missed) === null) setSince(untrack(seen));
      if (isVisible) setCatchingUp(true);
      setVisible(isVisible);
    },
    { signal: listening.signal },
  );
  onCleanup(() => listening.abort());

  createEffect(() => {
    const now = table();
    // In the lobby nothing is missed: it shows all there is.
    if (!now?.order || !visible()) return;
    const looked = lookedAt(now);
    if (catchingUp()) setUntil(looked);
    setSeen(looked);
  });
  createEffect(() => {
    if (!catchingUp() || !visible() || seen() === null) return;
    const timer = setTimeout(() => setCatchingUp(false), CATCHING_UP_MS);
    onCleanup(() => clearTimeout(timer));
  });

  const missed = () => {
    const [from, to] = [since(), until()];
    return from && to && to.seq > from.seq ? { since: from, until: to } : null;
  };
  return { missed, seen, read: () => setSince(null) };
}
