import type { Command, CreateRequest } from "@endstation/match";
import { botMove } from "../../packages/match/src/bot-move.ts";
import * as match from "../../packages/match/src/index.ts";
import { levelsWithin } from "../../packages/match/src/levels.ts";

/** As the object of a match has it. */
const BOT_MS = 10;
const LATER_MS = 10_000;
const PERSON = "p".repeat(43);

/** A person and bots of the strongest level that is offered, in a real room without an audience. */
export class BotTable {
  readonly #room: match.Room;
  #now = Date.parse("2030-01-01T00:00:00Z");
  #commands = 0;

  private constructor(id: string, created: match.EventBody) {
    const event = { seq: 1, at: this.#now, command: null, body: created };
    this.#room = new match.Room(match.rebuild(id, [event]), {
      now: () => this.#now,
      peers: () => [],
      append: () => {},
      secrets: () => {
        throw new Error("No rematch is played here.");
      },
      found: async () => {},
      botMs: BOT_MS,
      lastSeen: () => 0,
      noteSeen: () => {},
    });
  }

  /** A game that has begun; `number` gives the deal. */
  static async begin(request: CreateRequest, number: number): Promise<BotTable> {
    const bytes = (length: number) => new Uint8Array(length).fill(number);
    const creation = match.createMatch(request, {
      ...{ id: bytes(16), invite: bytes(16), seed: bytes(32), key: bytes(32) },
    });
    if (!creation.ok) throw new Error(creation.error.message);
    const { id, invite, created } = creation.value;
    const table = new BotTable(id, created);
    const look = { name: "P", colour: match.COLOURS[0]! };
    const value = "0".repeat(32);
    await table.#do({ type: "join", invite, token: PERSON, value, ...look }, null);
    const { players } = table.#room.match.options;
    for (let place = 1; place < players; place++) {
      await table.#do({ type: "enlist", place, level: table.level });
    }
    await table.#do({ type: "start" });
    return table;
  }

  /** The strongest level that a match may have here. */
  get level() {
    const { options } = this.#room.match;
    const level = levelsWithin(this.#room.match, options, BOT_MS).at(-1)!;
    return level as Extract<Command["action"], { type: "enlist" }>["level"];
  }

  /** The person's move, as good as the bots'. `false` when it is not the person's turn. */
  async person(): Promise<boolean> {
    if (this.#turn !== 0) return false;
    const { moves } = botMove(this.#room.match, { level: this.level });
    await this.#do({ type: "move", moves: [...moves] });
    return true;
  }

  /** What the alarm does: the bot to move makes its move. `false` when the game is over. */
  bot(): boolean {
    if (this.#turn === null) return false;
    const before = this.#room.match.log.length;
    this.#now += LATER_MS;
    this.#room.settle();
    if (this.#room.match.log.length !== before + 1) throw new Error("One move was to be made.");
    return true;
  }

  get #turn() {
    return match.mover(this.#room.match);
  }

  async #do(action: Command["action"], token: string | null = PERSON): Promise<void> {
    this.#now += LATER_MS;
    const { revision } = this.#room.match;
    const id = `${++this.#commands}`.padStart(22, "c");
    const answer = await this.#room.command(token, { t: "cmd", id, base: revision, action }, "m");
    if (!answer.ok) throw new Error(answer.error.message);
  }
}
