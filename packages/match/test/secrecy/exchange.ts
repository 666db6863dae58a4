import type { Seat } from "@endstation/engine";
import type { Random } from "../simulation/random.ts";

/** A game whose deals are compared, as the measure names it. */
export const KINDS = ["cable-car", "companies", "trambahn"] as const;
export type Kind = (typeof KINDS)[number];

/** How far a game has drawn from what lies hidden: numbers that all at the table can count. */
export interface Counts {
  /** How many of the deal's tiles or cards have left the pile. */
  readonly drawn: number;
  /** How many exchanges of shares stand, by percentage. */
  readonly swaps: Readonly<Record<string, number>>;
}

/**
 * Another deal that some viewers cannot tell from the first: two hidden pieces have changed
 * places. When they are shown is told here from the rules alone, by what a move names and how far
 * a pile has been drawn, and not from the views that are under test.
 */
export interface Exchange {
  readonly name: string;
  /** The seat that holds one of the pieces, and so can tell; `null` where nobody does. */
  readonly holder: Seat | null;
  exchanged(deal: unknown): unknown;
  /** Whether a move of a seat may show one of the pieces, or is legal in one of the deals alone. */
  names(seat: Seat, move: string): boolean;
  /** Whether a pile has been drawn as far as one of the pieces. */
  reached(counts: Counts): boolean;
}

interface Pieces {
  readonly random: Random;
  readonly players: number;
  readonly hand: number;
}

const swapped = <T>(list: readonly T[], a: number, b: number): T[] =>
  list.with(a, list[b]!).with(b, list[a]!);

/** Some exchanges of a kind of game; none where the two pieces are alike. */
export function exchangesOf(kind: Kind, deal: unknown, pieces: Pieces): Exchange[] {
  const found: (Exchange | null)[] = [];
  if (kind === "trambahn") {
    const { cards } = deal as { cards: readonly string[] };
    found.push(
      heldCard(cards, pieces, 0),
      heldCard(cards, pieces, 1),
      hiddenCards("money", cards, [pieces.random.below(27), 108 + pieces.random.below(12)]),
      hiddenCards("pile", cards, [96 + pieces.random.below(12), 108 + pieces.random.below(12)]),
    );
  } else {
    const { tiles } = deal as { tiles: readonly string[] };
    found.push(heldTile(tiles, pieces), buriedTiles(tiles, pieces));
    if (kind === "companies") {
      const { shares } = deal as { shares: Readonly<Record<string, readonly string[]>> };
      found.push(heldShare(shares, pieces), buriedShares(shares, pieces));
    } else found.push(heldTile(tiles, pieces));
  }
  return found.filter((one) => one !== null);
}

const NEVER = () => false;

function heldTile(tiles: readonly string[], { random, players, hand }: Pieces): Exchange | null {
  const held = random.below(players * hand);
  const deep = 48 + random.below(12);
  const [code, other] = [tiles[held]!, tiles[deep]!];
  if (code === other) return null;
  const holder = Math.floor(held / hand);
  return {
    name: "a tile of a hand",
    holder,
    exchanged: (deal) => ({ ...(deal as object), tiles: swapped(tiles, held, deep) }),
    names: (seat, move) => seat === holder && (move.startsWith(code) || move.startsWith(other)),
    reached: ({ drawn }) => drawn > deep,
  };
}

function buriedTiles(tiles: readonly string[], { random }: Pieces): Exchange | null {
  const [a, b] = [40 + random.below(10), 50 + random.below(10)];
  if (tiles[a] === tiles[b]) return null;
  return {
    name: "tiles of the stack",
    holder: null,
    exchanged: (deal) => ({ ...(deal as object), tiles: swapped(tiles, a, b) }),
    names: NEVER,
    reached: ({ drawn }) => drawn > a,
  };
}

type Shares = Readonly<Record<string, readonly string[]>>;

/** Each seat has the share of its number of each pile, the next lies open, the rest face down. */
function heldShare(shares: Shares, { random, players }: Pieces): Exchange {
  const percentage = random.pick(["10", "20", "30", "40"]);
  const holder = random.below(players);
  return shareExchange(shares, { percentage, players, a: holder, b: 7, holder });
}

function buriedShares(shares: Shares, { random, players }: Pieces): Exchange {
  const percentage = random.pick(["10", "20", "30", "40"]);
  return shareExchange(shares, { percentage, players, a: 6, b: 7, holder: null });
}

function shareExchange(
  shares: Shares,
  parts: { percentage: string; players: number; a: number; b: number; holder: Seat | null },
): Exchange {
  const { percentage, players, a, b, holder } = parts;
  const pile = swapped(shares[percentage]!, a, b);
  // Each exchange takes one from the top.
  const depth = (holder === null ? a : b) - players - 1;
  return {
    name: holder === null ? "shares of a pile" : "a share that is held",
    holder,
    exchanged: (deal) => ({ ...(deal as object), shares: { ...shares, [percentage]: pile } }),
    names: (seat, move) => seat === holder && move.startsWith(`swap ${percentage}`),
    reached: ({ swaps }) => (swaps[percentage] ?? 0) > depth,
  };
}

/** The cards lie as money of both (27), then as the hands (6 each), then in the pile. */
function heldCard(cards: readonly string[], { random }: Pieces, holder: Seat): Exchange | null {
  const held = 27 + 6 * holder + random.below(6);
  const deep = 96 + random.below(24);
  const codes = [cards[held]!, cards[deep]!];
  if (codes[0] === codes[1]) return null;
  return {
    name: "a card of a hand",
    holder,
    exchanged: (deal) => ({ ...(deal as object), cards: swapped(cards, held, deep) }),
    names: (seat, move) => seat === holder && codes.includes(cardOf(move) ?? ""),
    reached: ({ drawn }) => drawn > deep,
  };
}

function hiddenCards(name: string, cards: readonly string[], [a, b]: [number, number]) {
  if (cards[a] === cards[b]) return null;
  const first = a < 27 ? b : a;
  return {
    name: `cards of the ${name}`,
    holder: null,
    exchanged: (deal: unknown) => ({ ...(deal as object), cards: swapped(cards, a, b) }),
    names: NEVER,
    reached: ({ drawn }: Counts) => drawn > first,
  };
}

const cardOf = (move: string) => move.match(/^(?:pass|stop|bank) (c|[brgy]\d+)/)?.[1];
