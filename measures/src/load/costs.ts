import { setTimeout as wait } from "node:timers/promises";
import { Device } from "../client/device.ts";
import { begin, dismiss, layTile } from "../client/party.ts";
import type { BuildName } from "../server/builds.ts";
import { Server } from "../server/server.ts";
import { numbers, oneOf } from "./random.ts";

/** What an observed build counts of a match; `rows` are written ones, each setAlarm among them. */
export interface Counted {
  readonly rows: number;
  readonly workerRequests: number;
  /** Calls, opened sockets and alarms. */
  readonly objectCalls: number;
  /** Messages that came in over sockets. */
  readonly frames: number;
  /** The size of the match's database in the end. */
  readonly bytes: number;
}

/** What an observed build says of itself, a line at a time. */
type Note =
  | { readonly made: string }
  | ({ readonly match: string | null } & Partial<Omit<Counted, "objectCalls">> & {
        readonly objectRequests?: number;
      });

function notesOf({ lines }: Server): Note[] {
  return lines.filter((line) => line.startsWith('{"ma')).map((line) => JSON.parse(line) as Note);
}

/** Time for workerd's last lines to come through its pipe. */
const LINES_MS = 300;

/** After how many tiles every device loses its connection, if it is to. */
const CUT_AFTER = 30;

/**
 * What a whole game of Cable Car is counted for, from its creation to its last tile: 4 people, 60
 * tiles, no draws, no clock.
 *
 * @param build a build that notes what it does
 * @param cut whether each device loses its connection once and comes back
 * @param leave whether to count what is written when all devices have left, too
 */
export async function countsOfOneGame(
  build: BuildName,
  { cut = false, leave = false } = {},
): Promise<Counted & { readonly tiles: number }> {
  const server = await Server.start(build);
  try {
    const noted = () => notesOf(server).flatMap((note) => ("match" in note ? [note] : []));
    await wait(LINES_MS);
    const before = noted().length;
    const random = numbers(60);
    const party = await begin(server.origin, 4);
    let tiles = 0;
    while ((await layTile(party, (moves) => oneOf(random, moves))) !== null) {
      tiles++;
      if (cut && tiles === CUT_AFTER) await cutAll(party.devices);
    }
    if (leave) dismiss(party);
    await wait(LINES_MS);
    if (!leave) dismiss(party);
    const notes = noted().slice(before);
    const sum = (key: "rows" | "workerRequests" | "objectRequests" | "frames") =>
      notes.reduce((total, note) => total + (note[key] ?? 0), 0);
    return {
      ...{ tiles, rows: sum("rows"), workerRequests: sum("workerRequests") },
      ...{ objectCalls: sum("objectRequests"), frames: sum("frames") },
      bytes: notes.findLast(({ bytes }) => bytes !== undefined)?.bytes ?? 0,
    };
  } finally {
    await server.stop();
  }
}

async function cutAll(devices: readonly Device[]): Promise<void> {
  const welcomes = devices.map((device) => device.welcomes);
  for (const device of devices) device.cut();
  await Promise.all(
    devices.map((device, index) => device.until(() => device.welcomes > welcomes[index]!)),
  );
}

/** What was seen of an object whose sockets only ping. */
export interface Sleep {
  /** Whether the object was made anew for the first frame after the pause. */
  readonly hibernates: boolean;
  /** Objects that were made while the sockets pinged: a ping that wakes would make them. */
  readonly madeByPings: number;
  readonly pongs: number;
  /** Whether the game went on over the very sockets that were open before. */
  readonly playsOn: boolean;
}

const PING_EVERY_MS = 1_000;
/** The runtime puts an object to sleep 10 s after its last event. */
const PAUSE_MS = 12_500;

/**
 * Four players and a watcher leave their sockets open, each pinging, and do nothing for the time
 * after which the runtime puts an object to sleep. `restless` is a control: what one device does
 * each second besides.
 */
export async function sleepOf(restless?: (device: Device) => void): Promise<Sleep> {
  const server = await Server.start("observed");
  const party = await begin(server.origin, 4);
  const watcher = new Device(server.origin, party.match.id);
  try {
    await watcher.reached(party.devices[0]!.table.seq);
    const random = numbers(10);
    const lay = () => layTile(party, (moves) => oneOf(random, moves));
    for (let tile = 0; tile < 4; tile++) await lay();
    const made = () => notesOf(server).filter((note) => "made" in note).length;
    const devices = [...party.devices, watcher];
    const welcomes = () => devices.map(({ welcomes }) => welcomes).join();
    const [madeBefore, welcomesBefore] = [made(), welcomes()];
    const until = performance.now() + PAUSE_MS;
    while (performance.now() < until) {
      for (const device of devices) device.ping();
      restless?.(party.devices[0]!);
      await wait(PING_EVERY_MS);
    }
    const madeAsleep = made();
    const sameSockets = restless !== undefined || welcomes() === welcomesBefore;
    const answered = (await lay()) !== null;
    await wait(LINES_MS);
    return {
      hibernates: made() > madeAsleep,
      madeByPings: madeAsleep - madeBefore,
      pongs: devices.reduce((sum, { pongs }) => sum + pongs, 0),
      playsOn: answered && sameSockets,
    };
  } finally {
    dismiss(party);
    watcher.close();
    await server.stop();
  }
}
