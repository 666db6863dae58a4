import { Server } from "../server/server.ts";
import { quantile, rounded } from "../stats.ts";

/** What the moves of bots at one table took of the processor, in ms. */
export interface BotCpu {
  readonly table: string;
  /** The strongest level that is offered there. */
  readonly level: string;
  readonly moves: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  /** The first move of a process that has just begun, whose code nothing has run yet. */
  readonly first: number;
  /** What a request takes that does nothing; it is taken off the other figures. */
  readonly control: number;
}

const TABLES = [
  { table: "cable-car, 2", game: "cable-car", options: { players: 2 } },
  { table: "cable-car, 4", game: "cable-car", options: { players: 4 } },
  { table: "companies, 2", game: "cable-car", options: { players: 2, companies: true } },
  { table: "companies, 4", game: "cable-car", options: { players: 4, companies: true } },
  { table: "trambahn, 2", game: "trambahn", options: { players: 2 } },
] as const;

const CONTROLS = 100;

/**
 * The processor's time of bots' moves in workerd, at each table over `games` whole games; `null`
 * where the system does not tell it.
 */
export async function measureBotCpu(games: number): Promise<readonly BotCpu[] | null> {
  const all: BotCpu[] = [];
  for (const one of TABLES) {
    const server = await Server.start("bots");
    try {
      const found = server.cpuMs() === null ? null : await atTable(server, one, games);
      if (found === null) return null;
      all.push(found);
    } finally {
      await server.stop();
    }
  }
  return all;
}

async function atTable(
  server: Server,
  { table, ...request }: (typeof TABLES)[number],
  games: number,
) {
  const ask = async (route: string, body: object = {}) => {
    const answer = await fetch(`${server.origin}/measure/${route}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`A table of bots fails: ${await answer.text()}`);
    return (await answer.json()) as { level: string; moved: boolean };
  };
  const timed = async (route: string) => {
    const before = server.cpuMs()!;
    const { moved } = await ask(route);
    return { moved, ms: server.cpuMs()! - before };
  };
  const times: number[] = [];
  // Whoever moves first in the process, the person or a bot, is the first to think there.
  let first: number | null = null;
  let level = "";
  for (let number = 1; number <= games; number++) {
    ({ level } = await ask("begin", { ...request, number }));
    for (;;) {
      const person = await timed("person");
      if (person.moved) first ??= person.ms;
      if (person.moved) continue;
      const bot = await timed("bot");
      if (!bot.moved) break;
      first ??= bot.ms;
      times.push(bot.ms);
    }
  }
  const controls: number[] = [];
  while (controls.length < CONTROLS) controls.push((await timed("nothing")).ms);
  const control = mean(controls);
  const net = (ms: number) => rounded(ms - control);
  return {
    ...{ table, level, moves: times.length },
    ...{ mean: net(mean(times)), p50: net(quantile(times, 0.5)), p99: net(quantile(times, 0.99)) },
    ...{ first: net(first ?? 0), control: rounded(control) },
  };
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
