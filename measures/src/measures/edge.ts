import { begin, dismiss, layTile } from "../client/party.ts";
import { measureBotCpu } from "../load/bot-cpu.ts";
import { countsOfOneGame, sleepOf } from "../load/costs.ts";
import { numbers, oneOf } from "../load/random.ts";
import { startOf } from "../load/starts.ts";
import { playGames, type Seated } from "../load/whole-games.ts";
import { type Loads, measurePeer } from "../peer/peer.ts";
import { bundleGzipBytes } from "../server/bundle-size.ts";
import { Server } from "../server/server.ts";
import type { Measure } from "./measure.ts";

const PLAYERS = 4;
const MATCHES = 64;
const STARTS = 7;

/** What one match does, what many do at a time, and what a match costs. */
export const measureEdge: Measure = async ({ nightly }) => {
  const plans: Loads = {
    // 60 moves a game: 35 games are 2,100 moves.
    one: { abreast: 1, rounds: nightly ? 350 : 35 },
    many: { abreast: MATCHES, rounds: nightly ? 10 : 1 },
  };
  const { oneMatch, manyMatches } = await ours(plans);
  const { rows } = await countsOfOneGame("observed");
  const { hibernates } = await sleepOf();
  return {
    oneMatch,
    manyMatches: { matches: MATCHES, ...manyMatches },
    rowsWritten: rows,
    bundleGzipBytes: bundleGzipBytes(),
    hibernates,
    start: await startOf("shipped", STARTS),
    emptyStart: await startOf("empty", STARTS),
    ...(await ofBots(nightly ? 20 : 2)),
    ...(await measurePeer(plans, { oneMatch, manyMatches })),
  };
};

async function ofBots(games: number) {
  const botCpu = await measureBotCpu(games);
  if (botCpu === null) {
    return { botCpuMs: null, botCpuMissing: "the system does not tell a process's time" };
  }
  return { botCpuMs: Math.max(...botCpu.map(({ mean }) => mean)), botCpu };
}

async function ours(plans: Loads) {
  const server = await Server.start("shipped");
  try {
    const random = numbers(35);
    const seat = async (): Promise<Seated> => {
      const party = await begin(server.origin, PLAYERS);
      return {
        move: () => layTile(party, (moves) => oneOf(random, moves)),
        close: () => dismiss(party),
      };
    };
    return {
      oneMatch: await playGames(plans.one, seat),
      manyMatches: await playGames(plans.many, seat),
    };
  } finally {
    await server.stop();
  }
}
