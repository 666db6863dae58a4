import { brainOf, type SeatLevel } from "@endstation/bots";
import type { Action } from "../../src/action.ts";
import { COLOURS } from "../../src/colours.ts";
import { createMatch } from "../../src/create.ts";
import type { MatchEvent } from "../../src/event.ts";
import { rebuild } from "../../src/match.ts";
import { Room } from "../../src/room/room.ts";
import type { Random } from "../simulation/random.ts";
import type { Kind } from "./exchange.ts";
import type { Staged } from "./stage.ts";

const KEY = new TextEncoder().encode("a key for comparisons");

/** A match that has just begun. */
export interface Begun extends Staged {
  readonly deal: unknown;
  /** The place at each seat, by seat. */
  readonly order: readonly number[];
  readonly players: number;
  readonly hand: number;
  /** The place of a bot, the last one; `null` where only persons play. */
  readonly bot: number | null;
}

/** How many of the matches have a bot. */
const BOTS = 0.4;
/** The strongest level takes most of a run's time, if it is seated as often as the others. */
const STRONGEST = 0.1;

/**
 * Creates a match of a kind of game, seats its players and starts it, in a real room. `hasBot` says
 * whether a bot is one of them; where it is missing, some matches have one.
 */
export async function begin(
  kind: Kind,
  random: Random,
  { hasBot = random.chance(BOTS) }: { readonly hasBot?: boolean | undefined },
): Promise<Begun> {
  const players = kind === "trambahn" ? 2 : kind === "companies" ? 3 : 2 + random.below(4);
  const hand = kind === "cable-car" ? 1 + random.below(3) : 1;
  const orientation = random.pick(["fixed", "free"]);
  const game = kind === "trambahn" ? kind : "cable-car";
  const options =
    kind === "trambahn"
      ? { players }
      : { players, hand, orientation, ...(kind === "companies" && { companies: true }) };
  const terms = {
    clock: random.chance(0.6) ? { per: "move" as const, ms: 60_000 } : null,
    timeout: "random" as const,
    quiet: null,
  };
  const creation = createMatch(
    { game, options, terms },
    { id: random.bytes(16), invite: random.bytes(16), seed: random.bytes(32), key: KEY },
  );
  if (!creation.ok) throw new Error(creation.error.message);
  const { id, invite, created } = creation.value;
  let now = Date.parse("2030-01-01T00:00:00Z");
  const log: MatchEvent[] = [{ seq: 1, at: now, command: null, body: created }];
  const room = new Room(rebuild(id, log), {
    now: () => now,
    peers: () => [],
    append: (events) => {
      log.push(...events);
    },
    secrets: () => {
      throw new Error("No rematch is played here.");
    },
    found: async () => {},
    botMs: 10,
    lastSeen: () => 0,
    noteSeen: () => {},
  });
  const act = async (token: string | null, action: Action) => {
    now += 1000;
    const command = { t: "cmd" as const, id: random.secret(16), base: 0, action };
    const answer = await room.command(token, command, "caller");
    if (!answer.ok) throw new Error(answer.error.message);
  };
  const tokens: string[] = [];
  const bot = hasBot ? players - 1 : null;
  for (let place = 0; place < (bot ?? players); place++) {
    const [token, value] = [random.secret(32), random.hex(16)];
    tokens.push(token);
    const look = { name: `P${place}`, colour: COLOURS[place]! };
    await act(null, { type: "join", invite, token, value, ...look });
  }
  if (bot !== null) {
    const levels = brainOf(game).levels(room.match.options);
    const { id: level } = random.chance(STRONGEST)
      ? levels.at(-1)!
      : random.pick(levels.slice(0, -1));
    await act(tokens[0]!, { type: "enlist", place: bot, level: level as SeatLevel });
  }
  await act(tokens[0]!, { type: "start" });
  const { start } = room.match;
  return { id, log, tokens, deal: start!.deal, order: start!.order, players, hand, bot };
}
