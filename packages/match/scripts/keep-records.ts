// node packages/match/scripts/keep-records.ts  plays games with the present version and keeps them
// for ever: their records with the engine, their logs here. Every later build must replay them
// (releases.test.ts in both packages).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gameOf } from "@endstation/engine";
import type { Match } from "../src/match.ts";
import { type MatchRecord, recordOf } from "../src/record.ts";
import { KEPT_GAMES } from "../test/kept-games.ts";

/** A record with the number of legal moves before each of its own, which no match tells. */
function counted(record: MatchRecord): MatchRecord {
  const game = gameOf(record.game);
  const position = game.start(record.options, record.deal);
  const legalCounts = record.moves.map((move) => {
    const count = game.legalMoves(position).length;
    game.play(position, move);
    return count;
  });
  return { ...record, legalCounts };
}

function recordIn(why: string, match: Match): MatchRecord {
  const record = recordOf(match);
  if (!record.ok) throw new Error(`${why}: ${record.error.message}`);
  return record.value;
}

const engine = new URL("../../engine/", import.meta.url);
const { version } = JSON.parse(readFileSync(new URL("package.json", engine), "utf8")) as {
  version: string;
};
const folderIn = (home: URL) => fileURLToPath(new URL(`fixtures/releases/${version}/`, home));
const records = folderIn(engine);
const logs = folderIn(new URL("../", import.meta.url));
if (existsSync(records) || existsSync(logs)) {
  console.error(`The games of ${version} are kept already, and are never changed.`);
  process.exit(1);
}

const games = Object.entries(KEPT_GAMES).map(([why, play]) => {
  const { match } = play();
  return { why, match, record: recordIn(why, match) };
});
const lines = (values: readonly object[]) =>
  `${values.map((one) => JSON.stringify(one)).join("\n")}\n`;
for (const folder of [records, logs]) mkdirSync(folder, { recursive: true });
writeFileSync(
  `${records}records.ndjson`,
  lines(games.map(({ why, record }) => ({ why, ...counted(record) }))),
);
writeFileSync(
  `${logs}logs.ndjson`,
  lines(games.map(({ why, match, record }) => ({ why, id: match.id, log: match.log, record }))),
);
