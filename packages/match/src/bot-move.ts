import { brainOf, type LevelId, thinkThrough } from "@endstation/bots";
import { knowledgeOf } from "@endstation/engine";
import type { AutoHow, MatchEvent } from "./event.ts";
import { levelsWithin, nearestLevel } from "./levels.ts";
import type { Match } from "./match.ts";
import { botAt, playedByPersons } from "./players.ts";
import { deckOf, grownDeal, mover, positionAfter } from "./position.ts";

/** How long a bot waits before its move, in ms, so that people can follow what happens. */
const PAUSE_MS = 700;

/** What begins the wait for a bot's move: all that gives a turn or lets one go on. */
const STIRRING: readonly MatchEvent["body"]["type"][] = [
  ...(["started", "moved", "undone", "resumed"] as const),
  ...(["lost", "substituted", "returned", "replaced"] as const),
];

/**
 * When the bot whose turn it is makes its move, in ms; `null` where it is no bot's turn, and while
 * there is no person for whom the bots would play. It follows from events that all see, not from
 * how long the bot has to think.
 */
export function botDue(match: Match): number | null {
  const turn = mover(match);
  if (turn === null || match.paused || botAt(match, turn) === null) return null;
  if (playedByPersons(match).length === 0) return null;
  return match.log.findLast(({ body }) => STIRRING.includes(body.type))!.at + PAUSE_MS;
}

/**
 * The move of a bot at the seat to move, of which it knows what a person there would. What it
 * leaves to chance follows from the deal's seed and the number of its event.
 */
export function botMove(match: Match, { level, auto }: { level: LevelId; auto?: AutoHow }) {
  const { game, gameId, options, log } = match;
  const position = positionAfter(match);
  const seat = game.toMove(position)!;
  const knowledge = knowledgeOf(game, options, { position, moves: madeMoves(match), seat });
  // A level may have gone since it was seated: with other options, or in a later build.
  const known = nearestLevel(levelsWithin(match, options, Number.POSITIVE_INFINITY), level);
  const seed = deckOf(match).numbers(`bot-${log.length + 1}`)(2 ** 32);
  const thinking = brainOf(gameId).think(knowledge, known, seed);
  if (!thinking.ok) throw new Error(`A bot cannot play: ${thinking.error.message}`);
  const { move } = thinkThrough(thinking.value);
  if (!game.play(position, move).ok) throw new Error("A bot's move is not legal.");
  const told = { type: "moved", moves: [move], ...grownDeal(match, position) } as const;
  return { ...told, ...(auto && { auto }), bot: known };
}

/** The moves that stand, each with the seat that made it. */
function madeMoves({ game, options, start, moves }: Match) {
  const position = game.start(options, start!.deal);
  return moves.map((move) => {
    const seat = game.toMove(position)!;
    game.play(position, move);
    return { move, seat };
  });
}
