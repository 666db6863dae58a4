import {
  CARDS,
  gameOf,
  type Knowledge,
  knowledgeOf,
  type MadeMove,
  makeDeck,
  parseCard,
  type TrambahnDeal,
  type TrambahnOptions,
  trambahn,
} from "@endstation/engine";
import { describe, expect, test } from "vitest";
import type { LevelId } from "../brain.ts";
import { Chance } from "../chance.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { thinkThrough } from "../think-through.ts";
import { trambahnBrain } from "./brain.ts";
import { shuffle } from "./supposition.ts";

const OPTIONS: TrambahnOptions = { players: 2 };
const LEVELS = [...trambahnBrain.levels(OPTIONS), ...trambahnBrain.yardsticks(OPTIONS)].map(
  ({ id }) => id,
);

function moveOf(knowledge: Knowledge<TrambahnOptions>, level: LevelId, seed: number): string {
  const thinking = trambahnBrain.think(knowledge, level, seed);
  if (!thinking.ok) throw new Error(thinking.error.message);
  return thinkThrough(thinking.value).move;
}

/** The moves of a game of two levels, or its first ones. */
function playGame(
  levels: readonly LevelId[],
  { number, most = 1000 }: { readonly number: number; readonly most?: number },
): MadeMove[] {
  const { deal, deck } = numberedDeal(gameOf("trambahn"), OPTIONS, number);
  const position = trambahn.start(OPTIONS, deal as TrambahnDeal, deck);
  const moves: MadeMove[] = [];
  while (!position.over && moves.length < most) {
    const { seat } = position;
    const knowledge = knowledgeOf(trambahn, OPTIONS, { position, moves, seat });
    const move = moveOf(knowledge, levels[seat]!, moves.length);
    expect(trambahn.play(position, move)).toEqual({ ok: true, value: undefined });
    moves.push({ move, seat });
  }
  return moves;
}

describe.each(LEVELS)("%s", (level) => {
  test("plays whole games by the rules to their end", () => {
    expect(playGame([level, "rules"], { number: 1 }).length).toBeLessThan(1000);
  });

  test("plays the same again from the same seed", () => {
    const play = (): MadeMove[] => playGame([level, level], { number: 2, most: 40 });
    expect(play()).toEqual(play());
  });

  test("is told nothing hidden: the same move whatever lies where it does not see", () => {
    const { deal } = numberedDeal(gameOf("trambahn"), OPTIONS, 3);
    const { cards } = deal as TrambahnDeal;
    const moves = playGame(["rules", "rules"], { number: 3, most: 60 });
    // Neither the first money nor what nobody has drawn is seen: other cards, the same game.
    const drawn = trambahn.start(OPTIONS, deal as TrambahnDeal);
    for (const { move } of moves) trambahn.play(drawn, move);
    const hidden = cards.map((_, at) => at < 27 || at >= cards.length - drawn.pileSize);
    const others = Uint8Array.from(
      cards.filter((_, at) => hidden[at]),
      (code) => parseCard(code)!,
    );
    shuffle(others, new Chance(4));
    let next = 0;
    const swapped = cards.map((code, at) => (hidden[at] ? CARDS[others[next++]!]! : code));
    expect(swapped).not.toEqual(cards);
    const moveWith = (dealt: readonly string[]): string => {
      const position = trambahn.start(
        OPTIONS,
        { cards: dealt, reshuffles: [] } as TrambahnDeal,
        makeDeck(new Uint8Array(32)),
      );
      for (const { move } of moves) {
        expect(trambahn.play(position, move)).toEqual({ ok: true, value: undefined });
      }
      const knowledge = knowledgeOf(trambahn, OPTIONS, { position, moves, seat: position.seat });
      return moveOf(knowledge, level, 5);
    };
    expect(moveWith(swapped)).toBe(moveWith(cards));
  });
});

test("refuses levels that it has not, and seats that are not to move", () => {
  const { deal, deck } = numberedDeal(gameOf("trambahn"), OPTIONS, 1);
  const position = trambahn.start(OPTIONS, deal as TrambahnDeal, deck);
  const knowledge = (seat: number) => knowledgeOf(trambahn, OPTIONS, { position, moves: [], seat });
  const code = (level: LevelId, seat: number): string | null => {
    const thinking = trambahnBrain.think(knowledge(seat), level, 1);
    return thinking.ok ? null : thinking.error.code;
  };
  expect(code("plain-1000", 0)).toBe("no-such-level");
  expect(code("skilled", 1)).toBe("not-your-turn");
});
