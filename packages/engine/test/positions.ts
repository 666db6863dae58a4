import type { BaseOptions, CompaniesOptions, MoveFaultCode, Position } from "../src/index.ts";
import { COMPANIES, cableCar, judge, knownPosition, TILES } from "../src/index.ts";

const BLIND = { deal: {}, hand: [], drawn: null };

/** Options of two players with one tile each, unless told otherwise. */
export const options = (changes: Partial<BaseOptions> = {}): BaseOptions => ({
  players: 2,
  hand: 1,
  orientation: "fixed",
  companies: false,
  ...changes,
});

/** The same of a game with companies. */
export const withCompanies = (changes: Partial<CompaniesOptions> = {}): CompaniesOptions => ({
  ...options(),
  companies: true,
  exchange: "open-or-pile",
  ...changes,
});

/**
 * The position after these moves, as a spectator knows it: any kind still unseen may be laid, so
 * a test needs no deal. Moves stand in one string, separated by spaces.
 */
export function after(moves: string, changes: Partial<BaseOptions> = {}): Position {
  const list = moves.split(" ").filter((move) => move !== "");
  const known = knownPosition({ options: options(changes), seat: null, moves: list, view: BLIND });
  if (!known.ok) throw new Error(`Not a position: ${known.error.message}`);
  return known.value;
}

/**
 * The start of a game whose stack begins with these tiles, the rest in the order of CC-4; with
 * companies the shares lie in the order of CO-1.
 */
export function dealt(
  top: string,
  changes: Partial<BaseOptions> | CompaniesOptions = {},
): Position {
  const all = changes.companies ? changes : options(changes);
  const first = top.split(" ");
  const rest: string[] = [...TILES];
  for (const code of first) rest.splice(rest.indexOf(code), 1);
  const shares = { "10": COMPANIES, "20": COMPANIES, "30": COMPANIES, "40": COMPANIES };
  const tiles = [...first, ...rest];
  const deal = cableCar.parseDeal(all, all.companies ? { tiles, shares } : { tiles });
  if (!deal.ok) throw new Error(deal.error.message);
  return cableCar.start(all, deal.value);
}

/** Plays moves that must be legal. */
export function playAll(position: Position, moves: string): Position {
  for (const move of moves.split(" ")) {
    const played = cableCar.play(position, move);
    if (!played.ok) throw new Error(`${move}: ${played.error.message}`);
  }
  return position;
}

/** How a move is judged: `"legal"`, or the rule that it breaks. */
export function ruling(position: Position, move: string): string {
  const judged = judge(position, move);
  return judged.ok ? "legal" : judged.error.rule;
}

/** The code of a move's fault, `null` where it is legal. */
export function faultCode(position: Position, move: string): MoveFaultCode | null {
  const judged = judge(position, move);
  return judged.ok ? null : (judged.error.code as MoveFaultCode);
}
