import { isDeepStrictEqual } from "node:util";
import { checkRecord } from "@endstation/engine";
import type { Place } from "../../src/action.ts";
import { credentialOf } from "../../src/credential.ts";
import { type Match, rebuild } from "../../src/match.ts";
import { botAt } from "../../src/players.ts";
import { isOver, mover } from "../../src/position.ts";
import { settle } from "../../src/settle.ts";
import { EMPTY_TABLE, follow, type Table } from "../../src/table.ts";
import { tell } from "../../src/tell.ts";
import { legalMoves } from "./wishes.ts";
import type { World } from "./world.ts";

/** Every client that has nothing under way knows exactly what its seat is told of the match. */
export function checkQuiet({ devices, house, ledger }: World): void {
  const { match } = house;
  const tables = new Map<Place | null, Table>();
  for (const { wire, client, name, tokens } of devices) {
    if (!wire?.quiet || !client.welcomed) continue;
    const [token] = tokens;
    const place = token === undefined ? null : (credentialOf(match, token)?.place ?? null);
    const table = tables.get(place) ?? tell(match, place, 0).reduce(follow, EMPTY_TABLE);
    tables.set(place, table);
    if (client.place !== place) ledger.fault("a client knows its place", `${name}: ${place}`);
    if (!isDeepStrictEqual(client.table, table)) {
      const detail = `${name} at ${client.table?.seq} of ${table.seq}, place ${place}`;
      ledger.fault(
        "a quiet client knows what it is told",
        `${detail} ${difference(client.table, table)}`,
      );
    }
  }
}

const difference = (a: Table | null, b: Table) =>
  Object.keys(b).filter(
    (key) => !isDeepStrictEqual(a?.[key as keyof Table], b[key as keyof Table]),
  );

/** What must hold of a match at rest. */
export async function checkRest(world: World): Promise<void> {
  const { house, ledger, devices } = world;
  checkQuiet(world);
  ledger.checkStored(house);
  const { match } = house;
  if (!isDeepStrictEqual(rebuild(match.id, house.log), match)) {
    ledger.fault("the log is the match", `${match.log.length} events`);
  }
  if (settle(match, world.now).length > 0 && match.start) {
    await house.ring();
    await world.flow();
    return checkTwice(house.match, world);
  }
  checkTwice(match, world);
  const turn = mover(match);
  for (const { client, name } of devices) {
    const { status } = client;
    if (!status || status.turn !== turn || status.over !== isOver(match)) {
      ledger.fault("a client knows whose turn it is", `${name}: ${status?.turn} for ${turn}`);
    }
  }
}

/** What is due has happened, and happens once. */
function checkTwice(match: Match, { ledger, now }: World): void {
  const again = settle(match, now);
  if (again.length > 0) ledger.fault("settling twice changes nothing", JSON.stringify(again[0]));
}

/** Brings the match to an end, by play or by giving up, and judges what is left of it. */
export async function checkEnd(world: World): Promise<void> {
  const { house, ledger, random } = world;
  if (!house.match.start) return;
  if (random.chance(0.03)) await playOut(world);
  for (let i = 0; i < 8 && !isOver(house.match); i++) {
    await giveUp(world);
    await world.rest();
  }
  const record = house.awake().record();
  if (!record.ok) return ledger.fault("a match that is over has a record", record.error.code);
  const checked = checkRecord(JSON.parse(JSON.stringify(record.value)), { verify: true });
  if (!checked.ok) ledger.fault("the record replays and is fair", JSON.stringify(checked.error));
  const { next } = house.match;
  if (next !== null && !house.founded.has(next)) ledger.fault("the next match exists", next);
}

/** One who plays on resigns, at a device or, where all pages were lost, by the token alone. */
async function giveUp({ house, devices, talk, ledger, random }: World): Promise<void> {
  const { match } = house;
  const plays = (token: string | undefined) => {
    const place = token === undefined ? undefined : credentialOf(match, token)?.place;
    return place !== undefined && match.lost[place] === null;
  };
  const action = { type: "resign" } as const;
  const sitter = devices.find(({ tokens: [token] }) => plays(token));
  if (sitter) return sitter.do(action);
  const token = talk.tokens.find(plays);
  if (token === undefined) return ledger.fault("somebody plays on", JSON.stringify(match.lost));
  const command = { t: "cmd", id: random.secret(16), base: 0, action };
  await house.command(token, JSON.stringify(command));
}

async function playOut(world: World): Promise<void> {
  for (let ply = 0; ply < 200 && !isOver(world.house.match); ply++) {
    const turn = mover(world.house.match)!;
    if (botAt(world.house.match, turn) !== null) {
      if (world.house.match.paused) return;
      await world.rest();
      continue;
    }
    const device = world.devices.find(({ client }) => client.place === turn);
    const { table } = device?.client ?? {};
    if (!device || !table || table.paused) return;
    device.do({ type: "move", moves: [world.random.pick(legalMoves(table, turn))] });
    await world.rest();
  }
}
