import type { TrambahnDeal, TrambahnMoveFaultCode, TrambahnPosition } from "../../src/index.ts";
import { CARDS, DECK, judgeTrambahn, makeDeck, trambahn } from "../../src/index.ts";

export const OPTIONS = { players: 2 } as const;

const cardsOf = (text: string): string[] => text.split(" ").filter((card) => card !== "");

/** Which cards lie where at the start, separated by spaces; all others follow in any order. */
export interface Layout {
  /** Six cards for seat 0. */
  readonly hand: string;
  /** Six cards for seat 1. */
  readonly other?: string;
  /** What is drawn first. */
  readonly pile?: string;
  /** The whole money of seat 0, its top last. */
  readonly money?: string;
}

/** A deal with cards at places of one's choice. */
export function dealWith({ hand, other = "", pile = "", money = "" }: Layout): TrambahnDeal {
  const rest: string[] = [...DECK];
  const take = (text: string, size: number): string[] => {
    const chosen = cardsOf(text);
    for (const card of chosen) rest.splice(rest.indexOf(card), 1);
    return [...chosen, ...Array<string>(Math.max(0, size - chosen.length)).fill("")];
  };
  const places = [take(money, 12), take("", 15), take(hand, 6), take(other, 6), take(pile, 0)];
  const cards = places.flat().map((card) => card || rest.shift()!);
  const deal = trambahn.parseDeal(OPTIONS, { cards: [...cards, ...rest], reshuffles: [] });
  if (!deal.ok) throw new Error(deal.error.message);
  return deal.value;
}

/** The start of a game with such a deal; its reshuffles come from a deck. */
export const begin = (layout: Layout): TrambahnPosition =>
  trambahn.start(OPTIONS, dealWith(layout), makeDeck(new Uint8Array(32)));

/** Plays moves that must be legal, separated by commas; gives the position itself. */
export function playAll(position: TrambahnPosition, moves: string): TrambahnPosition {
  for (const move of moves.split(",").map((text) => text.trim())) {
    const played = trambahn.play(position, move);
    if (!played.ok) throw new Error(`${move}: ${played.error.message}`);
  }
  return position;
}

/** The code of a move's fault, `null` where it is legal. */
export function faultCode(position: TrambahnPosition, move: string): TrambahnMoveFaultCode | null {
  const judged = judgeTrambahn(position, move);
  return judged.ok ? null : (judged.error.code as TrambahnMoveFaultCode);
}

/** How a move is judged: `"legal"`, or the rule that it breaks. */
export function ruling(position: TrambahnPosition, move: string): string {
  const judged = judgeTrambahn(position, move);
  return judged.ok ? "legal" : judged.error.rule;
}

/** Leaves nothing to draw: no pile, no discard, no hands, and no money but a card each. */
export function exhaust(position: TrambahnPosition): TrambahnPosition {
  for (const seat of [0, 1]) {
    for (const card of CARDS.keys()) {
      while (position.hands.held(seat, card) > 0) position.hands.take(seat, card);
    }
    while (position.money.size(seat) > 1) position.money.spend(seat);
  }
  position.pileSize = 0;
  position.discard.clear();
  return position;
}
