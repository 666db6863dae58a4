import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { begin, OPTIONS, playAll } from "../../test/trambahn/positions.ts";
import { playOut, randomGame } from "../../test/trambahn/random.ts";
import type { Seat, View } from "../game.ts";
import { trambahn } from "./game.ts";
import { knownPosition } from "./known.ts";
import type { Position } from "./position.ts";
import { endPreview } from "./previews.ts";
import { sheetOf } from "./sheet-entries.ts";
import {
  discardedPassengers,
  linesOf,
  moneyFaces,
  offerOf,
  terminiOf,
  tramStackOf,
} from "./table.ts";
import { turnOf } from "./turn.ts";
import { unseenCards } from "./unseen.ts";

const SEATS = [0, 1, null] as const;

/** What all may see (TB-23). */
const publicOf = (position: Position) => ({
  toMove: trambahn.toMove(position),
  phase: [position.phase, position.passengers, position.idleTurns, position.ply],
  outcome: trambahn.outcome(position),
  sheet: sheetOf(position),
  lines: [0, 1].map((seat) => linesOf(position, seat)),
  offers: [0, 1].map((seat) => offerOf(position, seat)),
  trams: tramStackOf(position),
  termini: terminiOf(position),
  hands: [0, 1].map((seat) => position.hands.size(seat)),
  money: [0, 1].map((seat) => position.money.size(seat)),
  pile: position.pileSize,
  discard: position.discard.size,
  passengers: discardedPassengers(position),
  reshuffles: position.reshuffles.length,
  end: position.over ? null : endPreview(position),
});

describe("[TB-23] what a seat knows", () => {
  test("[TB-23] everything public follows from the moves it may read", () => {
    fc.assert(
      fc.property(randomGame, fc.constantFrom(...SEATS), (game, seat) => {
        const moves: string[] = [];
        playOut(game, (position, move) => {
          const view = trambahn.view(position, seat);
          // Each fifth position: rebuilding all from the first move takes its time.
          if (position.ply % 5 === 0) {
            const known = knownPosition({ options: OPTIONS, seat, moves, view });
            if (!known.ok) throw new Error(known.error.message);
            compare(known.value, position, seat);
          }
          moves.push(trambahn.redact(move, position.seat, seat));
        });
      }),
      { numRuns: 12 },
    );
  }, 30_000);

  test("[TB-23] own income and closed lines are known in the money, bought-in cards are not", () => {
    const position = begin({ hand: "b1 r7 g1 g2 g3 y1", other: "y2 g4 g5 g6 g7 g8" });
    const moves = "pass b1, stop r7>new, bank g1, end, pass y2, stop g4>new, bank g5, end";
    playAll(position, moves);
    const known = (seat: Seat | null) => {
      const read = moves
        .split(", ")
        .map((move, index) => trambahn.redact(move, index < 4 ? 0 : 1, seat));
      const view = trambahn.view(position, seat);
      const result = knownPosition({ options: OPTIONS, seat, moves: read, view });
      if (!result.ok) throw new Error(result.error.message);
      return [0, 1].map((other) => moneyFaces(result.value, other).join(" "));
    };
    const first = ["? ".repeat(12), "? ".repeat(15)];
    expect(known(0)).toEqual([`${first[0]}g1 r7`, `${first[1]}? g4`]);
    expect(known(1)).toEqual([`${first[0]}? r7`, `${first[1]}g5 g4`]);
    expect(known(null)).toEqual([`${first[0]}? r7`, `${first[1]}? g4`]);
  });
});

function compare(known: Position, position: Position, seat: Seat | null): void {
  expect(publicOf(known)).toEqual(publicOf(position));
  expect(trambahn.view(known, seat)).toEqual(trambahn.view(position, seat));
  expect(unseenCards(known).every((count) => count >= 0)).toBe(true);
  for (const owner of [0, 1]) {
    const faces = moneyFaces(position, owner);
    for (const [index, face] of moneyFaces(known, owner).entries()) {
      if (face !== "?") expect(face).toBe(faces[index]);
    }
  }
  const legal = trambahn.legalMoves(position);
  const foreseen = trambahn.legalMoves(known);
  if (seat === position.seat) {
    expect(foreseen).toEqual(legal);
    expect(turnOf(known)).toEqual(turnOf(position));
  } else {
    expect(foreseen).toEqual(expect.arrayContaining(legal));
  }
  const hidden = trambahn.dealt(known);
  expect(hidden.cards.every((card) => (card as string) === "?")).toBe(true);
}

describe("contradictions are refused", () => {
  const hand = ["g1", "g2", "g3", "y1", "y2"];
  const moves = ["pass b1"];
  const later = ["pass b1", "bank g1", "end", "pass b1", "bank ?"];
  const five = ["g2", "g3", "y1", "y2", "y3", "y4"];
  test.each([
    { why: "too few cards in hand", seat: 0, hand: hand.slice(1), code: "hand" },
    { why: "too many cards in hand", seat: 0, hand: [...hand, "y3"], code: "hand" },
    { why: "no such card", seat: 0, hand: hand.with(0, "?"), code: "hand" },
    { why: "a card too many", seat: 0, hand: ["b1", "b1", "y1", "y2", "y3"], code: "hand" },
    { why: "a spectator with cards", seat: null, hand, code: "hand" },
    { why: "no such seat", seat: 2, hand, code: "seat" },
    { why: "a drawn card", seat: 0, hand, drawn: "r7", code: "drawn" },
    { why: "a deal that shows something", seat: 0, hand, deal: { cards: [] }, code: "deal" },
    { why: "a deal that is none", seat: 0, hand, deal: null, code: "deal" },
    { why: "hidden income of one's own", seat: 1, moves: later, hand: five, code: "income" },
    {
      why: "income of another in the open",
      seat: 0,
      moves: later.with(4, "bank g5"),
      hand: five,
      code: "income",
    },
    {
      why: "income in the open for a spectator",
      seat: null,
      moves: later.slice(0, 2),
      hand: [],
      code: "income",
    },
  ])("$why", ({ seat, hand, moves: read = moves, drawn = null, deal = {}, code }) => {
    const view: View = { deal, hand, drawn };
    const known = knownPosition({ options: OPTIONS, seat, moves: read, view });
    expect(known).toMatchObject({ ok: false, error: { code, rule: "record" } });
  });

  test.each([
    { why: "out of phase", moves: ["end"], rule: "TB-9" },
    { why: "more cards of a type than there are", moves: ["pass b1", "pass b1"], rule: "legal" },
    { why: "a third copy of two", moves: ["pass b1", "pass b1", "stop b1>new"], rule: "TB-12" },
    { why: "a tram too dear", moves: ["pass b1", "stop b2>new", "buy electric>1"], rule: "TB-17" },
    { why: "no move at all", moves: ["draw"], rule: "record" },
  ])("moves, $why: $rule", ({ moves, rule }) => {
    const view = { deal: {}, hand: [], drawn: null };
    const known = knownPosition({ options: OPTIONS, seat: null, moves, view });
    expect(known.ok ? "legal" : known.error.rule).toBe(rule);
  });
});
