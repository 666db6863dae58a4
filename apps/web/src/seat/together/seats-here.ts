import type { Place } from "@endstation/match";
import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import type { Connection } from "../../net/connection.ts";
import { keysOf } from "../../net/keys.ts";
import { placeOfToken } from "../../net/place-of-token.ts";

/** A seat of one more person at this device, and the token that opens it. */
export interface SeatHere {
  readonly place: Place;
  readonly token: string;
}

/** The most seats of one match that a device takes: as many as a hello may name. */
export const MAX_SEATS_HERE = 6;

/**
 * Which seats the further keys of this device open. The match is asked for each, for a key may
 * open nothing any more; again whenever somebody sits down or gets up, and on `refresh`.
 */
export function createSeatsHere(
  id: string,
  connection: Connection,
): { seats: Accessor<readonly SeatHere[]>; refresh(): void } {
  const [seats, setSeats] = createSignal<readonly SeatHere[]>([]);
  let round = 0;

  async function refresh(): Promise<void> {
    const mine = ++round;
    const [, ...others] = keysOf(id);
    const found: SeatHere[] = [];
    for (const { token } of others) {
      const place = await placeOfToken(id, token);
      if (place !== null && place !== "unreached") found.push({ place, token });
    }
    // A later round knows better.
    if (mine === round) setSeats(found);
  }

  createEffect(() => {
    connection.table()?.arrivals.join();
    connection.place();
    void refresh();
  });
  onCleanup(() => round++);
  return { seats, refresh: () => void refresh() };
}
