import { type Fault, formFault } from "../fault.ts";
import type { Knowledge, Seat, View } from "../game.ts";
import { isObject, isWhole } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { SHARES } from "./companies/share.ts";
import { revealShares } from "./companies/view.ts";
import { judge } from "./judge.ts";
import type { CableCarOptions } from "./options.ts";
import { UNKNOWN } from "./piece.ts";
import { Position } from "./position.ts";
import { parseKind, TILES } from "./tiles.ts";
import { unseenKinds } from "./unseen.ts";
import { handSize } from "./view.ts";

/**
 * The position as a seat or a spectator knows it: the public moves on a deal of unknown tiles,
 * then the seat's own hand and drawn tile, and the shares it has seen. Refuses an illegal move, with its fault, and a view
 * that contradicts the moves.
 */
export function knownPosition(knowledge: Knowledge<CableCarOptions>): Result<Position, Fault> {
  const { options, moves, view } = knowledge;
  const backs = (count: number): Uint8Array => new Uint8Array(count).fill(UNKNOWN);
  const position = new Position(
    options,
    backs(TILES.length),
    options.companies ? backs(SHARES) : undefined,
  );
  for (const text of moves) {
    const move = judge(position, text);
    if (!move.ok) return move;
    position.play(move.value);
  }
  const fault = reveal(position, knowledge.seat, view);
  return fault ? err(fault) : ok(position);
}

/** Puts what a viewer sees of its own tiles into a position of which it knew only the backs. */
function reveal(position: Position, seat: Seat | null, view: View): Fault | null {
  if (seat !== null && !isWhole(seat, 0, position.options.players - 1)) {
    return formFault("seat", "There is no such seat.");
  }
  const fault = revealDeal(position, seat, view.deal);
  if (fault) return fault;
  if (seat === null) {
    const blind = view.hand.length === 0 && view.drawn === null;
    return blind ? null : formFault("hand", "A spectator sees no tiles.");
  }
  return (
    revealHand(position, seat, view.hand) ??
    revealDrawn(position, seat, view.drawn) ??
    overcounted(position)
  );
}

function revealDeal(position: Position, seat: Seat | null, deal: unknown): Fault | null {
  const { companies } = position.options;
  if (!isObject(deal) || Object.keys(deal).some((key) => !companies || key !== "shares")) {
    return formFault("deal", "That is not what can be known of a deal of Cable Car.");
  }
  return companies ? revealShares(position, seat, deal.shares) : null;
}

function revealHand(position: Position, seat: Seat, hand: readonly string[]): Fault | null {
  if (hand.length !== handSize(position, seat)) {
    return formFault("hand", "The hand has another size than the moves leave it.");
  }
  let slot = seat * position.options.hand;
  for (const code of hand) {
    const kind = parseKind(code);
    if (kind === null) return formFault("hand", "The hand has a tile that does not exist.");
    while (position.hands[slot] !== UNKNOWN) slot++;
    position.hands[slot] = kind;
  }
  return null;
}

function revealDrawn(position: Position, seat: Seat, drawn: string | null): Fault | null {
  const mustKnow = position.pending && position.seat === seat;
  if ((drawn !== null) !== mustKnow) {
    return formFault("drawn", "A drawn tile is shown to the seat that has drawn it, only.");
  }
  if (drawn === null) return null;
  const kind = parseKind(drawn);
  if (kind === null) return formFault("drawn", "The drawn tile does not exist.");
  position.drawn = kind;
  return null;
}

function overcounted(position: Position): Fault | null {
  const contradicts = unseenKinds(position).some((count) => count < 0);
  return contradicts ? formFault("hand", "There are not that many tiles of this kind.") : null;
}
