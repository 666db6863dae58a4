import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "@endstation/deploy/src/workerd/free-port.ts";
import { numbers } from "../load/random.ts";
import { type GamesPlan, type Pace, playGames } from "../load/whole-games.ts";
import { rounded } from "../stats.ts";
import { installPeer, PEER } from "./install.ts";
import { loadKit, seatPeer } from "./table.ts";

/** The loads that ours and the peer's server carry alike. */
export interface Loads {
  readonly one: GamesPlan;
  readonly many: GamesPlan;
}

interface Paces {
  readonly oneMatch: Pace;
  readonly manyMatches: Pace;
}

const START_WITHIN_MS = 20_000;

/** The same games by the same rules on the peer's server; `ours` is what this run found of ours. */
export async function measurePeer(loads: Loads, ours: Paces): Promise<object> {
  // Says less, and does what a deployment would.
  process.env.NODE_ENV = "production";
  let folder: string;
  try {
    folder = await installPeer();
  } catch (error) {
    return { peer: null, peerMissing: `it could not be installed: ${String(error).slice(0, 200)}` };
  }
  const theirs = await onServer(folder, loads);
  return {
    peer: {
      ...PEER,
      stores: "the whole state of a match, in memory: gone with the process",
      movesPerSecond: theirs.oneMatch.movesPerSecond,
      p99Ms: theirs.oneMatch.p99Ms,
      ...theirs,
    },
    oursStores: "one row a move, in SQLite on disk, before the move is answered",
    // Above 1: ours makes more moves a second, or takes longer for the slowest.
    ratio: {
      oneMatch: ratioOf(ours.oneMatch, theirs.oneMatch),
      manyMatches: ratioOf(ours.manyMatches, theirs.manyMatches),
    },
  };
}

const ratioOf = (ours: Pace, theirs: Pace) => ({
  movesPerSecond: rounded(ours.movesPerSecond / theirs.movesPerSecond),
  p99: rounded(ours.p99Ms / theirs.p99Ms),
});

async function onServer(folder: string, loads: Loads): Promise<Paces> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = fileURLToPath(new URL("server.ts", import.meta.url));
  const child = spawn(process.execPath, ["--no-warnings", program, folder, String(port)], {
    stdio: ["ignore", "ignore", 2],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  try {
    await answers(origin);
    const kit = loadKit(folder);
    const random = numbers(35);
    const seat = () => seatPeer(kit, origin, random);
    return {
      oneMatch: await playGames(loads.one, seat),
      manyMatches: await playGames(loads.many, seat),
    };
  } finally {
    process.off("exit", kill);
    kill();
  }
}

async function answers(url: string): Promise<void> {
  const until = performance.now() + START_WITHIN_MS;
  while (performance.now() < until) {
    // Whatever the answer: the framework has nothing at this address.
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The peer's server does not answer.");
}
