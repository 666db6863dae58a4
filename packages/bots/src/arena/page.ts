import { brainOf } from "../brains.ts";
import { type Estimate, estimateOf } from "./estimate.ts";
import { type Ladder, matchUpsOf } from "./ladders.ts";
import type { MatchUp } from "./match-up.ts";
import type { KeptPair } from "./results.ts";
import { type Step, standingsOf } from "./standings.ts";
import { tallyOf } from "./tally.ts";

/** The pairs of a match-up, none where it was not played yet. */
export type ResultsOf = (ladder: Ladder, matchUp: MatchUp) => readonly KeptPair[];

const INTRODUCTION = `# How strong the bots are

Made by \`node packages/bots/scripts/ladder.ts\` from the results in \`packages/bots/results\`; these are played, and gone on with, by \`node packages/bots/scripts/tournament.ts --ladder cable-car-2 --pairs 200\`.

Each deal is played once from every seat, by one player of a level against players of another; the games of a deal count together (a pair). A shared win counts in parts. Among equals of *n* the rate is 1/*n*. Elo is the difference that gives such a rate; the weakest level is at 0. Intervals hold the true figure in 95 of 100 cases and are reckoned over pairs. A rate of 100 % has no Elo: the figure given is what half a game less would be, a lower bound. A level is a fixed amount of work; what it takes was measured where the games were played, on a machine with other work to do. [What was tried](bot-trials.md) for stronger ones has a page of its own.
`;

/** The page about strength, from all results. */
export const makePage = (ladders: readonly Ladder[], resultsOf: ResultsOf): string =>
  [INTRODUCTION, ...ladders.map((ladder) => sectionOf(ladder, resultsOf))].join("\n");

function sectionOf(ladder: Ladder, resultsOf: ResultsOf): string {
  const played = matchUpsOf(ladder).flatMap(
    (matchUp): (Step & { pairs: readonly KeptPair[] })[] => {
      const pairs = resultsOf(ladder, matchUp);
      if (pairs.length === 0) return [];
      return [{ matchUp, pairs, estimate: estimateOf(tallyOf(pairs), ladder.options.players) }];
    },
  );
  if (played.length === 0) return `## ${ladder.title}\n\nNot played yet.\n`;
  const { levels, yardsticks } = brainOf(ladder.game);
  const feet = yardsticks(ladder.options).map(({ id }) => id);
  const standings = standingsOf(levels(ladder.options), played);
  const isFoot = ({ id }: { id: string }): boolean => feet.some((foot) => foot === id);
  const ordered = [...standings.filter((one) => !isFoot(one)), ...standings.filter(isFoot)];
  return [
    `## ${ladder.title}\n`,
    "| | Elo | |",
    "|---|---|---|",
    ...ordered.map((standing) => {
      const { id, elo, error } = standing;
      const sure = error === 0 ? "" : `± ${Math.round(1.96 * error)}`;
      return `| ${id} | ${Math.round(elo)} ${sure} | ${isFoot(standing) ? "yardstick" : ""} |`;
    }),
    "",
    "| level | against | pairs | rate | Elo | points, own and others' | ms a decision |",
    "|---|---|---|---|---|---|---|",
    ...played.reverse().map(({ matchUp, estimate, pairs }) => {
      const cells = [estimate.pairs, rateText(estimate), eloText(estimate), pointsText(pairs)];
      return `| ${matchUp.level} | ${matchUp.against} | ${[...cells, msText(pairs)].join(" | ")} |`;
    }),
    "",
  ].join("\n");
}

const percent = (rate: number): string => (rate * 100).toFixed(1);

const rateText = ({ rate, interval: [low, high] }: Estimate): string =>
  `${percent(rate)} % (${percent(low)} to ${percent(high)})`;

const eloText = ({ elo, eloInterval: [low, high] }: Estimate): string =>
  `${Math.round(elo)} (${bound(low)} to ${bound(high)})`;

const bound = (elo: number): string => (Number.isFinite(elo) ? `${Math.round(elo)}` : "any");

/** The mean final score of the level, and of the others. */
export function meanPoints(pairs: readonly KeptPair[]): readonly [number, number] {
  const own = pairs.flatMap(({ scores }) => scores.map((game, seat) => game[seat]!));
  const all = pairs.flatMap(({ scores }) => scores.flat());
  const total = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
  return [total(own) / own.length, (total(all) - total(own)) / (all.length - own.length)];
}

const pointsText = (pairs: readonly KeptPair[]): string => {
  const [own, others] = meanPoints(pairs);
  return `${own.toFixed(1)} : ${others.toFixed(1)}`;
};

/** What a decision of the level took, in ms, on average. */
export function msPerMove(pairs: readonly KeptPair[]): number {
  const sum = (one: (pair: KeptPair) => number): number =>
    pairs.reduce((total, pair) => total + one(pair), 0);
  return sum(({ ms }) => ms[0]) / sum(({ decisions }) => decisions[0]);
}

const msText = (pairs: readonly KeptPair[]): string =>
  Number(msPerMove(pairs).toPrecision(2)).toString();
