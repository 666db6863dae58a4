import {
  BANK_PHASE,
  BUY_PHASE,
  CONDUCTOR,
  END,
  MAX_TRAMBAHN_MOVES,
  MULTIPLIERS,
  NEW_LINE,
  NO_TRAM,
  PASS_PHASE,
  PRICES,
  partsOfTrambahnMove,
  RIDE_SIZE,
  STOP_PHASE,
  type TrambahnPosition,
} from "@endstation/engine";

/** So many lines with a tram are enough, as long as others are not much better off. */
const ENOUGH_LINES = 6;

/**
 * Chooses a move as a sensible player without calculation would: few lines, and long ones; the best
 * tram that can be paid; useless cards are money; rides where one leads, and a passenger held back
 * where the other would gain.
 */
export function ruleMove(position: TrambahnPosition): number {
  const moves = new Uint16Array(MAX_TRAMBAHN_MOVES);
  const count = position.legalMoves(moves);
  let best = END;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves.subarray(0, count)) {
    const liking = likingOf(position, move);
    if (liking <= most) continue;
    best = move;
    most = liking;
  }
  return best;
}

/** How much a move is liked; an earlier phase goes first where it has a move above 0. */
function likingOf(position: TrambahnPosition, move: number): number {
  const { phase, piece, place } = partsOfTrambahnMove(move);
  switch (phase) {
    case PASS_PHASE: {
      const liking = passengerLiking(position, piece, place);
      // The first one is a duty, the second is not.
      return position.passengers === 0 || liking > 0 ? 4000 + liking : -1;
    }
    case STOP_PHASE:
      return stopLiking(position, piece, place);
    case BANK_PHASE:
      return incomeLiking(position, piece);
    case BUY_PHASE:
      return 1000 + 50 * piece + position.lines[position.seat]!.points[place - 1]!;
    default:
      return 0;
  }
}

/** What the seat to move gains on the other by a ride of a colour. */
function leadIn({ lines, seat }: TrambahnPosition, colour: number): number {
  let lead = 0;
  for (let owner = 0; owner < 2; owner++) {
    const { count, colours, points, trams } = lines[owner]!;
    for (let line = 0; line < count; line++) {
      if (colours[line] !== colour || trams[line] === NO_TRAM) continue;
      const worth = points[line]! * MULTIPLIERS[trams[line]! - 1]!;
      lead += owner === seat ? worth : -worth;
    }
  }
  return lead;
}

/** The values that a card would leave out in the own line that it suits best; else infinite. */
function gapOf({ lines, seat }: TrambahnPosition, card: number): number {
  const { count, trams, lasts } = lines[seat]!;
  let gap = Number.POSITIVE_INFINITY;
  for (let line = 0; line < count; line++) {
    if (trams[line] === NO_TRAM || !lines[seat]!.takes(line, card)) continue;
    gap = Math.min(gap, (card % 10) - lasts[line]!);
  }
  return gap;
}

function passengerLiking(position: TrambahnPosition, card: number, terminus: number): number {
  const { hands, seat, termini, passengers } = position;
  const lead = leadIn(position, terminus);
  const missing = RIDE_SIZE - termini.size(terminus);
  let liking = lead / 10;
  if (missing === 1) liking = lead;
  else if (missing === 2) {
    // The other one would add the fourth, unless this turn does.
    let others = -1;
    for (let stop = terminus * 10; stop < terminus * 10 + 10; stop++) {
      others += hands.held(seat, stop);
    }
    liking = passengers === 0 && others > 0 && lead > 0 ? 0.9 * lead : 0.3 * Math.min(lead, -lead);
  }
  if (passengers > 0 && missing > 1) return -1;
  if (card === CONDUCTOR) return liking - 5;
  const gap = gapOf(position, card);
  return gap === Number.POSITIVE_INFINITY ? liking : liking - 8 / (1 + gap);
}

function stopLiking(position: TrambahnPosition, card: number, number: number): number {
  const own = position.lines[position.seat]!;
  if (number === NEW_LINE) return startLiking(position, card);
  const line = number - 1;
  if (card === CONDUCTOR) {
    // A conductor makes the special tour come, and is else kept for a ride.
    return own.sizes[line] === 7 && own.trams[line] !== NO_TRAM ? 2900 : -1;
  }
  return 3000 - (card % 10) + own.lasts[line]!;
}

/** A new line is begun with the first stop of a run, and money for a tram. */
function startLiking(position: TrambahnPosition, card: number): number {
  const { lines, offer, money, hands, seat, sheet } = position;
  const own = lines[seat]!;
  const isBeginning = own.trams.subarray(0, own.count).includes(NO_TRAM);
  if (isBeginning || own.count >= ENOUGH_LINES || gapOf(position, card) < 10) return -1;
  let run = 0;
  const colour = Math.floor(card / 10);
  for (let stop = card; stop < (colour + 1) * 10; stop++) {
    if (hands.held(seat, stop) > 0) run++;
  }
  const means = money.size(seat) + hands.size(seat) - run;
  const isPaid = PRICES.some((price, tram) => offer[tram]! > 0 && price <= means);
  if (!isPaid || sheet.rides > 8) return -1;
  const others = leadIn(position, colour);
  return 2000 + 50 * run - 10 * (card % 10) - others;
}

/** Cards that are of no use become money; what a new line's tram needs does so too. */
function incomeLiking(position: TrambahnPosition, card: number): number {
  const { hands, lines, money, offer, seat } = position;
  const own = lines[seat]!;
  const price = Math.min(...PRICES.filter((_, tram) => offer[tram]! > 0));
  const isBeginning = own.trams.subarray(0, own.count).includes(NO_TRAM);
  if (isBeginning && money.size(seat) < price) return 1600;
  if (card === CONDUCTOR) return hands.held(seat, CONDUCTOR) > 1 ? 1400 : -1;
  // One passenger is kept for the rides in which one leads.
  const isPassenger = leadIn(position, Math.floor(card / 10)) > 0;
  return isPassenger && hands.size(seat) <= 1 ? -1 : 1500 - (card % 10);
}
