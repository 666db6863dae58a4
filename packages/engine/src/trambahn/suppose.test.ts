import fc from "fast-check";
import { expect, test } from "vitest";
import { OPTIONS } from "../../test/trambahn/positions.ts";
import { playOut, randomGame } from "../../test/trambahn/random.ts";
import { CARDS, DECK, parseCard, UNKNOWN } from "./cards.ts";
import { trambahn } from "./game.ts";
import { knownPosition } from "./known.ts";
import { Position } from "./position.ts";
import { suppose } from "./suppose.ts";
import { countUnseen, unseenCards } from "./unseen.ts";

test("[TB-23] what is supposed of a game has each card once, and what is seen where it is seen", () => {
  const into = new Position(
    Uint8Array.from(DECK, (code) => parseCard(code)!),
    () => "no-reshuffle",
  );
  fc.assert(
    fc.property(randomGame, fc.constantFrom(0, 1), fc.nat(9), (game, seat, phase) => {
      const moves: string[] = [];
      playOut(game, (position, move) => {
        if (position.ply % 10 === phase) {
          const view = trambahn.view(position, seat);
          const known = knownPosition({ options: OPTIONS, seat, moves, view });
          if (!known.ok) throw new Error(known.error.message);
          const unseen = unseenCards(known.value).flatMap((count, card) =>
            new Array<number>(count).fill(card),
          );
          suppose(known.value, Uint8Array.from(unseen), into);
          const left = new Int8Array(CARDS.length);
          countUnseen(into, left);
          expect([...left]).toEqual(CARDS.map(() => 0));
          for (const owner of [0, 1]) {
            expect(into.hands.held(owner, UNKNOWN)).toBe(0);
            expect(into.hands.size(owner)).toBe(position.hands.size(owner));
            expect(into.money.size(owner)).toBe(position.money.size(owner));
          }
          expect(trambahn.view(into, seat)).toEqual(view);
          expect(trambahn.outcome(into)).toEqual(trambahn.outcome(position));
        }
        moves.push(trambahn.redact(move, position.seat, seat));
      });
    }),
    { numRuns: 8 },
  );
}, 30_000);
