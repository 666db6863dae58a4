import {
  CARS_BY_COMPANY,
  type CableCarDeal,
  COMPANIES,
  type CompaniesOptions,
  type CompanyName,
  cableCar,
  exchangeState,
  handOf,
  knowledgeOf,
  type MadeMove,
  type Position,
  type SeenShares,
  traceLine,
} from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { playWhole } from "../../test/whole-game.ts";
import type { LevelId } from "../brain.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { thinkThrough } from "../think-through.ts";
import { companiesBrain } from "./brain.ts";

const OPTIONS: CompaniesOptions = {
  ...{ players: 2, hand: 1, orientation: "fixed" },
  ...{ companies: true, exchange: "open-or-pile" },
};
const LEVELS = [...companiesBrain.levels(OPTIONS), ...companiesBrain.yardsticks(OPTIONS)].map(
  ({ id }) => id,
);

type Known = Parameters<typeof companiesBrain.think>[0];

function moveOf(knowledge: Known, level: LevelId, seed = 1): string {
  const thinking = companiesBrain.think(knowledge, level, seed);
  if (!thinking.ok) throw new Error(thinking.error.message);
  return thinkThrough(thinking.value).move;
}

const dealOf = (options: CompaniesOptions, number: number): CableCarDeal =>
  numberedDeal(cableCar as never, options, number).deal as CableCarDeal;

/** A game under way. */
interface Game {
  readonly deal: CableCarDeal;
  readonly position: Position;
  readonly moves: readonly MadeMove[];
}

/** The game that these moves make of a deal. */
function after(deal: CableCarDeal, texts: readonly string[], options = OPTIONS): Game {
  const position = cableCar.start(options, deal);
  const moves = texts.map((move) => {
    const { seat } = position;
    expect(cableCar.play(position, move)).toEqual({ ok: true, value: undefined });
    return { move, seat };
  });
  return { deal, position, moves };
}

const known = ({ position, moves }: Game, seat = position.seat): Known =>
  knowledgeOf(cableCar, OPTIONS, { position, moves, seat }) as Known;

/** The moves of a game of a level with itself, all of them. */
const gameOfLevel = async (level: LevelId, deal: number): Promise<string[]> => {
  const game = { game: "cable-car" as const, options: OPTIONS, deal };
  const { moves } = await playWhole(game, (knowledge) =>
    moveOf(knowledge as Known, level, knowledge.moves.length),
  );
  return moves.map(({ move }) => move);
};

describe.each(LEVELS)("%s", (level) => {
  test("plays the same again from the same seed", async () => {
    const knowledge = known(after(dealOf(OPTIONS, 1), (await gameOfLevel("rules", 1)).slice(0, 9)));
    expect(moveOf(knowledge, level, 3)).toBe(moveOf(knowledge, level, 3));
  });

  test("plays the same whatever is hidden from it", async () => {
    const texts = await gameOfLevel("rules", 2);
    for (const length of [4, 15, 40]) {
      const game = after(dealOf(OPTIONS, 2), texts.slice(0, length));
      const other = after(hiddenAnew(game), texts.slice(0, length));
      expect(known(other)).toEqual(known(game));
      expect(moveOf(known(other), level)).toBe(moveOf(known(game), level));
    }
  });
});

/** The same deal to the seat to move: stack, shares and the other hand are others. */
function hiddenAnew(game: Game): CableCarDeal {
  const { deal, position } = game;
  const { seat, top } = position;
  const seen = (cableCar.view(position, seat).deal as { shares: SeenShares }).shares;
  const shares = Object.entries(deal.shares!).map(([percentage, list]) => {
    const shown = seen[percentage as keyof SeenShares];
    const hidden = list.filter((_, place) => shown[place] === null);
    return [percentage, list.map((_, place) => shown[place] ?? hidden.pop()!)];
  });
  const tiles = [...deal.tiles.slice(0, top), ...deal.tiles.slice(top).reverse()];
  const other = { shares: Object.fromEntries(shares), tiles };
  // The tile in the other hand lies somewhere among those dealt: it changes with one of the stack.
  const [held] = handOf(position, 1 - seat);
  const unlike = tiles.findLastIndex((tile, place) => place >= top && tile !== held);
  for (let place = top - 1; ; place--) {
    if (tiles[place] !== held) continue;
    const changed = tiles.with(place, tiles[unlike]!).with(unlike, held!);
    const again = cableCar.start(OPTIONS, { ...other, tiles: changed });
    const legal = game.moves.every(({ move }) => cableCar.play(again, move).ok);
    if (legal && handOf(again, 1 - seat)[0] !== held) return { ...other, tiles: changed };
  }
}

