import { onAllCores } from "../pool.ts";
import type { Pair } from "./compare.ts";
import { KINDS, type Kind } from "./exchange.ts";
import { plantAll } from "./leaks.ts";

/** The seeds from `first` up to and without `end`, of a kind of game. */
export interface Share {
  readonly kind: Kind;
  readonly first: number;
  readonly end: number;
}

/** Pairs of deals that were played, and those in which somebody was sent different bytes. */
export interface Compared {
  readonly pairs: number;
  readonly differed: number;
}

type SeededPair = Pair & { readonly seed: number };

export interface Secrecy {
  readonly games: Readonly<Record<Kind, Compared>>;
  /** What the spectator was sent, over all games. */
  readonly spectator: Compared;
  /** The pairs in which a bot made moves, over all games; those in which anyone was sent other bytes. */
  readonly withBot: Compared;
  /** Faults that were planted as a control, and those that were found. */
  readonly planted: { readonly planted: number; readonly found: number };
  /** How many lines were played in each pair, on average. */
  readonly linesAPair: number;
  readonly firstDifference: (SeededPair & { readonly kind: Kind }) | null;
}

const SEEDS_A_SHARE = 5;

/** Compares at least `wanted` pairs of each kind of game on all cores, from a first seed on. */
export async function compareMany(
  wanted: number,
  { firstSeed = 1, progress = () => {} }: { firstSeed?: number; progress?: (text: string) => void },
): Promise<Secrecy> {
  const games = Object.fromEntries(
    KINDS.map((kind) => [kind, { pairs: 0, differed: 0 }]),
  ) as Record<Kind, { pairs: number; differed: number }>;
  const spectator = { pairs: 0, differed: 0 };
  const withBot = { pairs: 0, differed: 0 };
  let lines = 0;
  let firstDifference: Secrecy["firstDifference"] = null;
  function* shares(): Generator<Share, void> {
    for (const kind of KINDS) {
      for (let first = firstSeed; games[kind].pairs < wanted; first += SEEDS_A_SHARE) {
        yield { kind, first, end: first + SEEDS_A_SHARE };
      }
    }
  }
  const worker = new URL("./worker.ts", import.meta.url);
  await onAllCores<Share, SeededPair[]>(worker, shares(), (pairs, { kind }) => {
    for (const pair of pairs) {
      games[kind].pairs++;
      spectator.pairs++;
      lines += pair.lines;
      if (pair.differed > 0) games[kind].differed++;
      if (pair.spectatorDiffered) spectator.differed++;
      if (pair.botMoves > 0) withBot.pairs++;
      if (pair.botMoves > 0 && pair.first) withBot.differed++;
      if (pair.first) firstDifference ??= { ...pair, kind };
    }
    progress(`${kind}: ${games[kind].pairs} of ${wanted} pairs`);
  });
  const planted = await plantAll();
  const linesAPair = Math.round(lines / spectator.pairs);
  return { games, spectator, withBot, planted, linesAPair, firstDifference };
}
