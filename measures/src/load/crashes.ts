import type { BuildName } from "../server/builds.ts";
import { Server } from "../server/server.ts";
import { quantile, rounded } from "../stats.ts";
import { Crowd, type CrowdPlan } from "./crowd.ts";
import type { Audit } from "./ledger.ts";

/** How much is asked of a build. */
export interface CrashPlan {
  readonly rounds: number;
  /** At least so many commands are acknowledged over all the rounds. */
  readonly acknowledged: number;
  readonly crowd: CrowdPlan;
}

/** What was found. All but `acknowledged`, `rounds` and `restartMs` is 0 of a sound build. */
export interface CrashReport extends Audit {
  readonly rounds: number;
  /** Commands that were refused, though each was in order when it was first sent. */
  readonly refused: number;
  /** Times that a device had been told what the match did not know any more. */
  readonly rolledBack: number;
  readonly unanswered: number;
  /** From the start of workerd to its first answer. */
  readonly restartMs: { readonly p50: number; readonly p99: number };
}

const ROUND_WITHIN_MS = 15_000;
const ANSWERS_WITHIN_MS = 30_000;

/** Kills workerd under load, round by round, and looks for what was lost, doubled or left out. */
export async function crash(build: BuildName, plan: CrashPlan): Promise<CrashReport> {
  const server = await Server.start(build);
  try {
    const crowd = new Crowd(server.origin, plan.crowd);
    const { ledger, broken } = crowd;
    const restarts: number[] = [];
    for (let round = 1; round <= plan.rounds; round++) {
      // A little more or less each time: the kill falls on any moment of a command's life.
      const share = (plan.acknowledged / plan.rounds) * round;
      await settled(() => ledger.acknowledged >= share + Math.random() * 20, ROUND_WITHIN_MS);
      await server.kill();
      restarts.push(await server.start());
    }
    const unanswered = await crowd.stop(ANSWERS_WITHIN_MS);
    const audit = await ledger.audit(server.origin);
    return {
      rounds: plan.rounds,
      ...audit,
      gaps: audit.gaps + broken.gaps,
      refused: crowd.refused.length,
      rolledBack: broken.rolledBack,
      unanswered,
      restartMs: { p50: rounded(quantile(restarts, 0.5)), p99: rounded(quantile(restarts, 0.99)) },
    };
  } finally {
    await server.stop();
  }
}

/** Waits until `done` is true, or for `withinMs` at the most. */
async function settled(done: () => boolean, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (!done() && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
