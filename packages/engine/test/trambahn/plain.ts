/**
 * The rules of Trambahn once more, word by word and as slowly as it may be: the engine is
 * compared with it. Nothing of the engine is used here.
 */

const COLOURS = ["b", "r", "g", "y"];
const KINDS: Record<string, { price: number; times: number }> = {
  horse: { price: 5, times: 2 },
  steam: { price: 10, times: 3 },
  electric: { price: 15, times: 4 },
};

const value = (card: string): number => Number(card.slice(1));

function pointsOf(card: string): number {
  if (card === "c") return 0;
  if (value(card) <= 6) return 1;
  return value(card) <= 9 ? 2 : 3;
}

/** The place of a card in the order of the deal's rules. */
const rank = (card: string): number =>
  card === "c" ? 100 : COLOURS.indexOf(card[0]!) * 20 + value(card);

export interface PlainLine {
  readonly cards: string[];
  tram: string | null;
}

const stopsOf = (line: PlainLine): string[] => line.cards.filter((card) => card !== "c");
const worth = (line: PlainLine): number =>
  line.tram === null
    ? 0
    : stopsOf(line).reduce((sum, card) => sum + pointsOf(card), 0) * KINDS[line.tram]!.times;

export class PlainTrambahn {
  readonly hands: string[][];
  readonly money: string[][];
  readonly lines: PlainLine[][] = [[], []];
  readonly termini: Record<string, string[]> = { b: [], r: [], g: [], y: [] };
  readonly scores = [0, 0];
  readonly offer: string[];
  readonly trams: string[];
  pile: string[];
  discarded: string[] = [];
  reshuffles = 0;
  rides = 0;
  seat = 0;
  idle = 0;
  /** The verbs of the moves of this turn. */
  turn: string[] = [];
  /** Gives the order of a new pile. */
  readonly shuffle: (label: string, cards: string[]) => string[];

  constructor(cards: readonly string[], shuffle: (label: string, cards: string[]) => string[]) {
    this.shuffle = shuffle;
    this.pile = [...cards];
    this.money = [this.pile.splice(0, 12), this.pile.splice(0, 15)];
    this.hands = [this.pile.splice(0, 6), this.pile.splice(0, 6)];
    this.trams = [
      ...Array<string>(5).fill("horse"),
      ...Array<string>(4).fill("steam"),
      ...Array<string>(7).fill("electric"),
    ];
    this.offer = this.trams.splice(0, 3);
  }

  get over(): boolean {
    return this.rides === 10 || this.idle === 2;
  }

  legalMoves(): string[] {
    if (this.over) return [];
    const hand = [...new Set(this.hands[this.seat])];
    const laid = this.turn.filter((verb) => verb === "pass").length;
    const passes = hand.flatMap((card) =>
      card === "c" ? COLOURS.map((colour) => `pass c>${colour}`) : [`pass ${card}`],
    );
    if (laid === 0) return hand.length === 0 ? ["end"] : passes;
    const has = (...verbs: string[]): boolean => verbs.some((verb) => this.turn.includes(verb));
    return [
      ...(laid < 2 && !has("stop", "bank", "buy") ? passes : []),
      ...(has("bank", "buy") ? [] : hand.flatMap((card) => this.stopsWith(card))),
      ...(has("buy") ? [] : hand.map((card) => `bank ${card}`)),
      ...this.purchases(),
      "end",
    ];
  }

  private stopsWith(card: string): string[] {
    const into = this.lines[this.seat]!.flatMap((line, index) => {
      const last = stopsOf(line).at(-1)!;
      if (value(last) === 10) return [];
      const fits = card === "c" || (card[0] === last[0] && value(card) > value(last));
      return fits ? [`stop ${card}>${index + 1}`] : [];
    });
    return card === "c" ? into : [`stop ${card}>new`, ...into];
  }

  private purchases(): string[] {
    return [...new Set(this.offer)].flatMap((kind) =>
      this.lines[this.seat]!.flatMap((line, index) =>
        line.tram === null && this.money[this.seat]!.length >= KINDS[kind]!.price
          ? [`buy ${kind}>${index + 1}`]
          : [],
      ),
    );
  }

  play(move: string): void {
    const [verb, rest = ""] = move.split(" ") as [string, string?];
    const [what, where] = rest.split(">") as [string, string?];
    if (verb === "end") {
      this.end();
      return;
    }
    this.turn.push(verb);
    if (verb === "buy") {
      this.buy(what, Number(where));
      return;
    }
    const hand = this.hands[this.seat]!;
    hand.splice(hand.indexOf(what), 1);
    if (verb === "pass") this.passenger(what, where ?? what[0]!);
    if (verb === "stop") this.stop(what, where!);
    if (verb === "bank") this.money[this.seat]!.push(what);
  }

  private passenger(card: string, colour: string): void {
    this.termini[colour]!.push(card);
    if (this.termini[colour]!.length < 4) return;
    this.rides++;
    for (const seat of [0, 1]) {
      for (const line of this.lines[seat]!) {
        if (line.cards[0]![0] === colour) this.scores[seat]! += worth(line);
      }
    }
    this.discarded.push(...this.termini[colour]!);
    this.termini[colour] = [];
  }

  private stop(card: string, where: string): void {
    const lines = this.lines[this.seat]!;
    if (where === "new") lines.push({ cards: [], tram: null });
    const line = where === "new" ? lines.at(-1)! : lines[Number(where) - 1]!;
    line.cards.push(card);
    if (line.cards.length === 8) this.scores[this.seat]! += worth(line);
  }

  private buy(kind: string, number: number): void {
    for (let card = 0; card < KINDS[kind]!.price; card++) this.pay(this.seat);
    this.offer.splice(this.offer.indexOf(kind), 1);
    this.lines[this.seat]![number - 1]!.tram = kind;
  }

  private pay(seat: number): void {
    this.discarded.push(this.money[seat]!.pop()!);
  }

  private end(): void {
    const closing = this.lines[this.seat]!.filter((line) => line.tram === null);
    for (const line of closing) this.money[this.seat]!.push(...line.cards);
    this.lines[this.seat] = this.lines[this.seat]!.filter((line) => line.tram !== null);

    let drawn = 0;
    while (this.hands[this.seat]!.length < 6) {
      if (this.pile.length === 0) this.newPile();
      if (this.pile.length === 0) break;
      this.hands[this.seat]!.push(this.pile.shift()!);
      drawn++;
    }
    this.offer.push(...this.trams.splice(0, 3 - this.offer.length));
    this.idle = this.turn.length === 0 && drawn === 0 ? this.idle + 1 : 0;
    this.turn = [];
    this.seat = 1 - this.seat;
  }

  private newPile(): void {
    for (const seat of [0, 1]) {
      const half = Math.floor(this.money[seat]!.length / 2);
      for (let card = 0; card < half; card++) this.pay(seat);
    }
    if (this.discarded.length === 0) return;
    this.reshuffles++;
    const sorted = this.discarded.sort((one, other) => rank(one) - rank(other));
    this.pile = this.shuffle(`reshuffle-${this.reshuffles}`, sorted);
    this.discarded = [];
  }
}
