import type { AnyOptions, Fault, Knowledge, Result } from "@endstation/engine";

/** A way to play, by name: a fixed amount of work, the same on every machine. */
export interface Level {
  /** Stable: stands in match logs, in requests and in the pages about strength. */
  readonly id: LevelId;
  /** About what a decision takes on an ordinary machine, in ms, and what a caller may count on. */
  readonly ms: number;
}

/**
 * The levels that may be offered at a table, from the weakest on. Not every game has each, and
 * `master` none yet: the wire knows it for one that is slower than a table has time for.
 */
export const LEVELS = [
  "novice",
  "learner",
  "regular",
  "casual",
  "practised",
  "skilled",
  "expert",
  "master",
] as const;

/** Fixed opponents, which only say how strong the others are. */
export const YARDSTICKS = ["random", "greedy", "rules", "plain-1000"] as const;

/** A level that may be seated at a table. */
export type SeatLevel = (typeof LEVELS)[number];

/** Any way to play that has a name. */
export type LevelId = SeatLevel | (typeof YARDSTICKS)[number];

/** What a bot would play. */
export interface Decision {
  /** In the record's notation. */
  readonly move: string;
  /** The expected final score minus the best other's; `null` where the bot has no idea. */
  readonly value: number | null;
  /** The standard error of `value`. */
  readonly standardError: number | null;
}

/**
 * A decision in the making. It knows no clock: whoever has one may stop between two steps, and
 * takes what there is by then. Run to its end it is the same for the same knowledge and seed.
 */
export interface Thinking {
  /** Does a little, well under a few ms; `false` when nothing is left to do. */
  step(): boolean;
  /** The best so far; there is one from the start. */
  decision(): Decision;
}

/** One way to go on from a position, judged. */
export interface Candidate {
  /** The moves that it stands for: one, or in games that have them those of a whole turn. */
  readonly moves: readonly string[];
  /** The expected final score of the seat minus the best other's. */
  readonly value: number;
  /** How much it is worse than the best candidate: 0 for that one, never negative. */
  readonly loss: number;
  /** The standard error of `loss`: those within two of it are as good. */
  readonly standardError: number;
}

/** What can be said of a position from what one seat knows of it. */
export interface Assessment {
  /** The best first; the one that was asked about is always among them. */
  readonly candidates: readonly Candidate[];
  /** Expected final scores if the best is played, by seat. */
  readonly scores: readonly number[];
  /** The chance to win if the best is played, by seat; a shared win counts in parts. */
  readonly chances: readonly number[];
}

/** An assessment in the making; as `Thinking`. */
export interface Assessing {
  step(): boolean;
  assessment(): Assessment;
}

/** How one game is played by a machine. It is given what a seat may know, and never more. */
export interface Brain {
  /** The levels for a game with these options, the weakest first. */
  levels(options: AnyOptions): readonly Level[];
  /** The fixed opponents for a game with these options. */
  yardsticks(options: AnyOptions): readonly Level[];
  /**
   * Begins to think about the move of `knowledge.seat`, which must be to move. `seed` is a whole
   * number: all that is left to chance follows from it. Refuses knowledge that contradicts itself,
   * a seat that is not to move, and a level that these options do not have.
   */
  think(knowledge: Knowledge<AnyOptions>, level: LevelId, seed: number): Result<Thinking, Fault>;
  /**
   * Begins to judge what the seat to move could play. `played` are the moves that it made from
   * here to the end of its turn: as many of them as make one decision are a candidate; empty where
   * nothing was played.
   */
  assess(
    knowledge: Knowledge<AnyOptions>,
    played: readonly string[],
    seed: number,
  ): Result<Assessing, Fault>;
}
