import { PlainGame, type PlainOptions } from "./plain.ts";

/**
 * The rules of The Companies once more, word by word: the engine is compared with it. Nothing of
 * the engine is used here.
 */

/** Whose car stands at the stations 1 to 32. */
const CARS = [
  "yellow orange purple red brown black green blue",
  "brown blue green black purple orange yellow red",
  "purple red yellow orange green blue brown black",
  "green black brown blue yellow red purple orange",
]
  .join(" ")
  .split(" ");

const NAMES = ["yellow", "blue", "orange", "green", "purple", "black", "red", "brown"];
const PERCENTAGES = ["10", "20", "30", "40"];

export interface PlainCompaniesOptions extends PlainOptions {
  readonly exchange: string;
}

export interface PlainDeal {
  readonly tiles: readonly string[];
  readonly shares: Readonly<Record<string, readonly string[]>>;
}

export class PlainCompanies extends PlainGame {
  readonly exchange: string;
  /** The company of each seat's share, by seat and percentage. */
  readonly shares: Record<string, string>[];
  readonly open: Record<string, string> = {};
  readonly piles: Record<string, string[]> = {};
  idle = 0;
  closed = false;

  constructor(options: PlainCompaniesOptions, deal: PlainDeal) {
    super(options, deal.tiles);
    this.exchange = options.exchange;
    for (const percentage of PERCENTAGES) this.piles[percentage] = [...deal.shares[percentage]!];
    this.shares = Array.from({ length: options.players }, () =>
      Object.fromEntries(PERCENTAGES.map((each) => [each, this.piles[each]!.shift()!])),
    );
    for (const percentage of PERCENTAGES) this.open[percentage] = this.piles[percentage]!.shift()!;
  }

  override hasCar(): boolean {
    return true;
  }

  profits(): Record<string, number> {
    const profits = Object.fromEntries(NAMES.map((name) => [name, 0]));
    for (const [index, name] of CARS.entries()) profits[name]! += this.points(index + 1);
    return profits;
  }

  override earned(): number[] {
    return Object.values(this.profits());
  }

  override scores(): number[] {
    const profits = this.profits();
    const value = (name: string): number =>
      NAMES.filter((other) => profits[other]! <= profits[name]!).length;
    const stake = (seat: number, name: string): number =>
      PERCENTAGES.filter((each) => this.shares[seat]![each] === name).reduce(
        (sum, each) => sum + Number(each),
        0,
      );
    return this.shares.map((shares, seat) => {
      let score = 0;
      for (const each of PERCENTAGES) score += (Number(each) / 10) * value(shares[each]!);
      for (const name of NAMES) {
        const most = Math.max(...this.shares.map((_, other) => stake(other, name)));
        if (most > 0 && stake(seat, name) === most) score += Math.floor(profits[name]! / 10);
      }
      return score;
    });
  }

  override legalMoves(): string[] {
    const moves = super.legalMoves();
    if (this.drawn !== null || this.closed || this.laid.size === 60) return moves;
    const sources = this.exchange === "open" ? ["open"] : ["open", "pile"];
    for (const each of PERCENTAGES) {
      for (const source of sources) moves.push(`swap ${each} ${source}`);
    }
    return this.isIdle(this.seat) ? [...moves, "pass"] : moves;
  }

  override play(move: string): void {
    const [word, each, source] = move.split(" ") as [string, string, string];
    if (word === "swap" || word === "pass") {
      if (word === "swap") this.swap(each, source);
      this.seat = (this.seat + 1) % this.options.players;
      this.idle++;
      if (this.idle === 3 * this.options.players) this.closed = true;
    } else {
      super.play(move);
      if (word === "draw") return;
      this.idle = 0;
      if (Object.values(this.profits()).some((points) => points >= 25)) this.closed = true;
    }
    if (this.laid.size === 60) return;
    while (this.closed && this.isIdle(this.seat)) {
      this.seat = (this.seat + 1) % this.options.players;
    }
  }

  /** Whether a seat has no tile and cannot get one. */
  private isIdle(seat: number): boolean {
    return this.stack.length === 0 && this.hands[seat]!.length === 0;
  }

  private swap(each: string, source: string): void {
    const own = this.shares[this.seat]!;
    const pile = this.piles[each]!;
    pile.push(own[each]!);
    if (source === "pile") {
      own[each] = pile.shift()!;
    } else {
      own[each] = this.open[each]!;
      this.open[each] = pile.shift()!;
    }
  }
}
