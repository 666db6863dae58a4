import "fake-indexeddb/auto";
import type { SeatLevel } from "@endstation/bots";
import { type GameId, gameOf } from "@endstation/engine";
import { type Action, Client, COLOURS, type MatchId, type Refusal } from "@endstation/match";
import { randomHex, randomText } from "../../net/random.ts";
import { EventStore } from "../event-store.ts";
import { LocalMatches, type Store } from "../local-matches.ts";
import type { FromMatch } from "../messages.ts";

/** All windows of one device, each with a worker of its own over the one database. */
export class Device {
  readonly #windows: LocalMatches[] = [];

  /** One more window. `wrap` may change what storing does; a deaf one hears of no other. */
  async window({ wrap = (store: Store) => store, deaf = false } = {}): Promise<LocalMatches> {
    const own: LocalMatches = new LocalMatches(wrap(new EventStore()), {
      tell: (id) => {
        for (const other of this.#windows) if (other !== own) other.drop(id);
      },
    });
    if (!deaf) this.#windows.push(own);
    return own;
  }
}

/** The token of whoever sits down as the `n`th. */
export const tokenOf = (n: number): string => `${n}`.padStart(43, "t");

/** Does something in a match as a seat; `null` for whoever has none. */
export async function act(
  window: LocalMatches,
  id: MatchId,
  { seat, action, base = 0 }: { seat: number | null; action: Action; base?: number },
): Promise<Refusal | null> {
  const answer = await window.answer({
    call: "command",
    asked: {
      id,
      token: seat === null ? null : tokenOf(seat),
      command: { t: "cmd", id: randomText(16), base, action },
    },
  });
  if (!answer.ok) return answer.error;
  return answer.value.ok ? null : answer.value.error;
}

/** A match of a game that `players` at this device have begun. */
export async function begun(window: LocalMatches, game: GameId, players: number): Promise<MatchId> {
  const created = await window.answer({
    call: "create",
    asked: { game, options: { players } },
  });
  if (!created.ok) throw new Error(created.error.message);
  const { id, invite } = created.value;
  for (let n = 0; n < players; n++) {
    const person = { token: tokenOf(n), name: `P${n}`, colour: COLOURS[n]!, value: randomHex(16) };
    await act(window, id, { seat: null, action: { type: "join", invite, ...person } });
  }
  await act(window, id, { seat: 0, action: { type: "start" } });
  return id;
}

/** A match of Cable Car that one person has begun against a bot. */
export async function beganAgainst(window: LocalMatches, level: SeatLevel): Promise<MatchId> {
  const created = await window.answer({
    call: "create",
    asked: { game: "cable-car", options: { players: 2 } },
  });
  if (!created.ok) throw new Error(created.error.message);
  const { id, invite } = created.value;
  const person = { token: tokenOf(0), name: "Mira", colour: "red", value: randomHex(16) } as const;
  await act(window, id, { seat: null, action: { type: "join", invite, ...person } });
  await act(window, id, { seat: 0, action: { type: "enlist", place: 1, level } });
  await act(window, id, { seat: 0, action: { type: "start" } });
  return id;
}

/** A page that follows a match: the client of the product at the end of a port. */
export class Page {
  readonly client: Client;
  readonly closed: number[] = [];
  readonly frames: string[] = [];
  #port: MessagePort | null = null;
  readonly #window: LocalMatches;
  readonly #id: MatchId;

  constructor(window: LocalMatches, id: MatchId, seat: number) {
    this.#window = window;
    this.#id = id;
    this.client = new Client({
      send: (text) => this.#port?.postMessage(text),
      tokens: () => [tokenOf(seat)],
      newId: () => randomText(16),
      changed: () => {},
      reaction: () => {},
      failed: () => {},
      renew: () => {},
      now: () => Date.now(),
    });
    this.open();
  }

  open(): void {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<FromMatch>) => {
      if (typeof data === "string") {
        this.frames.push(data);
        this.client.receive(data);
      } else {
        this.closed.push(data.closed);
        this.client.lost();
      }
    };
    void this.#window.connect(this.#id, port2);
    this.client.hello();
  }

  leave(): void {
    this.#port?.postMessage({ leaves: true });
    this.#port?.close();
  }

  get moves(): number {
    return this.client.table?.moves.length ?? -1;
  }

  /** What may be played from here: nothing out of turn and after the end. */
  legalMoves(): string[] {
    const { table, place } = this.client;
    if (!table?.game || !table.order) return [];
    const seat = table.order.indexOf(place!);
    const game = gameOf(table.game);
    const moves = table.moves.map(({ move }) => move);
    const known = game.known({ options: table.options, seat, moves, view: table.view });
    if (!known.ok) throw new Error(known.error.message);
    return game.toMove(known.value) === seat ? game.legalMoves(known.value) : [];
  }
}
