import type { Seat } from "../../game.ts";
import { FIRST_SWAP, isPlacement, isSwap, type Move } from "../move.ts";
import type { Position } from "../position.ts";
import { COMPANIES } from "./company.ts";
import type { Market } from "./market.ts";

/** Some company with this many points closes the exchange (CO-5). */
export const CLOSING_POINTS = 25;

/** So many turns in a row without a tile, for each player, close the exchange (CO-8). */
export const IDLE_ROUNDS = 3;

/** The rule that closed the exchange. */
export type ClosedBy = "CO-5" | "CO-8";

const points = new Int32Array(COMPANIES.length);

/** The points of the company that has most. */
export function bestPoints({ network }: Position): number {
  points.fill(0);
  network.addPoints(points);
  let best = 0;
  for (let company = 0; company < points.length; company++) {
    if (points[company]! > best) best = points[company]!;
  }
  return best;
}

/** The market, whether shares may still be exchanged, and whose turn follows from that. */
export class Exchange {
  readonly market: Market;
  /** How many turns in a row have laid no tile (CO-8). */
  idle = 0;
  /** `null` while shares may be exchanged. */
  closedBy: ClosedBy | null = null;
  /** The ply that closed the exchange, -1 while it is open. */
  closedAt = -1;
  /** Who made each ply that ended a turn, and how many idle turns stood before it. */
  readonly #movers: Uint8Array;
  readonly #idleBefore: Uint8Array;

  constructor(market: Market, maxPlies: number) {
    this.market = market;
    this.#movers = new Uint8Array(maxPlies);
    this.#idleBefore = new Uint8Array(maxPlies);
  }

  copyFrom(other: Exchange): void {
    this.market.copyFrom(other.market);
    this.idle = other.idle;
    this.closedBy = other.closedBy;
    this.closedAt = other.closedAt;
    this.#movers.set(other.#movers);
    this.#idleBefore.set(other.#idleBefore);
  }

  /** Who made a ply, if it ended a turn: any but a draw. */
  moverAt(ply: number): Seat {
    return this.#movers[ply]!;
  }

  /** Ends the turn of the seat to move, whose move has laid its tile already; gives the next. */
  endTurn(position: Position, move: Move): Seat {
    const { ply, seat } = position;
    this.#movers[ply] = seat;
    this.#idleBefore[ply] = this.idle;
    if (isPlacement(move)) {
      this.idle = 0;
      // Only a tile that closes a line changes the points.
      if (this.closedBy === null && position.network.lastTileScored) {
        if (bestPoints(position) >= CLOSING_POINTS) this.#close("CO-5", ply);
      }
    } else {
      if (isSwap(move)) this.market.exchange(seat, move - FIRST_SWAP);
      this.idle++;
      if (this.idle === IDLE_ROUNDS * position.options.players) this.#close("CO-8", ply);
    }
    return this.#seatAfter(position);
  }

  /** Takes the end of a turn back, before its tile is; gives the seat whose turn it was. */
  takeBack(ply: number, move: Move): Seat {
    const seat = this.#movers[ply]!;
    this.idle = this.#idleBefore[ply]!;
    if (this.closedAt === ply) {
      this.closedBy = null;
      this.closedAt = -1;
    }
    if (isSwap(move)) this.market.takeBack(seat, move - FIRST_SWAP);
    return seat;
  }

  #close(rule: ClosedBy, ply: number): void {
    this.closedBy = rule;
    this.closedAt = ply;
  }

  /** The next seat; one without a tile has a turn only while it may exchange (CO-7). */
  #seatAfter(position: Position): Seat {
    const { players } = position.options;
    let seat = (position.seat + 1) % players;
    if (this.closedBy === null || position.stackSize > 0 || position.over) return seat;
    while (!position.holdsTile(seat)) seat = (seat + 1) % players;
    return seat;
  }
}
