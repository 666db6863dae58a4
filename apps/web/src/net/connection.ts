import {
  type Action,
  type Command,
  EMPTY_TABLE,
  follow,
  type Place,
  PROTOCOL_VERSION,
  type Presence,
  type Refusal,
  refusal,
  type ServerFrame,
  type Table,
  type WireEvent,
} from "@endstation/match";
import { type Accessor, createSignal } from "solid-js";
import { findProblem } from "./api.ts";
import { announceSeat, newCommandId, tokenOf, watchSeat } from "./device.ts";
import { type Link, openLink } from "./link.ts";

/** A match as this device is told of it, and the way to act in it. */
export interface Connection {
  /** `crowded`: another window of the same seat took the place; `retry` takes it back. */
  readonly status: Accessor<"connecting" | "open" | "lost" | "crowded">;
  /** `null` until the first welcome. */
  readonly table: Accessor<Table | null>;
  /** This device's place; `null` while it watches. */
  readonly place: Accessor<Place | null>;
  readonly presence: Accessor<Presence>;
  /** What no reconnecting will mend: an unknown match, another version. */
  readonly problem: Accessor<Refusal | null>;
  /** Whether a command is on its way. */
  readonly pending: Accessor<boolean>;
  /** Does something; `null` when done. Survives a lost connection, and is done once. */
  send(action: Action): Promise<Refusal | null>;
  retry(): void;
  close(): void;
}

interface Waiting {
  readonly command: Command;
  readonly answered: (refused: Refusal | null) => void;
}

export function connect(id: string): Connection {
  const [status, setStatus] = createSignal<"connecting" | "open" | "lost" | "crowded">(
    "connecting",
  );
  const [table, setTable] = createSignal<Table | null>(null);
  const [place, setPlace] = createSignal<Place | null>(null);
  const [presence, setPresence] = createSignal<Presence>({ here: [], watching: 0 });
  const [problem, setProblem] = createSignal<Refusal | null>(null);
  const [pending, setPending] = createSignal(false);
  const waiting = new Map<string, Waiting>();
  /** Set by a welcome: until then the server does not know who speaks. */
  let welcomed = false;

  const url = new URL(`/api/matches/${id}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const link: Link = openLink(url.href, {
    open: hello,
    text: (text) => receive(JSON.parse(text) as ServerFrame),
    lost(final) {
      welcomed = false;
      setStatus(final === "crowded" ? "crowded" : "lost");
      if (final === "gone") fail(refusal("unknown-match"));
    },
    failed() {
      void findProblem(id).then((found) => found && fail(found));
    },
  });

  const unwatch = watchSeat(id, () => welcomed && hello());

  function hello(): void {
    welcomed = false;
    const token = tokenOf(id);
    const have = table()?.seq ?? 0;
    link.send(
      JSON.stringify({ t: "hello", pv: PROTOCOL_VERSION, have, ...(token !== null && { token }) }),
    );
  }

  function receive(frame: ServerFrame): void {
    switch (frame.t) {
      case "welcome":
        return welcome(frame);
      case "event":
        return apply(frame.event);
      case "seated":
        setPlace(frame.place);
        announceSeat(id, frame.place);
        return;
      case "presence":
        setPresence(frame.presence);
        return;
      case "answer":
        return answered(frame.id, frame.ok ? null : frame.error);
      case "error":
        if (frame.error.code === "version") return fail(frame.error);
        // The hello itself was not taken: nothing comes over this socket any more.
        if (!welcomed) link.renew();
        return;
    }
  }

  function welcome(frame: Extract<ServerFrame, { t: "welcome" }>): void {
    const known = table() ?? EMPTY_TABLE;
    const [first] = frame.events;
    if (known.seq > frame.seq || (first && first.seq !== known.seq + 1)) {
      // Another history than the one known here: begin with nothing.
      setTable(null);
      return hello();
    }
    if (known.order && frame.place !== place()) {
      // What was told so far was told to another: this device has taken or lost its seat elsewhere.
      setPlace(frame.place);
      setTable(null);
      return hello();
    }
    welcomed = true;
    link.proven();
    setPlace(frame.place);
    setPresence(frame.presence);
    setTable(frame.events.reduce(follow, known));
    setStatus("open");
    // Sent before the connection was lost, and not answered: their ids keep them from a second
    // effect.
    for (const { command } of waiting.values()) link.send(JSON.stringify(command));
  }

  function apply(event: WireEvent): void {
    const known = table();
    if (!known || event.seq <= known.seq) return;
    if (event.seq > known.seq + 1) {
      // Once: a second welcome would begin where the first has already led.
      if (welcomed) hello();
      return;
    }
    setTable(follow(known, event));
  }

  function answered(commandId: string, refused: Refusal | null): void {
    // Another tab of this device has taken the seat: ask as whom this one speaks.
    if (refused?.code === "already-seated") hello();
    waiting.get(commandId)?.answered(refused);
    waiting.delete(commandId);
    setPending(waiting.size > 0);
  }

  function fail(found: Refusal): void {
    setProblem(found);
    link.close();
    for (const commandId of [...waiting.keys()]) answered(commandId, found);
  }

  return {
    status,
    table,
    place,
    presence,
    problem,
    pending,
    send(action) {
      const command: Command = {
        t: "cmd",
        id: newCommandId(),
        base: table()?.revision ?? 0,
        action,
      };
      return new Promise((resolve) => {
        waiting.set(command.id, { command, answered: resolve });
        setPending(true);
        if (welcomed) link.send(JSON.stringify(command));
        link.probe();
      });
    },
    retry: link.retry,
    close() {
      unwatch();
      link.close();
    },
  };
}
