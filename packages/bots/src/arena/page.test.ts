import { expect, test } from "vitest";
import { brainOf } from "../brains.ts";
import { estimateOf } from "./estimate.ts";
import { LADDERS, matchUpsOf } from "./ladders.ts";
import type { MatchUp } from "./match-up.ts";
import { makePage, meanPoints } from "./page.ts";
import { standingsOf } from "./standings.ts";
import { NO_PAIRS, tallied } from "./tally.ts";

const matchUp = (level: string, against: string): MatchUp =>
  ({ game: "cable-car", options: { players: 2 }, level, against }) as MatchUp;

/** What two pairs tell, one won and one shared. */
const threeQuarters = estimateOf(tallied(tallied(NO_PAIRS, 1), 0.5), 2);

test("levels stand by the sum of the steps that lead to them, yardsticks below", () => {
  const steps = [
    { matchUp: matchUp("novice", "random"), estimate: threeQuarters },
    { matchUp: matchUp("casual", "novice"), estimate: threeQuarters },
    { matchUp: matchUp("skilled", "casual"), estimate: threeQuarters },
    // A way that is less certain than the one over casual.
    { matchUp: matchUp("skilled", "novice"), estimate: { ...threeQuarters, eloError: 9999 } },
    // What nothing connects with the weakest level has no place.
    { matchUp: matchUp("master", "expert"), estimate: threeQuarters },
  ];
  const { elo, eloError } = threeQuarters;
  const standings = standingsOf([{ id: "novice", ms: 1 }], steps);
  expect(standings).toEqual([
    { id: "skilled", elo: 2 * elo, error: Math.hypot(eloError, eloError) },
    { id: "casual", elo, error: eloError },
    { id: "novice", elo: 0, error: 0 },
    { id: "random", elo: -elo, error: eloError },
  ]);
});

test("the points of the level and of the others are told apart, whatever the seat", () => {
  const kept = { pair: 1, decisions: [9, 18], ms: [1, 1], moves: "" } as const;
  const scores = [
    [10, 1, 2],
    [3, 20, 0],
    [6, 6, 30],
  ];
  expect(meanPoints([{ ...kept, scores }])).toEqual([20, 3]);
});

test("the page has each ladder, and says where nothing was played", () => {
  const [ladder] = LADDERS;
  const [first] = matchUpsOf(ladder!);
  const pair = { pair: 1, decisions: [60, 60], ms: [6, 60], moves: "00000000" } as const;
  const scores = [
    [80, 70],
    [70, 80],
  ];
  const page = makePage(LADDERS, (_, { level, against }) =>
    level === first!.level && against === first!.against ? [{ ...pair, scores }] : [],
  );
  for (const { title } of LADDERS) expect(page).toContain(`## ${title}\n`);
  expect(page).toContain(`| ${first!.level} | ${first!.against} | 1 | 100.0 % (`);
  expect(page).toContain("| 80.0 : 70.0 | 0.1 |");
});

test("each ladder's match-ups reach all its levels and yardsticks, each once", () => {
  for (const ladder of LADDERS) {
    const matchUps = matchUpsOf(ladder);
    const named = new Set(matchUps.map(({ level, against }) => `${level}-${against}`));
    expect(named.size).toBe(matchUps.length);
    const brain = brainOf(ladder.game);
    const ids = [...brain.levels(ladder.options), ...brain.yardsticks(ladder.options)];
    const steps = matchUps.map((one) => ({ matchUp: one, estimate: threeQuarters }));
    const standings = standingsOf([{ id: matchUps[0]!.level, ms: 1 }], steps);
    expect(new Set(standings.map(({ id }) => id))).toEqual(new Set(ids.map(({ id }) => id)));
  }
});
