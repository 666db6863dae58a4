import type { Place } from "@endstation/match";
import { type Accessor, createEffect, createMemo, createSignal, untrack } from "solid-js";
import type { Connection } from "../../net/connection.ts";
import { keysOf, putKeyFirst, type SeatKey } from "../../net/keys.ts";
import { playedOn } from "../played-on.ts";
import { createOwnPlaces, type OwnPlace } from "./own-places.ts";

/** How a device passes between the players who share it. */
export interface HandOver {
  /** To whom the device is to be handed now; `null` while no curtain hangs. */
  readonly to: Accessor<Place | null>;
  /** Whose turn it is, where that is another at this device and the curtain was put aside. */
  readonly waits: Accessor<Place | null>;
  readonly opening: Accessor<boolean>;
  /** Whether something is on its way to the match: no other seat is opened before its answer. */
  readonly held: Accessor<boolean>;
  /** Whether it is known whose seats are at this device: until then no hand is shown. */
  readonly known: Accessor<boolean>;
  /** Further places of this device. */
  readonly own: Accessor<readonly Place[]>;
  /** Lets the curtain fall for another seat of this device. */
  begin(place: Place): void;
  /** The next player has the device. */
  open(): void;
  /** Back to whoever had it. */
  stay(): void;
}

/** A seat that is being opened. */
interface Opening {
  readonly wanted: OwnPlace;
  /** The key of whoever had the device; `null` on the way back to them. */
  readonly former: SeatKey | null;
}

/**
 * Lets the curtain fall when the turn goes to another seat of this device, and shows the table
 * again only when that seat's own view has come. Where the key opens that seat no more, whoever
 * had the device has it again.
 */
export function createHandOver(id: string, connection: Connection): HandOver {
  // While a seat is being opened there is no table to tell of changes.
  const seats = createMemo<string>((before) => seatsOf(connection) ?? before, "");
  const own = createOwnPlaces(id, seats);
  const [to, setTo] = createSignal<Place | null>(null);
  const [opening, setOpening] = createSignal<Opening | null>(null);
  // Whether what was told to the last seat is gone: the next table is told to the new one.
  let wasForgotten = false;

  const turn = createMemo(() => {
    const table = connection.table();
    const status = connection.standing();
    const place = status?.turn ?? null;
    if (!table?.order || status?.over || place === null) return null;
    return playedOn(table, place) === null ? place : null;
  });
  const isOwn = (place: Place | null): place is Place =>
    place !== null && own.places().some((one) => one.place === place);
  const waits = createMemo(() => {
    const place = turn();
    return isOwn(place) && place !== connection.place() ? place : null;
  });

  createEffect(() => {
    const place = waits();
    if (place !== null && !opening()) setTo(place);
    // The turn has gone on to somebody else.
    if (place === null && !opening()) setTo(null);
  });
  createEffect(() => {
    const now = opening();
    if (!now) return;
    if (connection.table() === null) wasForgotten = true;
    else if (wasForgotten) untrack(() => opened(now));
  });

  /** Makes a key that of whoever looks at the screen. */
  function use(key: SeatKey, now: Opening): void {
    wasForgotten = false;
    setOpening(now);
    putKeyFirst(id, key);
    connection.rekey();
  }

  /** The match has said whose view it is that a key opens. */
  function opened({ wanted, former }: Opening): void {
    if (former && connection.place() !== wanted.place) {
      own.drop(wanted);
      use(former, { wanted, former: null });
      return;
    }
    setOpening(null);
    setTo(null);
  }

  return {
    to,
    waits: () => (to() === null ? waits() : null),
    opening: () => opening() !== null,
    held: connection.pending,
    known: own.known,
    own: () => own.places().map(({ place }) => place),
    begin: setTo,
    open() {
      // The answer to what is on its way is meant for whoever has done it.
      if (connection.pending() || opening()) return;
      const wanted = own.places().find(({ place }) => place === to());
      const keys = keysOf(id);
      const [former] = keys;
      const key = keys.find(({ token }) => token === wanted?.token);
      if (wanted && key && former) use(key, { wanted, former });
      else setTo(null);
    },
    stay: () => setTo(null),
  };
}

/**
 * All on which it depends what the device's keys open, as a text: who has sat down or been
 * replaced, and whether the key of whoever looks at the screen opens anything.
 */
function seatsOf(connection: Connection): string | null {
  const table = connection.table();
  if (!table) return null;
  const replaced = table.notes.filter(({ event }) => event.type === "replaced").length;
  return JSON.stringify([table.arrivals, replaced, connection.place() !== null]);
}
