import { quantile, rounded } from "../stats.ts";

/** A game that is set up, and not yet begun to be played. */
export interface Seated {
  /** Makes the next move: its time from sending to the answer in ms, `null` after the end. */
  move(): Promise<number | null>;
  close(): void;
}

/** How many games are played, and how many at a time. */
export interface GamesPlan {
  readonly abreast: number;
  readonly rounds: number;
}

/** How fast moves were made and answered. */
export interface Pace {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * Plays whole games, each with one move at a time as its rules have it, `abreast` of them at a
 * time. Setting up the tables is not counted: the time is from the first move to the last answer.
 */
export async function playGames(plan: GamesPlan, seat: () => Promise<Seated>): Promise<Pace> {
  const times: number[] = [];
  let seconds = 0;
  for (let round = 0; round < plan.rounds; round++) {
    const games: Seated[] = [];
    // One by one: this is not what is measured, and a crowd of joins would spill into it.
    for (let i = 0; i < plan.abreast; i++) games.push(await seat());
    const began = performance.now();
    await Promise.all(
      games.map(async (game) => {
        for (let ms = await game.move(); ms !== null; ms = await game.move()) times.push(ms);
      }),
    );
    seconds += (performance.now() - began) / 1000;
    for (const game of games) game.close();
  }
  return {
    moves: times.length,
    movesPerSecond: rounded(times.length / seconds),
    p50Ms: rounded(quantile(times, 0.5)),
    p99Ms: rounded(quantile(times, 0.99)),
  };
}
