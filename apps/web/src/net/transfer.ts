import {
  type MatchId,
  type Refusal,
  readMatchId,
  TRANSFER_BYTES,
  type TransferSeat,
  transferCode,
} from "@endstation/match";
import { actIn } from "./api.ts";
import { takeFragment } from "./fragment.ts";
import { keysOf, type SeatKey } from "./keys.ts";
import { pair } from "./pair.ts";
import { randomText } from "./random.ts";

/** All seats that one code moves: the secret from which their codes follow, and where they are. */
export interface Transfer {
  readonly secret: string;
  readonly seats: readonly TransferSeat[];
}

/** More would not fit into a code that a camera reads well; a match is 33 letters of it. */
export const MAX_QR_LETTERS = 1100;

/** A transfer of all the seats that this device has in some matches. Nothing is sent yet. */
export const newTransfer = (ids: readonly MatchId[]): Transfer => ({
  secret: randomText(TRANSFER_BYTES),
  seats: ids.flatMap((id) => keysOf(id).map((_, index) => ({ id, index }))),
});

/** Makes the code of one seat good, for five minutes; `null` when it is. */
export function offerSeat({ secret }: Transfer, seat: TransferSeat): Promise<Refusal | null> {
  const code = transferCode(secret, seat);
  const key = keysOf(seat.id)[seat.index];
  if (code === null || !key) throw new Error("A transfer is of this device's own seats.");
  return actIn(seat.id, { type: "code", purpose: "device", code }, key.token);
}

/** Takes one seat of a transfer on the new device; `null` when it is there. */
export async function takeSeat(
  { secret }: Transfer,
  {
    seat,
    key,
    word,
  }: { readonly seat: TransferSeat; readonly key: SeatKey; readonly word: string },
): Promise<Refusal | null> {
  const code = transferCode(secret, seat);
  if (code === null) throw new Error("The secret was parsed.");
  const how = { code, word, ...(seat.index > 0 && { behind: true as const }) };
  return await pair(seat.id, key, how);
}

/**
 * The link that the new device opens. A match stands once: alone for its first seat, with ".2" behind
 * it for its first two, and with ":02" for just these two, where a match has refused one before the
 * last. A seat's code follows from its number, so that what is left must not be numbered anew.
 */
export function transferLink({ secret, seats }: Transfer): string {
  const matches = [...new Set(seats.map(({ id }) => id))].map((id) => {
    const indices = seats.flatMap((seat) => (seat.id === id ? [seat.index] : []));
    if (indices.some((index, i) => index !== i)) return `${id}:${indices.join("")}`;
    return indices.length > 1 ? `${id}.${indices.length}` : id;
  });
  return `${location.origin}/move#k=${secret}&m=${matches.join(",")}`;
}

/** More seats than one device can hold in a match (the protocol's limit), and one more. */
const MAX_SEATS = 7;
const MATCH = /^([\w-]+)(?:\.([1-9])|:([0-6]+))?$/;

function seatsIn(text: string): TransferSeat[] {
  const [, id, count = "1", some] = MATCH.exec(text) ?? [];
  if (id === undefined || !readMatchId(id)) return [];
  const indices = some
    ? [...new Set(some)].map(Number)
    : Array.from({ length: Math.min(Number(count), MAX_SEATS) }, (_, index) => index);
  return indices.map((index) => ({ id, index }));
}

/** Reads a transfer out of the address, and removes it from there; `null` if there is none. */
export function takeTransferFromAddress(): Transfer | null {
  const { k: secret, m } = takeFragment(["k", "m"]) ?? {};
  if (secret === undefined || m === undefined) return null;
  const seats = m.split(",").flatMap(seatsIn);
  const [first] = seats;
  return first && transferCode(secret, first) !== null ? { secret, seats } : null;
}
