import { expect } from "vitest";
import {
  CARDS,
  type Card,
  trambahnHandOf as handOf,
  linesOf,
  moneyFaces,
  offerOf,
  type TrambahnPosition,
  terminiOf,
  trambahn,
} from "../../src/index.ts";
import { PlainTrambahn } from "../trambahn/plain.ts";
import { dealOf, deckOf, playOut, type RandomGame } from "../trambahn/random.ts";

const codes = (cards: Iterable<Card>): string[] => Array.from(cards, (card) => CARDS[card]!);

/** Everything that a position holds, as the plain rules have it too. */
function contents(position: TrambahnPosition) {
  return {
    legal: trambahn.legalMoves(position).sort(),
    scores: [...position.sheet.points],
    hands: [0, 1].map((seat) => handOf(position, seat).sort()),
    money: [0, 1].map((seat) => moneyFaces(position, seat)),
    lines: [0, 1].map((seat) =>
      linesOf(position, seat).map(({ cards, tram }) => ({ cards: [...cards], tram })),
    ),
    termini: terminiOf(position).map(({ cards }) => cards),
    offer: offerOf(position, 0).map(({ tram }) => tram),
    pile: codes(position.pile.slice(0, position.pileSize)).reverse(),
    discarded: codes(position.discard.sorted()).sort(),
  };
}

function plainContents(plain: PlainTrambahn): ReturnType<typeof contents> {
  return {
    legal: plain.legalMoves().sort(),
    scores: plain.scores,
    hands: plain.hands.map((hand) => [...hand].sort()) as never,
    money: plain.money as never,
    lines: plain.lines.map((lines) => lines.map(({ cards, tram }) => ({ cards, tram }))) as never,
    termini: Object.values(plain.termini) as never,
    offer: plain.offer as never,
    pile: plain.pile,
    discarded: [...plain.discarded].sort(),
  };
}

/**
 * Plays a random game by the engine and by the plain rules, and compares at each position all that
 * lies anywhere. Gives the number of positions.
 */
export function agreeOnTrambahn(game: RandomGame): number {
  const deck = deckOf(game);
  const plain = new PlainTrambahn(dealOf(game).cards, (label, cards) => deck.shuffle(label, cards));
  const end = playOut(game, (position, move) => {
    expect(contents(position)).toEqual(plainContents(plain));
    plain.play(move);
  });
  expect(contents(end)).toEqual(plainContents(plain));
  expect(plain.over).toBe(true);
  return end.ply + 1;
}
