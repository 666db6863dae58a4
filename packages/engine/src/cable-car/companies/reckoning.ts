import type { BySeat, Seat } from "../../game.ts";
import type { Position } from "../position.ts";
import { type ByCompany, COMPANIES, type CompanyName } from "./company.ts";
import { exchangeOf, type KnownShare, sharesOf } from "./held.ts";
import { highestStake, majorityBonus, STAKES, writeStakes } from "./stakes.ts";
import { companyStandings } from "./standings.ts";

/** A share and what it counts. */
export interface CountedShare extends KnownShare {
  /** The value of its company (CO-9); 0 where the company is not known. */
  readonly value: number;
  /** (percentage / 10) x value. */
  readonly counts: number;
}

/** Who holds most of a company, and what each of them gets for it (CO-10). */
export interface Majority {
  readonly company: CompanyName;
  readonly points: number;
  /** The highest sum of shares, in percent; 0 where nobody holds one. */
  readonly percentage: number;
  /** Those whose shares add up to it; more than one where they are tied. */
  readonly seats: readonly Seat[];
  /** What each of them gets in full: 0 where nobody holds a share. */
  readonly bonus: number;
}

/** One seat's score, step by step. */
export interface SeatReckoning {
  readonly seat: Seat;
  /** By percentage. */
  readonly shares: readonly CountedShare[];
  /** What its shares count together. */
  readonly worth: number;
  /** The companies of which it holds most, alone or tied, some perhaps for a bonus of 0. */
  readonly majorities: readonly Majority[];
  /** What it gets for them together. */
  readonly bonus: number;
  readonly score: number;
}

/** How the scores come about, so that they can be followed by hand (CO-9, CO-10). */
export interface Reckoning {
  /** Whether all shares in the hands are known. If not, this counts those that are. */
  readonly complete: boolean;
  readonly majorities: ByCompany<Majority>;
  readonly seats: BySeat<SeatReckoning>;
}

/** What the shares that this position knows are worth at its points. */
export function reckon(position: Position): Reckoning {
  const majorities = majoritiesOf(position);
  const seats = Array.from({ length: position.options.players }, (_, seat) =>
    seatReckoning(position, seat, majorities),
  );
  return {
    complete: seats.every(({ shares }) => shares.every(({ company }) => company !== null)),
    majorities,
    seats,
  };
}

/** What a share counts at the present values, whoever holds it (CO-9). */
export function countShare(position: Position, share: KnownShare): CountedShare {
  const standings = companyStandings(position);
  const value = standings.find(({ company }) => company === share.company)?.value ?? 0;
  return { ...share, value, counts: (share.percentage / 10) * value };
}

/** A seat's shares and what they count at the present values, without majorities. */
export const countShares = (position: Position, seat: Seat): readonly CountedShare[] =>
  sharesOf(position, seat).map((share) => countShare(position, share));

/** What the known shares of a seat are worth at the present values, without majorities. */
export const worthOf = (position: Position, seat: Seat): number =>
  sumOf(countShares(position, seat));

const sumOf = (shares: readonly CountedShare[]): number =>
  shares.reduce((sum, { counts }) => sum + counts, 0);

function seatReckoning(position: Position, seat: Seat, all: ByCompany<Majority>): SeatReckoning {
  const shares = countShares(position, seat);
  const worth = sumOf(shares);
  const majorities = all.filter(({ seats }) => seats.includes(seat));
  const bonus = majorities.reduce((sum, majority) => sum + majority.bonus, 0);
  return { seat, shares, worth, majorities, bonus, score: worth + bonus };
}

function majoritiesOf(position: Position): ByCompany<Majority> {
  const { market } = exchangeOf(position);
  const { players } = market;
  const stakes = new Int32Array(STAKES);
  writeStakes(market, stakes);
  const { points } = position.network;
  return COMPANIES.map((name, company) => {
    const percentage = highestStake(stakes, company, players);
    const held = percentage > 0;
    const seats = [...Array(players).keys()].filter(
      (seat) => held && stakes[company * players + seat] === percentage,
    );
    const bonus = held ? majorityBonus(points[company]!) : 0;
    return { company: name, points: points[company]!, percentage, seats, bonus };
  });
}
