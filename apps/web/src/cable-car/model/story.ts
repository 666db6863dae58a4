import {
  type ClosedLine,
  type CompanyName,
  closedLines,
  DRAW,
  exchangePreview,
  isPlacement,
  PASS,
  type Placement,
  type Position,
  placementOf,
  type Seat,
  type Swap,
  swapOf,
} from "@endstation/engine";

/** What every turn has, whatever was done in it. */
interface Turned {
  /** The index of the move that ended it. */
  readonly ply: number;
  readonly seat: Seat;
  /** Whether it closed the exchange of shares for good. */
  readonly closesExchange: boolean;
}

/** One tile laid, and what came of it. */
export interface Laying extends Turned, Placement {
  readonly type: "laying";
  /** Whether it came from the stack and not from the hand. */
  readonly drawn: boolean;
  /** The lines it closed. */
  readonly closed: readonly ClosedLine[];
}

/** One share exchanged, as far as the one who is told has seen it. */
export interface Exchanging extends Turned, Swap {
  readonly type: "exchange";
  readonly given: CompanyName | null;
  readonly taken: CompanyName | null;
}

/** A turn in which nothing was done (CO-7). */
export interface Passing extends Turned {
  readonly type: "pass";
}

export type Happening = Laying | Exchanging | Passing;

/**
 * All turns of a game in order. Takes `position` back to its start on the way, so it must be one
 * that nobody else uses.
 */
export function story(position: Position): Happening[] {
  const closed = closedLines(position);
  const happenings: Happening[] = [];
  while (position.ply > 0) {
    const ply = position.ply - 1;
    const move = position.history[ply]!;
    const closesExchange = position.exchange?.closedAt === ply;
    position.undo();
    if (move === DRAW) continue;
    const turned = { ply, seat: position.seat, closesExchange };
    if (isPlacement(move)) {
      happenings.push({
        type: "laying",
        ...turned,
        ...placementOf(move),
        drawn: position.pending,
        closed: closed.filter((line) => line.ply === ply),
      });
    } else if (move === PASS) happenings.push({ type: "pass", ...turned });
    else happenings.push({ type: "exchange", ...turned, ...exchanged(position, swapOf(move)) });
  }
  return happenings.reverse();
}

/** What an exchange is about to give and take. */
function exchanged(
  position: Position,
  swap: Swap,
): Pick<Exchanging, keyof Swap | "given" | "taken"> {
  const { given, taken } = exchangePreview(position, { ...swap, seat: position.seat });
  return { ...swap, given, taken };
}
