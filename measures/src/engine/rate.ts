/** So many rounds of about so many ms of processor time, of which the best counts. */
export interface Patience {
  readonly rounds: number;
  readonly roundMs: number;
}

/** How often the clock is looked at: seldom, and yet often in a round. */
const BATCHES = 50;

/**
 * How many things a second are done, on one thread. `work` does some and gives their number. By the
 * process's own time: that of others on the machine is not in it.
 */
export function bestRate(work: () => number, { rounds, roundMs }: Patience): number {
  let batch = 1;
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const end = cpuMs() + roundMs;
    for (let now = cpuMs(); now < end; ) {
      let done = 0;
      for (let time = 0; time < batch; time++) done += work();
      const ms = cpuMs() - now;
      if (ms * BATCHES < roundMs) batch *= 2;
      else best = Math.max(best, (done / ms) * 1000);
      now += ms;
    }
  }
  return Math.round(best);
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