describe.each([
  [2, 1, "fixed", "open"],
  [2, 3, "free", "open-or-pile"],
  [3, 2, "fixed", "open-or-pile"],
  [4, 1, "free", "open"],
  [5, 3, "fixed", "open"],
  [6, 3, "free", "open-or-pile"],
] as const)("with %d players, hands of %d, %s orientation and exchange %s", (...all) => {
  const [players, hand, orientation, exchange] = all;
  const options = { players, hand, orientation, exchange, companies: true };

  test.each(["skilled", "novice", "greedy"] as const)("%s plays by the rules", async (level) => {
    const game = { game: "cable-car" as const, options, deal: players };
    // Others at random: that comes to empty hands while shares may still be exchanged.
    const choose = (knowledge: Known): string =>
      moveOf(knowledge, knowledge.seat === 0 ? level : "random", knowledge.moves.length);
    const { outcome } = await playWhole(game, choose as never);
    expect(outcome.scores).toHaveLength(players);
  });
});

/** A late position in which shares may be exchanged, and companies well ahead and behind. */
interface LateExchange {
  readonly deal: CableCarDeal;
  readonly texts: readonly string[];
  readonly leading: CompanyName;
  readonly poor: CompanyName;
}

function lateExchange(): LateExchange {
  for (let number = 1; ; number++) {
    const deal = dealOf(OPTIONS, number);
    const { position } = after(deal, []);
    const texts: string[] = [];
    while (position.network.laid < 46 && exchangeState(position).open) {
      const legal = cableCar.legalMoves(position).filter((move) => move.includes("@"));
      texts.push(legal[(7 * texts.length + number) % legal.length]!);
      cableCar.play(position, texts.at(-1)!);
    }
    if (!exchangeState(position).open) continue;
    const names = COMPANIES.toSorted((one, other) => hopes(position, other) - hopes(position, one));
    const [leading, poor] = [names[0]!, names.at(-1)!];
    const far = hopes(position, leading) - hopes(position, names[1]!) > 8;
    if (far && hopes(position, poor) < 12) return { deal, texts, leading, poor };
  }
}

/** What a company's lines have scored or may yet: an open one grows by about 7 points. */
const hopes = (position: Position, company: CompanyName): number =>
  CARS_BY_COMPANY[COMPANIES.indexOf(company)]!.reduce((sum, station) => {
    const { end, points, passes } = traceLine(position, station);
    return sum + (end.at === "open" ? passes.length + 7 : points);
  }, 0);

test("gives the worst share for the best where that is clearly best", () => {
  const { deal, texts, leading, poor } = lateExchange();
  const { seat } = after(deal, texts).position;
  // The seats take the first shares, then one is turned up.
  const forty = COMPANIES.filter((name) => name !== leading && name !== poor);
  forty.splice(seat, 0, poor);
  forty.splice(OPTIONS.players, 0, leading);
  const game = after({ ...deal, shares: { ...deal.shares!, "40": forty } }, texts);
  for (const level of ["rules", "skilled", "expert"] as const) {
    expect(moveOf(known(game), level)).toBe("swap 40 open");
  }
});

test("skilled beats the rules of thumb", async () => {
  let wins = 0;
  for (let deal = 0; deal < 4; deal++) {
    for (const seat of [0, 1]) {
      const game = { game: "cable-car" as const, options: OPTIONS, deal };
      const choose = (knowledge: Known): string =>
        moveOf(knowledge, knowledge.seat === seat ? "skilled" : "rules", knowledge.moves.length);
      const { outcome } = await playWhole(game, choose as never);
      if (outcome.scores[seat]! > outcome.scores[1 - seat]!) wins++;
    }
  }
  expect(wins).toBeGreaterThanOrEqual(6);
});

describe("a review", () => {
  const assess = (knowledge: Known, played: readonly string[]) => {
    const assessing = companiesBrain.assess(knowledge, played, 1);
    if (!assessing.ok) throw new Error(assessing.error.message);
    while (assessing.value.step());
    return assessing.value.assessment();
  };

  test("judges tiles, exchanges and the draw, the best first, with what was played", () => {
    const { deal, texts } = lateExchange();
    const game = after(deal, texts);
    const played = cableCar.legalMoves(game.position)[0]!;
    const { candidates, scores, chances } = assess(known(game), [played]);
    const moves = candidates.map((each) => each.moves.join());
    expect(moves).toEqual(expect.arrayContaining([played, "draw", "swap 10 open", "swap 40 pile"]));
    expect(candidates[0]!.loss).toBe(0);
    for (const [index, { loss }] of candidates.entries()) {
      expect(loss).toBeGreaterThanOrEqual(candidates[index - 1]?.loss ?? 0);
    }
    expect(scores).toHaveLength(2);
    expect(scores[game.position.seat]! - scores[1 - game.position.seat]!).toBeCloseTo(
      candidates[0]!.value,
    );
    expect(chances[0]! + chances[1]!).toBeCloseTo(1);
  });

  test("judges only placements of a drawn tile", () => {
    const { deal, texts } = lateExchange();
    const { candidates } = assess(known(after(deal, [...texts, "draw"])), []);
    expect(candidates.every(({ moves: [move] }) => move!.includes("@"))).toBe(true);
  });

  test("refuses a move that is not legal", () => {
    const { deal } = lateExchange();
    expect(companiesBrain.assess(known(after(deal, [])), ["pass"], 1).ok).toBe(false);
  });
});
