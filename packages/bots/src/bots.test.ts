import { GAMES, type GameId, gameOf, knowledgeOf, type MadeMove } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { Chance } from "./chance.ts";
import { brainOf, thinkThrough } from "./index.ts";
import { numberedDeal } from "./numbered-deal.ts";

describe.each(Object.keys(GAMES) as GameId[])("the weakest level of %s", (id) => {
  test("plays whole games by the rules, the same again from the same seeds", () => {
    const play = (): string[] => {
      const game = gameOf(id);
      const options = game.parseOptions({ players: game.seats.max });
      if (!options.ok) throw new Error(options.error.message);
      const { deal, deck } = numberedDeal(game, options.value, 1);
      const position = game.start(options.value, deal, deck);
      const moves: MadeMove[] = [];
      for (let seat = game.toMove(position); seat !== null; seat = game.toMove(position)) {
        const knowledge = knowledgeOf(game, options.value, { position, moves, seat });
        const [weakest] = brainOf(id).levels(options.value);
        const thinking = brainOf(id).think(knowledge, weakest!.id, moves.length);
        if (!thinking.ok) throw new Error(thinking.error.message);
        const { move } = thinkThrough(thinking.value);
        expect(game.play(position, move)).toEqual({ ok: true, value: undefined });
        moves.push({ move, seat });
      }
      return moves.map(({ move }) => move);
    };
    expect(play()).toEqual(play());
  });
});

test("chance goes apart for neighbouring seeds, and stays in its bounds", () => {
  const first = Array.from({ length: 1000 }, (_, seed) => new Chance(seed).below(60));
  expect(new Set(first).size).toBe(60);
  expect(Math.max(...first)).toBeLessThan(60);
});
