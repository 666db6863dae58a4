/**
 * The rules of Cable Car once more, word by word and as slowly as it may be: the engine is
 * compared with it. Nothing of the engine is used here.
 */

const CARS: Record<number, string[]> = {
  2: ["1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31", "2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32"],
  3: ["1 4 6 11 15 20 23 25 28 31", "2 7 9 12 14 19 22 27 29 32", "3 5 8 10 13 18 21 24 26 30"],
  4: [
    "4 7 11 16 20 23 27 32",
    "3 8 12 15 19 24 28 31",
    "1 6 10 13 18 21 25 30",
    "2 5 9 14 17 22 26 29",
  ],
  5: [
    "1 5 10 14 22 28",
    "6 12 18 23 27 32",
    "3 7 15 19 25 29",
    "2 9 13 21 26 30",
    "4 8 11 20 24 31",
  ],
  6: [
    "1 5 10 19 27",
    "2 11 18 25 29",
    "4 8 14 21 26",
    "6 15 20 24 31",
    "3 9 13 23 30",
    "7 12 22 28 32",
  ],
};

/** Where a port leads: columns to the right, rows down, and the port it meets there. */
const ACROSS: readonly (readonly [number, number, number])[] = [
  [0, -1, 5],
  [0, -1, 4],
  [1, 0, 7],
  [1, 0, 6],
  [0, 1, 1],
  [0, 1, 0],
  [-1, 0, 3],
  [-1, 0, 2],
];

const ADDED: Record<string, number> = { a: 5, b: 3, c: 7, d: 1 };

export interface PlainOptions {
  readonly players: number;
  readonly hand: number;
  readonly orientation: string;
}

/** Where a trace stops, after how many passes. */
export interface PlainLine {
  readonly end: string;
  readonly passes: number;
}

const turnedBy = (code: string, turn: number): string =>
  turn === 0 ? code : turnedBy(code[3]! + code.slice(0, 3), turn - 1);

const name = (column: number, row: number): string => `${"abcdefgh"[column]}${row + 1}`;
const columnOf = (cell: string): number => "abcdefgh".indexOf(cell[0]!);
const rowOf = (cell: string): number => Number(cell[1]) - 1;
const isPower = (cell: string): boolean => ["d4", "e4", "d5", "e5"].includes(cell);

/** The station at the edge of a cell, on the side of a port. */
function stationAt(cell: string, port: number): number {
  if (port < 2) return columnOf(cell) + 1;
  if (port < 4) return rowOf(cell) + 9;
  if (port < 6) return 24 - columnOf(cell);
  return 32 - rowOf(cell);
}

/** The cell and the even port by which the car of a station enters. */
function gate(station: number): [string, number] {
  if (station <= 8) return [name(station - 1, 0), 0];
  if (station <= 16) return [name(7, station - 9), 2];
  if (station <= 24) return [name(24 - station, 7), 4];
  return [name(0, 32 - station), 6];
}

export class PlainGame {
  readonly options: PlainOptions;
  readonly laid = new Map<string, string>();
  readonly hands: string[][];
  readonly stack: string[];
  drawn: string | null = null;
  seat = 0;

  constructor(options: PlainOptions, tiles: readonly string[]) {
    this.options = options;
    this.stack = [...tiles];
    this.hands = Array.from({ length: options.players }, () => this.stack.splice(0, options.hand));
  }

  /** Whether a station has a car. */
  hasCar(station: number): boolean {
    return CARS[this.options.players]!.some((cars) => cars.split(" ").includes(String(station)));
  }

  /** Follows the line of a station's car. */
  line(station: number): PlainLine {
    let [cell, port] = gate(station);
    for (let passes = 0; ; passes++) {
      const code = this.laid.get(cell);
      if (code === undefined) return { end: `open ${cell} ${port}`, passes };
      const out = (port + ADDED[code[port / 2]!]!) % 8;
      const [right, down, meets] = ACROSS[out]!;
      const next = [columnOf(cell) + right, rowOf(cell) + down] as const;
      if (next.some((step) => step < 0 || step > 7)) {
        return { end: `station ${stationAt(cell, out)}`, passes: passes + 1 };
      }
      if (isPower(name(...next))) return { end: "power", passes: passes + 1 };
      cell = name(...next);
      port = meets;
    }
  }

  /** The points of a station's car. */
  points(station: number): number {
    const { end, passes } = this.line(station);
    return end.startsWith("open") ? 0 : end === "power" ? 2 * passes : passes;
  }

  /** The points of each seat. */
  scores(): number[] {
    return CARS[this.options.players]!.map((cars) =>
      cars.split(" ").reduce((sum, station) => sum + this.points(Number(station)), 0),
    );
  }

  /** Whether a tile may be laid here as far as CC-13 goes. */
  private reachable(cell: string): boolean {
    if (isPower(cell) || this.laid.has(cell)) return false;
    return [0, 2, 4, 6].some((port) => {
      const [right, down] = ACROSS[port]!;
      const [column, row] = [columnOf(cell) + right, rowOf(cell) + down];
      const beyond = column < 0 || column > 7 || row < 0 || row > 7;
      return beyond || this.laid.has(name(column, row));
    });
  }

  /** Whether a tile laid here makes a line of this tile alone, for a car. */
  private breaksOneTileRule(code: string, cell: string): boolean {
    this.laid.set(cell, code);
    const broken = Array.from({ length: 32 }, (_, index) => index + 1).some(
      (station) =>
        gate(station)[0] === cell &&
        this.hasCar(station) &&
        this.line(station).passes === 1 &&
        !this.line(station).end.startsWith("open"),
    );
    this.laid.delete(cell);
    return broken;
  }

  /** All placements of one tile. */
  placements(code: string): string[] {
    const turns = this.options.orientation === "free" ? [0, 1, 2, 3] : [0];
    const looks = new Map<string, number>();
    for (const turn of turns) {
      if (!looks.has(turnedBy(code, turn))) looks.set(turnedBy(code, turn), turn);
    }
    const all: { move: string; broken: boolean }[] = [];
    for (const row of [0, 1, 2, 3, 4, 5, 6, 7]) {
      for (const column of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const cell = name(column, row);
        if (!this.reachable(cell)) continue;
        for (const [look, turn] of looks) {
          const move = `${code}${turn === 0 ? "" : `/${turn}`}@${cell}`;
          all.push({ move, broken: this.breaksOneTileRule(look, cell) });
        }
      }
    }
    const good = all.filter(({ broken }) => !broken);
    return (good.length > 0 ? good : all).map(({ move }) => move);
  }

  legalMoves(): string[] {
    if (this.drawn !== null) return this.placements(this.drawn);
    const moves = [...new Set(this.hands[this.seat])].flatMap((code) => this.placements(code));
    return this.stack.length > 0 ? [...moves, "draw"] : moves;
  }

  /** Lays a tile, whoever holds it, and gives its code. */
  lay(move: string): string {
    const [tile, cell] = move.split("@") as [string, string];
    const [code, turn = "0"] = tile.split("/") as [string, string?];
    this.laid.set(cell, turnedBy(code, Number(turn)));
    return code;
  }

  /** The points of each owner of cars. */
  earned(): number[] {
    return this.scores();
  }

  play(move: string): void {
    if (move === "draw") {
      this.drawn = this.stack.shift()!;
      return;
    }
    const code = this.lay(move);
    if (this.drawn !== null) {
      this.drawn = null;
    } else {
      const hand = this.hands[this.seat]!;
      hand.splice(hand.indexOf(code), 1);
      hand.push(...this.stack.splice(0, 1));
    }
    this.seat = (this.seat + 1) % this.options.players;
  }
}
