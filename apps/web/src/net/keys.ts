import { type Place, TOKEN_BYTES, VALUE_BYTES } from "@endstation/match";
import { randomHex, randomText } from "./random.ts";
import { keptHere } from "./storage.ts";

/** What opens one seat, and what its player has added to the deal; kept on this device alone. */
export interface SeatKey {
  readonly token: string;
  /** `null` where the seat was joined on another device. */
  readonly value: string | null;
}

const keys = (id: string) => `endstation.keys.${id}`;
const seat = (id: string) => `endstation.seat.${id}`;
// Where earlier builds kept the one key that a match had.
const oldToken = (id: string) => `endstation.token.${id}`;
const oldValue = (id: string) => `endstation.value.${id}`;

/** The keys that this device has to a match, first that of whoever looks at the screen. */
export function keysOf(id: string): readonly SeatKey[] {
  const kept = keptHere.get(keys(id));
  if (Array.isArray(kept)) return kept.filter(isSeatKey);
  const token = keptHere.get(oldToken(id));
  const value = keptHere.get(oldValue(id));
  if (typeof token !== "string") return [];
  return [{ token, value: typeof value === "string" ? value : null }];
}

function isSeatKey(value: unknown): value is SeatKey {
  if (typeof value !== "object" || value === null) return false;
  const { token, value: contribution } = value as Partial<SeatKey>;
  return typeof token === "string" && (contribution === null || typeof contribution === "string");
}

/** A key for a seat to be taken. Nothing is kept yet. */
export const newKey = (): SeatKey & { readonly value: string } => ({
  token: randomText(TOKEN_BYTES),
  value: randomHex(VALUE_BYTES),
});

/**
 * Keeps a key, as that of whoever looks at the screen. To be called before it is sent: whatever
 * becomes of the answer, this device can show it again.
 */
export const putKeyFirst = (id: string, key: SeatKey): void =>
  keptHere.set(keys(id), [key, ...keysOf(id).filter(({ token }) => token !== key.token)]);

/** Keeps a key behind the others: that of one more person at this device. Else as `putKeyFirst`. */
export const putKeyLast = (id: string, key: SeatKey): void =>
  keptHere.set(keys(id), [...keysOf(id).filter(({ token }) => token !== key.token), key]);

/** Forgets one key to a match; the others keep their order. */
export const dropKey = (id: string, token: string): void =>
  keptHere.set(
    keys(id),
    keysOf(id).filter((key) => key.token !== token),
  );

/** Forgets all keys to a match. */
export function dropKeys(id: string): void {
  for (const key of [keys(id), seat(id), oldToken(id), oldValue(id)]) keptHere.delete(key);
}

/** Tells this device's other tabs that it has taken a seat in a match, or left it (`null`). */
export const announceSeat = (id: string, place: Place | null): void =>
  keptHere.set(seat(id), place);

/** Tells when another tab takes or leaves a seat in a match; gives the end of the telling. */
export function watchSeat(id: string, changed: () => void): () => void {
  const listening = new AbortController();
  const listener = (event: StorageEvent) => event.key === seat(id) && changed();
  window.addEventListener("storage", listener, { signal: listening.signal });
  return () => listening.abort();
}
