import { type Fault, formFault } from "../fault.ts";
import type { Knowledge, Seat, View } from "../game.ts";
import { isObject, isWhole } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { DECK, parseCard, UNKNOWN } from "./cards.ts";
import { judge } from "./judge.ts";
import type { TrambahnOptions } from "./options.ts";
import { Position } from "./position.ts";
import { unknownReshuffle } from "./reshuffle.ts";
import { unseenCards } from "./unseen.ts";
import { HIDDEN_INCOME } from "./view.ts";

/**
 * The position as a seat or a spectator knows it: the moves that it may read on a deal of unknown
 * cards, then the seat's own hand. Refuses an illegal move, with its fault, a move that tells more
 * or less than this seat may read, and a view that contradicts the moves.
 */
export function knownPosition(knowledge: Knowledge<TrambahnOptions>): Result<Position, Fault> {
  const { seat, moves, view } = knowledge;
  const position = new Position(new Uint8Array(DECK.length).fill(UNKNOWN), unknownReshuffle);
  for (const text of moves) {
    const move = judge(position, text);
    if (!move.ok) return move;
    const isOwn = position.seat === seat;
    if (text.startsWith("bank ") && (text === HIDDEN_INCOME) === isOwn) {
      const message = "A seat reads its own income, and nobody else's.";
      return err(formFault("income", message));
    }
    position.play(move.value);
  }
  const fault = reveal(position, seat, view);
  return fault ? err(fault) : ok(position);
}

/** Puts what a viewer sees of its own cards into a position of which it knew only the backs. */
function reveal(position: Position, seat: Seat | null, view: View): Fault | null {
  if (!isObject(view.deal) || Object.keys(view.deal).length > 0) {
    return formFault("deal", "Nothing is known of a deal of Trambahn.");
  }
  if (view.drawn !== null) return formFault("drawn", "Trambahn has no drawn card to lay.");
  if (seat === null) {
    return view.hand.length === 0 ? null : formFault("hand", "A spectator sees no cards.");
  }
  if (!isWhole(seat, 0, 1)) return formFault("seat", "There is no such seat.");
  if (view.hand.length !== position.hands.size(seat)) {
    return formFault("hand", "The hand has another size than the moves leave it.");
  }
  const cards = view.hand.map((code) => parseCard(code) ?? UNKNOWN);
  if (cards.includes(UNKNOWN)) return formFault("hand", "The hand has a card that does not exist.");
  for (const card of cards) position.hands.reveal(seat, card);
  const contradicts = unseenCards(position).some((count) => count < 0);
  return contradicts ? formFault("hand", "There are not that many cards of this type.") : null;
}
