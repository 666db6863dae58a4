import {
  type Action,
  Client,
  isLocalMatchId,
  type Place,
  type Presence,
  type Reaction,
  type Refusal,
  type Status,
  type Table,
  untold,
} from "@endstation/match";
import { type Accessor, batch, createSignal } from "solid-js";
import { orNull } from "../stale.ts";
import { announceSeat, keysOf, watchSeat } from "./keys.ts";
import { type Link, type LinkEvents, openLink } from "./link.ts";
import { openLater } from "./open-later.ts";
import type { Polling } from "./polling.ts";
import { newCommandId } from "./random.ts";

/**
 * `polling`: no socket can be opened, what is new is asked for every few seconds.
 * `crowded`: another window of the same seat took the place; `retry` takes it back.
 */
export type LinkStatus = "connecting" | "open" | "polling" | "lost" | "crowded";

/** A match as this device is told of it, and the way to act in it. */
export interface Connection {
  readonly status: Accessor<LinkStatus>;
  /** `null` until the first welcome. */
  readonly table: Accessor<Table | null>;
  /** The place of whoever looks at the screen; `null` while this device watches. */
  readonly place: Accessor<Place | null>;
  /** The number of this device within that seat. */
  readonly device: Accessor<number | null>;
  /** Whose turn it is, and until when; `null` until the first welcome. */
  readonly standing: Accessor<Status | null>;
  readonly presence: Accessor<Presence>;
  /** What no reconnecting will mend: an unknown match, another version. */
  readonly problem: Accessor<Refusal | null>;
  /** Whether a command is on its way. */
  readonly pending: Accessor<boolean>;
  /** The reaction that came last; another object for each. */
  readonly reaction: Accessor<{ from: Place; reaction: Reaction } | null>;
  /** The server's time now, in ms: what deadlines are told in. */
  serverNow(): number;
  /** Does something; `null` when done. Survives a lost connection, and is done once. */
  send(action: Action): Promise<Refusal | null>;
  react(reaction: Reaction): void;
  /** The device's keys have changed, or another of its seats is to look at the screen. */
  rekey(): void;
  /** Another person's key was added or dropped, behind that of whoever looks at the screen. */
  regreet(): void;
  /** A sign that this device is looked at, which wakes nobody. */
  sign(): void;
  retry(): void;
  close(): void;
}

/** Tries in a row without any socket after which the match is asked without one. */
const TRIES_BEFORE_POLLING = 2;

/** The address of a match's socket. */
function socketOf(id: string): string {
  const url = new URL(`/api/matches/${id}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/**
 * Opens a connection to a match, and keeps it until it is closed or the match says that there is a
 * `problem`. A match of this device is reached in its worker, every other by a socket, and where
 * none can be opened by asking.
 */
export function connect(id: string): Connection {
  const [status, setStatus] = createSignal<LinkStatus>("connecting");
  const [table, setTable] = createSignal<Table | null>(null);
  const [place, setPlace] = createSignal<Place | null>(null);
  const [device, setDevice] = createSignal<number | null>(null);
  const [standing, setStanding] = createSignal<Status | null>(null);
  const [presence, setPresence] = createSignal<Presence>({ here: [], watching: 0 });
  const [problem, setProblem] = createSignal<Refusal | null>(null);
  const [pending, setPending] = createSignal(false);
  const [reaction, setReaction] = createSignal<{ from: Place; reaction: Reaction } | null>(null);
  let polling: Polling | null = null;
  let failures = 0;
  let closed = false;

  const client = new Client({
    send: (text) => (polling ? polling.send(text) : link.send(text)),
    tokens: () => keysOf(id).map(({ token }) => token),
    newId: newCommandId,
    changed: show,
    reaction: (from, said) => setReaction({ from, reaction: said }),
    failed: fail,
    renew: () => link.renew(),
    now: () => Date.now(),
  });

  const events: LinkEvents = {
    open() {
      failures = 0;
      stopPolling();
      client.hello();
    },
    text: (text) => client.receive(text),
    lost(how) {
      if (polling) return;
      client.lost();
      setStatus(how === "crowded" ? "crowded" : "lost");
      if (how === "gone") fail(untold("unknown-match"));
      if (how === "failing") client.giveUp(untold("internal"));
    },
    failed() {
      failures++;
      void lookForProblem();
      if (failures >= TRIES_BEFORE_POLLING) void poll();
    },
  };
  const link: Link = isLocalMatchId(id)
    ? openLater(() => import("./here.ts").then(({ openLinkHere }) => openLinkHere(id, events)))
    : openLink(socketOf(id), events);

  const regreet = () => {
    if (client.welcomed) client.hello();
  };
  const unwatch = watchSeat(id, regreet);

  // What a socket that opens has no use for is loaded when none does. Where that fails too, the
  // next try of the link asks again.

  async function lookForProblem(): Promise<void> {
    const api = await orNull(() => import("./api.ts"));
    const found = await api?.findProblem(id);
    if (found) fail(found);
  }

  async function poll(): Promise<void> {
    const loaded = await orNull(() => import("./polling.ts"));
    // A socket has opened meanwhile, or it is over.
    if (!loaded || polling || closed || failures < TRIES_BEFORE_POLLING) return;
    polling = loaded.startPolling(id, {
      ask: () => client.hello(),
      text: (text) => client.receive(text),
      reached: (isReached) => setStatus(isReached ? "polling" : "lost"),
    });
  }

  function stopPolling(): void {
    polling?.stop();
    polling = null;
  }

  /** What the client knows, for the page to show. */
  function show(): void {
    const seated = client.place !== place();
    batch(() => {
      setTable(client.table);
      setPlace(client.place);
      setDevice(client.device);
      setStanding(client.status);
      setPresence(client.presence);
      setPending(client.waiting.length > 0);
      if (client.welcomed && !polling) {
        link.proven();
        setStatus("open");
      }
    });
    if (seated && client.welcomed) announceSeat(id, client.place);
  }

  function fail(found: Refusal): void {
    closed = true;
    setProblem(found);
    stopPolling();
    link.close();
    client.giveUp(found);
  }

  return {
    status,
    table,
    place,
    device,
    standing,
    presence,
    problem,
    pending,
    reaction,
    serverNow: () => client.serverNow(),
    send(action) {
      const answered = client.do(action);
      link.probe();
      return answered;
    },
    react: (said) => client.react(said),
    rekey: () => client.forget(),
    sign: () => client.welcomed && link.probe(),
    regreet,
    retry: link.retry,
    close() {
      closed = true;
      unwatch();
      stopPolling();
      link.close();
    },
  };
}
