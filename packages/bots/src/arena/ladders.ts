import { type AnyOptions, type GameId, gameOf } from "@endstation/engine";
import type { Level, LevelId } from "../brain.ts";
import { brainOf } from "../brains.ts";
import type { MatchUp } from "./match-up.ts";

/** A kind of game in which levels are ordered by strength. */
export interface Ladder {
  /** Names the folder of its results. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  readonly game: GameId;
  readonly options: AnyOptions;
}

const ladder = (name: string, title: string, [game, input]: [GameId, object]): Ladder => {
  const options = gameOf(game).parseOptions(input);
  if (!options.ok) throw new Error(options.error.message);
  return { name, title, game, options: options.value };
};

const companies = true;

/** Every ladder there is, in the order of the page. */
export const LADDERS: readonly Ladder[] = [
  ...[2, 3, 4].map((players) =>
    ladder(`cable-car-${players}`, `Cable Car, ${players} players`, ["cable-car", { players }]),
  ),
  ...[2, 3, 4].map((players) =>
    ladder(`companies-${players}`, `The Companies, ${players} players`, [
      "cable-car",
      { players, companies },
    ]),
  ),
  ladder("trambahn-2", "Trambahn, 2 players", ["trambahn", { players: 2 }]),
];

/**
 * What is played on a ladder: each pair of levels of which the one stands on the other. `longest`
 * leaves out levels whose decisions take more, in ms.
 */
export function matchUpsOf(
  { game, options }: Ladder,
  longest = Number.POSITIVE_INFINITY,
): readonly MatchUp[] {
  const brain = brainOf(game);
  const levels = brain.levels(options).filter(({ ms }) => ms <= longest);
  const steps = levels.slice(1).map((level, below): [Level, Level] => [level, levels[below]!]);
  const yardsticks = brain.yardsticks(options);
  const feet = yardsticks.map((foot): [Level, Level] => [above(levels, foot), foot]);
  const foot = (id: LevelId) => yardsticks.filter((level) => level.id === id);
  const grounds = AMONG_YARDSTICKS.flatMap(([id, against]) =>
    foot(id).flatMap((level) => foot(against).map((below): [Level, Level] => [level, below])),
  );
  return [...grounds, ...feet, ...steps].map(([level, against]) => ({
    game,
    options,
    level: level.id,
    against: against.id,
  }));
}

/** What shows that the yardsticks are as strong as they should be, whatever the levels are. */
const AMONG_YARDSTICKS: readonly (readonly [LevelId, LevelId])[] = [
  ["random", "greedy"],
  ["rules", "random"],
  ["plain-1000", "rules"],
];

/** Yardsticks that any level should beat. */
const LOWEST: readonly LevelId[] = ["random", "greedy"];

/** The level that a yardstick is measured by: the weakest, or the best of those that take 1 ms. */
const above = (levels: readonly Level[], foot: Level): Level =>
  (LOWEST.includes(foot.id) ? undefined : levels.findLast(({ ms }) => ms <= 1)) ?? levels[0]!;
