import type { CompaniesOptions, CompanyName, Position } from "../src/index.ts";
import {
  COMPANIES,
  cableCar,
  DRAW,
  isPlacement,
  MAX_MOVES,
  packShares,
  Position as Table,
  TILES,
  UNKNOWN,
} from "../src/index.ts";
import { withCompanies } from "./positions.ts";
import { type RandomGame, randomBelow, startOf } from "./random.ts";

/** The shares of a percentage, by name, the top first; the rest follow in the order of CO-1. */
type Tops = Partial<Record<"10" | "20" | "30" | "40", string>>;

/** What a test wants of a game with companies. */
export interface TableOptions extends Partial<Omit<CompaniesOptions, "companies">> {
  readonly shares?: Tops;
}

const pile = (top: string | undefined): CompanyName[] => {
  const first = (top?.split(" ") ?? []) as CompanyName[];
  return [...first, ...COMPANIES.filter((name) => !first.includes(name))];
};

/**
 * A game with companies after these moves, separated by commas. All shares are known, no tile is:
 * any kind still unseen may be laid, so a test needs no deal of tiles.
 */
export function table(moves: string, { shares = {}, ...changes }: TableOptions = {}): Position {
  const backs = new Uint8Array(TILES.length).fill(UNKNOWN);
  const [ten, twenty, thirty, forty] = (["10", "20", "30", "40"] as const).map((percentage) =>
    pile(shares[percentage]),
  );
  const dealt = packShares({ "10": ten!, "20": twenty!, "30": thirty!, "40": forty! });
  const position = new Table(withCompanies(changes), backs, dealt);
  for (const move of moves.split(", ").filter((text) => text !== "")) {
    const played = cableCar.play(position, move);
    if (!played.ok) throw new Error(`${move}: ${played.error.message}`);
  }
  return position;
}

/**
 * Plays a random game with companies to the end. Its seed tells how eagerly all exchange and pass
 * while they may, from never to always; `visit` sees each position before its move.
 */
export function tradeOut(game: RandomGame, visit: (position: Position) => void): Position {
  const position = startOf(game);
  const below = randomBelow(game.seed);
  const eagerness = below(11);
  const moves = new Uint16Array(MAX_MOVES);
  while (!position.over) {
    visit(position);
    const legal = moves.subarray(0, position.legalMoves(moves));
    const idle = legal.filter((move) => move > DRAW);
    const eager = idle.length > 0 && below(10) < eagerness;
    const others = legal.filter((move) => isPlacement(move) || move === DRAW);
    const choice = eager || others.length === 0 ? idle : others;
    position.play(choice[below(choice.length)]!);
  }
  return position;
}
