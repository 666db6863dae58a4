import { brainOf } from "@endstation/bots";
import { gameOf, ok } from "@endstation/engine";
import { positionAfter } from "../../src/position.ts";
import type { ServerFrame } from "../../src/protocol.ts";
import { tell } from "../../src/tell.ts";
import { comparePairs } from "./compare.ts";
import { KINDS, type Kind } from "./exchange.ts";
import { type Leak, Stage } from "./stage.ts";

/** A number that hangs on every piece of the deal. */
function trace(deal: unknown): number {
  let sum = 7;
  for (const letter of JSON.stringify(deal))
    sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum;
}

/** A fault in one kind of frame. `shape` is told a number that hangs on what is hidden. */
const inFrames =
  (t: ServerFrame["t"], shape: (text: string, hidden: number) => string): Leak =>
  (text, { match }) =>
    text.startsWith(`{"t":"${t}"`) ? shape(text, trace(match.start?.deal)) : text;

/** Faults of the kinds that are met: in words, in an order, in a length, in an error, in a view. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  "a number in the status": inFrames("status", (text, hidden) =>
    text.replace(/}$/, `,"n":${hidden}}`),
  ),
  "an order in the presence": inFrames("presence", (text, hidden) =>
    (hidden >>> 7) % 2 === 0 ? text : text.replace(/\[(\d),(\d)/, "[$2,$1"),
  ),
  "a length in the answers": inFrames("answer", (text, hidden) => text + " ".repeat(hidden % 5)),
  "a piece in the refusals": inFrames("answer", (text, hidden) =>
    text.includes('"ok":false') ? text.replace("}}", `,"at":${hidden}}}`) : text,
  ),
  "a view of another place": (text, { match, viewer }) => {
    if (!text.startsWith('{"t":"event"')) return text;
    const frame = JSON.parse(text) as Extract<ServerFrame, { t: "event" }>;
    const other = match.arrivals.find((place) => place !== viewer)!;
    const [event] = tell(match, other, frame.event.seq - 1);
    return JSON.stringify({ ...frame, event });
  },
};

const MAX_SEEDS = 12;

/** Whether a planted fault shows in the first pairs of a kind of game. */
export const isFound = (leak: Leak, kind: Kind): Promise<boolean> => differs(kind, { leak });

/**
 * Whether a bot that reads the whole position shows in the first pairs of a kind of game. It
 * stands in the place of the levels' thinking for as long as this takes.
 */
export async function isPeekingFound(kind: Kind): Promise<boolean> {
  const brain = brainOf(kind === "trambahn" ? kind : "cable-car");
  const { think } = brain;
  brain.think = () => {
    const { match } = Stage.played.room;
    const moves = gameOf(match.gameId).legalMoves(positionAfter(match));
    const move = moves[trace(match.start?.deal) % moves.length]!;
    const decision = () => ({ move, value: null, standardError: null });
    return ok({ step: () => false, decision });
  };
  try {
    return await differs(kind, { hasBot: true });
  } finally {
    brain.think = think;
  }
}

async function differs(kind: Kind, how: Parameters<typeof comparePairs>[2]): Promise<boolean> {
  for (let seed = 1; seed <= MAX_SEEDS; seed++) {
    const pairs = await comparePairs(kind, seed, how);
    if (pairs.some(({ differed, spectatorDiffered }) => differed > 0 || spectatorDiffered)) {
      return true;
    }
  }
  return false;
}

/** Plants every fault in every kind of game. */
export async function plantAll(): Promise<{ planted: number; found: number }> {
  let [planted, found] = [0, 0];
  for (const kind of KINDS) {
    for (const leak of Object.values(LEAKS)) {
      planted++;
      if (await isFound(leak, kind)) found++;
    }
    planted++;
    if (await isPeekingFound(kind)) found++;
  }
  return { planted, found };
}
