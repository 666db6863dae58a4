import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playOut, randomGame, startOf } from "../../test/trambahn/random.ts";
import { CARDS, CONDUCTOR, COPIES, colourOf, stopValue } from "./cards.ts";
import { trambahn } from "./game.ts";
import { MAX_MOVES } from "./legal-moves.ts";
import type { Lines } from "./lines.ts";
import type { Position } from "./position.ts";
import { sheetOf } from "./sheet-entries.ts";
import { unseenCards } from "./unseen.ts";

/** All cards, wherever they lie, by type. */
function cardsIn(position: Position): number[] {
  const counts = CARDS.map((_, card) => position.discard.cards[card]!);
  const add = (cards: Uint8Array): void => {
    for (const card of cards) counts[card]!++;
  };
  for (const seat of [0, 1]) {
    for (const card of CARDS.keys()) counts[card]! += position.hands.held(seat, card);
    add(position.money.of(seat));
    for (const cards of linesIn(position.lines[seat]!)) add(cards);
  }
  for (const terminus of [0, 1, 2, 3]) add(position.termini.at(terminus));
  add(position.pile.subarray(0, position.pileSize));
  return counts;
}

const linesIn = (lines: Lines): Uint8Array[] =>
  Array.from({ length: lines.count }, (_, line) => lines.cardsOf(line));

function checkLines(lines: Lines): void {
  for (const [line, cards] of linesIn(lines).entries()) {
    const stops = [...cards].filter((card) => card !== CONDUCTOR);
    const values = stops.map(stopValue);
    expect(values).toEqual([...new Set(values)].sort((one, other) => one - other));
    expect(new Set(stops.map(colourOf)).size).toBe(1);
    expect(values.at(-1) === 10 && cards.at(-1) === CONDUCTOR).toBe(false);
    expect(cards[0]).not.toBe(CONDUCTOR);
    expect(lines.lasts[line]).toBe(values.at(-1));
  }
}

describe("through random games", () => {
  test("cards are conserved, lines ascend, hands hold six at the most", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        playOut(game, (position) => {
          expect(cardsIn(position)).toEqual([...COPIES]);
          expect(unseenCards(position).every((count) => count === 0)).toBe(true);
          for (const seat of [0, 1]) {
            checkLines(position.lines[seat]!);
            const held = CARDS.reduce((sum, _, card) => sum + position.hands.held(seat, card), 0);
            expect(held).toBe(position.hands.size(seat));
            expect(held).toBeLessThanOrEqual(6);
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  test("points only grow, and are the sum of the sheet", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        let before: readonly number[] = [0, 0];
        const end = playOut(game, (position) => {
          const { scores } = trambahn.outcome(position);
          expect(scores.every((score, seat) => score >= before[seat]!)).toBe(true);
          before = scores;
        });
        const entries = sheetOf(end);
        const sums = [0, 1].map((seat) =>
          entries.reduce((sum, { points }) => sum + points[seat]!, 0),
        );
        expect(sums).toEqual(trambahn.outcome(end).scores);
        expect(entries.filter(({ type }) => type === "ride")).toHaveLength(10);
      }),
      { numRuns: 20 },
    );
  });

  test("games of savers see several reshuffles and electric trams", () => {
    const ends = Array.from({ length: 10 }, (_, seed) =>
      playOut({ style: "saver", seed }, () => {}),
    );
    expect(Math.max(...ends.map(({ reshuffles }) => reshuffles.length))).toBeGreaterThan(2);
    const electric = ends.flatMap(({ lines }) =>
      lines.flatMap((own) => [...own.trams.subarray(0, own.count)].filter((tram) => tram === 3)),
    );
    expect(electric.length).toBeGreaterThan(5);
  });

  test("legal moves are listed in ascending order, each once, and each may be played", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const moves = new Uint16Array(MAX_MOVES);
        const scratch = startOf(game);
        playOut(game, (position) => {
          const legal = [...moves.subarray(0, position.legalMoves(moves))];
          expect(legal).toEqual([...new Set(legal)].sort((one, other) => one - other));
          for (const move of trambahn.legalMoves(position)) {
            scratch.copyFrom(position);
            expect(trambahn.play(scratch, move).ok).toBe(true);
          }
        });
      }),
      { numRuns: 6 },
    );
  });
});

test("nothing throws, and nothing but a legal move is taken, whatever the text", () => {
  const parts = [
    "pass ",
    "stop ",
    "bank ",
    "buy ",
    "end",
    "r7",
    "b1",
    "c",
    "?",
    ">",
    "1",
    "2",
    "9",
  ];
  const text = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom(...parts, "new", "horse"), { maxLength: 5 })
      .map((list) => list.join("")),
  );
  const position = startOf({ style: "random", seed: 3 });
  fc.assert(
    fc.property(text, (move) => {
      const copy = position.copy();
      const legal = trambahn.legalMoves(copy);
      const played = trambahn.play(copy, move);
      expect(played.ok).toBe(legal.includes(move));
      if (!played.ok) expect(played.error.message).not.toBe("");
      if (played.ok && !copy.over) position.copyFrom(copy);
    }),
    { numRuns: 2000 },
  );
});
