import { PROTOCOL_VERSION } from "@endstation/match";
import { type Device, newAddress } from "../client/device.ts";
import { begin, dismiss, layTile, type Party } from "../client/party.ts";
import type { BuildName } from "../server/builds.ts";
import { Server } from "../server/server.ts";
import { type BadFrame, badFrames } from "./bad-frames.ts";
import { numbers, oneOf } from "./random.ts";

/** What is thrown at a match. */
export interface PeltingPlan {
  readonly build: BuildName;
  readonly frames: number;
  /** How long a socket waits for the verdict on its frames. */
  readonly answersWithinMs?: number;
  /** A text that one of the party's devices throws in once; for a control. */
  readonly plant?: (party: Party) => Promise<{ device: Device; text: string }>;
}

/** What came of it; `throws`, `changes` and `unanswered` are 0 of a sound build. */
export interface PeltingReport {
  readonly frames: number;
  readonly bytes: number;
  /** How often something threw in the server. */
  readonly throws: number;
  /** The lines in which it told so. */
  readonly said: readonly string[];
  /** Events that the match has more than before. */
  readonly changes: number;
  /** Frames that were not called wrong. */
  readonly unanswered: number;
  /** Whether the game went on afterwards. */
  readonly playsOn: boolean;
}

const LANES = 8;
/** What a match takes of one socket before it closes it. */
const FRAMES_A_SOCKET = 3;
const OPENING_TILES = 8;
const ANSWERS_WITHIN_MS = 30_000;

/**
 * Throws frames of all kinds at the sockets of a match under way: some sockets speak for a seat,
 * some watch, some have not said hello.
 */
export async function pelt({
  build,
  frames,
  answersWithinMs: withinMs = ANSWERS_WITHIN_MS,
  plant,
}: PeltingPlan): Promise<PeltingReport> {
  const server = await Server.start(build);
  try {
    const party = await begin(server.origin, 4);
    const random = numbers(1);
    const lay = () => layTile(party, (moves) => oneOf(random, moves));
    for (let tile = 0; tile < OPENING_TILES; tile++) await lay();
    const before = party.devices[0]!.table;
    const url = `${server.origin.replace("http", "ws")}/api/matches/${party.match.id}/socket`;
    const thrown = { frames: 0, bytes: 0, unanswered: 0 };
    if (plant) {
      const { device, text } = await plant(party);
      const group = [{ raw: text, tooLarge: false }];
      await throwAt(url, { hello: helloAs(device), group, withinMs });
    }
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      const source = badFrames(lane);
      for (let left = Math.floor((frames + lane) / LANES); left > 0; ) {
        const group = takeGroup(source, Math.min(left, FRAMES_A_SOCKET));
        left -= group.length;
        const wrong = await throwAt(url, { hello: helloOf(party, lane), group, withinMs });
        thrown.frames += group.length;
        thrown.bytes += group.reduce((sum, { raw }) => sum + raw.length, 0);
        thrown.unanswered += Math.max(0, group.length - wrong);
      }
    });
    await Promise.all(lanes);
    const changes = (await seqOf(server.origin, party)) - before.seq;
    const playsOn = changes === 0 && (await lay().catch(() => null)) !== null;
    dismiss(party);
    const said = server.lines.filter(tellsOfThrow);
    return { ...thrown, throws: said.length, said, changes, playsOn };
  } finally {
    await server.stop();
  }
}

/** An error of the Worker's, or an exception; a connection that its client cut is neither. */
const tellsOfThrow = (line: string) =>
  /"level":"error"|jsg\./.test(line) || (/exception/.test(line) && !/disconnected: /.test(line));

/** Frames for one socket: it is closed by the last of them, not before. */
function takeGroup(source: Generator<BadFrame, never>, most: number): BadFrame[] {
  const group: BadFrame[] = [];
  while (group.length < most) {
    const frame = source.next().value;
    group.push(frame);
    if (frame.tooLarge) break;
  }
  return group;
}

const HELLO = { t: "hello", pv: PROTOCOL_VERSION, have: 0 };
const helloAs = ({ token }: Device) => JSON.stringify({ ...HELLO, token });

/** How a lane's sockets begin: the first four speak for a seat, two watch, two say nothing. */
function helloOf({ devices }: Party, lane: number): string | null {
  const device = devices[lane];
  if (device) return helloAs(device);
  return lane < 6 ? JSON.stringify(HELLO) : null;
}

interface Volley {
  readonly hello: string | null;
  readonly group: readonly BadFrame[];
  readonly withinMs: number;
}

/** Throws a group over a new socket; how many frames were called wrong before it was closed. */
function throwAt(url: string, { hello, group, withinMs }: Volley): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers: { "CF-Connecting-IP": newAddress() } });
    let wrong = 0;
    const end = () => {
      clearTimeout(timer);
      socket.onclose = null;
      socket.close();
      resolve(wrong);
    };
    const timer = setTimeout(end, withinMs);
    socket.onopen = () => {
      if (hello !== null) socket.send(hello);
      for (const { raw } of group) socket.send(raw);
    };
    socket.onmessage = ({ data }) => {
      const { t } = JSON.parse(String(data)) as { t: string };
      if (t === "error") wrong++;
      if (t === "answer" || wrong === group.length) end();
    };
    socket.onclose = end;
    socket.onerror = () => {};
  });
}

async function seqOf(origin: string, { match }: Party): Promise<number> {
  const headers = { "CF-Connecting-IP": newAddress() };
  const response = await fetch(`${origin}/api/matches/${match.id}?have=0`, { headers });
  return ((await response.json()) as { seq: number }).seq;
}
