import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { begin, dealWith, exhaust, OPTIONS, playAll } from "../../test/trambahn/positions.ts";
import { deckOf, playOut, randomGame } from "../../test/trambahn/random.ts";
import { makeDeck } from "../deal/deck.ts";
import { parseCard } from "./cards.ts";
import { trambahn } from "./game.ts";
import type { Position } from "./position.ts";

const HAND = { hand: "b1 r2 r5 g3 g4 y9" };

/** Seat 0 has laid its passenger; the pile is empty, nothing is discarded. */
function emptied(): Position {
  const position = playAll(begin(HAND), "pass b1");
  position.pileSize = 0;
  return position;
}

describe("[TB-19] an empty pile", () => {
  test("[TB-19] each player's money is halved, rounded down, from the top", () => {
    const position = emptied();
    const kept = [0, 1].map((seat) => [...position.money.of(seat)]);
    playAll(position, "end");
    expect([0, 1].map((seat) => [...position.money.of(seat)])).toEqual([
      kept[0]!.slice(0, 6),
      kept[1]!.slice(0, 8),
    ]);
    expect(position.pileSize).toBe(6 + 7 - 1);
    expect(position.discard.size).toBe(0);
    expect(position.hands.size(0)).toBe(6);
  });

  test("[TB-19] not before a card must be drawn", () => {
    const position = playAll(begin(HAND), "pass b1");
    position.pileSize = 1;
    playAll(position, "end");
    expect(position.reshuffles).toEqual([]);
    expect([position.pileSize, position.money.size(0)]).toEqual([0, 12]);
  });

  test("[TB-19] more than once within one refill", () => {
    const position = exhaust(emptied());
    for (const card of [0, 1, 2]) position.money.earn(0, card);
    playAll(position, "end");
    expect(position.reshuffles.map(({ length }) => length)).toEqual([2, 1]);
    expect([position.hands.size(0), position.money.size(0)]).toEqual([3, 1]);
  });

  test("[TB-19] with nothing discarded after the halving nothing is drawn", () => {
    const position = playAll(exhaust(emptied()), "end");
    expect(position.reshuffles).toEqual([]);
    expect([position.hands.size(0), position.pileSize, position.money.size(0)]).toEqual([0, 0, 1]);
  });

  test("[TB-19] the passengers discarded before it are no longer shown", () => {
    const position = emptied();
    position.discard.addPassenger(7);
    playAll(position, "end");
    expect([...position.discard.passengers].every((count) => count === 0)).toBe(true);
  });
});

describe("[TB-19] where the order comes from", () => {
  test("[TB-19] from the deck, by number, of the discard pile in the deal's order", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const { cards, reshuffles } = trambahn.dealt(playOut(game, () => {}));
        expect(cards).toEqual(trambahn.shuffle(OPTIONS, deckOf(game)).cards);
        for (const [index, order] of reshuffles.entries()) {
          const sorted = order.toSorted((one, other) => parseCard(one)! - parseCard(other)!);
          expect(deckOf(game).shuffle(`reshuffle-${index + 1}`, sorted)).toEqual(order);
        }
      }),
      { numRuns: 10 },
    );
  });

  test("[TB-19] a deal that tells them needs no deck, and is dealt again", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const moves: string[] = [];
        const deal = trambahn.dealt(playOut(game, (_, move) => moves.push(move)));
        const again = trambahn.start(OPTIONS, deal);
        playAll(again, moves.join(","));
        expect(again.over).toBe(true);
        expect(trambahn.dealt(again)).toEqual(deal);
      }),
      { numRuns: 10 },
    );
  });

  test.each([
    { why: "no order and no deck", reshuffles: [], code: "no-reshuffle" },
    { why: "other cards", reshuffles: [["c"]], code: "wrong-reshuffle" },
  ])("[TB-19] $why: the move is at fault and changes nothing", ({ reshuffles, code }) => {
    const deal = { ...dealWith(HAND), reshuffles: reshuffles as "c"[][] };
    const position = playAll(trambahn.start(OPTIONS, deal), "pass b1");
    position.pileSize = 0;
    const ended = trambahn.play(position, "end");
    expect(ended).toMatchObject({ ok: false, error: { code, rule: "TB-19" } });
    expect([position.ply, position.seat, position.money.size(0)]).toEqual([1, 0, 12]);
    expect(trambahn.legalMoves(position)).toContain("bank r5");
  });

  test("[TB-19] told orders come first, then the deck's", () => {
    const deal = dealWith(HAND);
    const told = trambahn.dealt(playAll(emptied(), "end")).reshuffles[0]!.toReversed();
    const deck = makeDeck(new Uint8Array(32).fill(9));
    const position = playAll(
      trambahn.start(OPTIONS, { ...deal, reshuffles: [told] }, deck),
      "pass b1",
    );
    position.pileSize = 0;
    playAll(position, "end");
    expect(trambahn.dealt(position).reshuffles).toEqual([told]);
    position.pileSize = 0;
    playAll(position, trambahn.legalMoves(position)[0]!);
    playAll(position, "end");
    expect(trambahn.dealt(position).reshuffles).toHaveLength(2);
  });
});
