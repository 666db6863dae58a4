import {
  type Action,
  EMPTY_TABLE,
  follow,
  type Person,
  type Place,
  type Refusal,
} from "@endstation/match";
import { createEffect, createMemo, createSignal, onCleanup, untrack } from "solid-js";
import { actIn, glanceAt } from "../net/api.ts";
import type { Connection } from "../net/connection.ts";
import { keysOf, newKey, type SeatKey } from "../net/keys.ts";
import { joinOfAnother, newJoin } from "../net/person.ts";
import { followTo } from "../net/rematch.ts";
import type { Look } from "../seat/person-form.tsx";

/** The places that are kept for this device's people in a match that another goes on with. */
export interface KeptSeats {
  /** Whether a place is kept for one of them, or may be: that cannot always be known any more. */
  isOwn(place: Place): boolean;
  /** Why the place was not taken by itself; `null` where that was not refused. */
  refusal(place: Place): Refusal | null;
  /** Takes the place for its person; `null` when done. */
  take(place: Place, look: Look): Promise<Refusal | null>;
}

/** Who a key's owner was in the match before: nobody, or not to be found out now. */
type Sitter = Person | "nobody" | "unknown";

/**
 * Seats this device's people in the places that are kept for them, by itself and anew after each
 * reconnecting. What does not go by itself is left to them. A place that the host has freed, or
 * that its player has left, is kept no more.
 */
export function createKeptSeats(
  id: string,
  connection: Connection,
  /** Whether a key is known to open a place already. */
  isSeated: (token: string) => boolean,
): KeptSeats {
  const [sitters, setSitters] = createSignal<ReadonlyMap<string, Sitter>>(new Map());
  const [refusals, setRefusals] = createSignal<ReadonlyMap<Place, Refusal>>(new Map());
  const previous = createMemo(() => connection.table()?.series?.previous ?? null);
  const isReached = createMemo(() => ["open", "polling"].includes(connection.status()));
  let gone = false;
  onCleanup(() => {
    gone = true;
  });

  createEffect(() => {
    const before = previous();
    if (before !== null && isReached()) untrack(() => void joinAll(before));
  });

  const kept = () => connection.table()?.kept ?? [];
  /** A colour is one person's alone at a table, and a kept seat has that of the match before. */
  const placeOf = (sitter: Sitter | undefined): Place | null => {
    if (sitter === undefined || typeof sitter === "string") return null;
    const place = kept().findIndex((seat) => seat?.colour === sitter.colour);
    return place < 0 ? null : place;
  };
  /** The key for whose person a place is kept; else one of which nobody can say whose it is. */
  function keyFor(place: Place): SeatKey | null {
    const keys = keysOf(id);
    const own = keys.find(({ token }) => placeOf(sitters().get(token)) === place);
    const isOpen = ({ token }: SeatKey) => sitters().get(token) === "unknown" && !isSeated(token);
    return own ?? keys.find(isOpen) ?? null;
  }
  /** Whoever looks at the screen speaks over the connection; the others at this device do not. */
  const isSpeaker = ({ token }: SeatKey) =>
    connection.place() === null && keysOf(id)[0]?.token === token;

  async function joinAll(before: string): Promise<void> {
    if (kept().every((seat) => seat === null)) return;
    followTo(before, id);
    for (const key of keysOf(id)) {
      const known = sitters().get(key.token);
      const sitter = typeof known === "object" ? known : await sitterOf(before, key.token);
      if (gone) return;
      setSitters(new Map(sitters()).set(key.token, sitter));
      const place = placeOf(sitter);
      if (place === null || typeof sitter === "string") continue;
      const join = joinOf(key, sitter);
      if (join) told(place, await send(key, join));
    }
    if (keysOf(id).length > 1) connection.regreet();
  }

  const send = (key: SeatKey, join: Action): Promise<Refusal | null> =>
    isSpeaker(key) ? connection.send(join) : actIn(id, join);

  function told(place: Place, refused: Refusal | null): Refusal | null {
    const all = new Map(refusals());
    all.delete(place);
    // A try whose answer was lost has done it.
    const isDone = refused === null || refused.code === "already-seated";
    setRefusals(isDone ? all : all.set(place, refused));
    return isDone ? null : refused;
  }

  return {
    isOwn: (place) => kept()[place] != null && keyFor(place) !== null,
    refusal: (place) => refusals().get(place) ?? null,
    async take(place, look) {
      const key = keyFor(place);
      if (!key) return null;
      const speaks = isSpeaker(key);
      const { token, value } = key;
      const join = speaks
        ? newJoin(id, look)
        : joinOfAnother(id, { token, value: value ?? newKey().value }, look);
      const refused = told(place, await send(key, join));
      if (!refused && !speaks) connection.regreet();
      return refused;
    },
  };
}

/** Who the key's owner was in the match before. */
async function sitterOf(previous: string, token: string): Promise<Sitter> {
  const answer = await glanceAt(previous, { have: 0, token });
  if (!answer.reached || !answer.ok) return "unknown";
  const { place, events } = answer.value;
  const { places } = events.reduce(follow, EMPTY_TABLE);
  return (place !== null && places[place]) || "nobody";
}

/** A name that was hidden must be given anew, by its owner. */
function joinOf({ token, value }: SeatKey, { name, colour }: Person): Action | null {
  return name === "" || value === null ? null : { type: "join", token, value, name, colour };
}
