import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type GameId, gameOf } from "@endstation/engine";
import { expect, vi } from "vitest";
import { Client, call, create, tokenOf } from "./client.ts";
import { anyMove, COLOURS, turn } from "./game.ts";

/** A kind of game, and how far it is played. */
export interface Trial {
  readonly game: GameId;
  readonly options?: object;
  readonly plies?: number;
  /** Does harm to the match before it is evicted for the `index`-th time; for a control. */
  readonly harm?: (storage: DurableObjectStorage, index: number) => void;
}

/** What someone at the table is told who asks for everything, but for the server's clock. */
async function toldTo(id: string, name: string | null): Promise<unknown> {
  const headers = name === null ? {} : { Authorization: `Bearer ${tokenOf(name)}` };
  const response = await call(`/matches/${id}?have=0`, { headers });
  const { now: _, presence: __, ...told } = (await response.json()) as Record<string, unknown>;
  return told;
}

/** What all of a match's sitters are told, and a stranger. */
const toldToAll = (id: string, players: number) =>
  Promise.all([
    toldTo(id, null),
    ...Array.from({ length: players }, (_, place) => toldTo(id, `P${place}`)),
  ]);

/**
 * Evicts a match before every message of its life, comparing what everybody is told before and
 * after; then plays the same moves once more from the same deal without any eviction. Gives what
 * everybody was told at both ends, and how often the match was evicted.
 */
export async function evictAtEveryMessage({ game, options, plies = 1e9, harm }: Trial) {
  const players = gameOf(game).seats.min;
  const { id, invite } = await create({ players, ...options }, game);
  const stub = env.MATCH.getByName(id);
  let evictions = 0;
  const evict = async () => {
    const before = await toldToAll(id, players);
    await runInDurableObject(stub, (_, { storage }) => harm?.(storage, evictions));
    await evictDurableObject(stub);
    evictions++;
    expect(await toldToAll(id, players)).toEqual(before);
  };

  const clients: Client[] = [];
  for (let place = 0; place < players; place++) {
    const client = await Client.open(id);
    clients.push(client);
    await evict();
    await client.hello();
    await evict();
    await client.join(invite, `P${place}`, COLOURS[place]!);
  }
  await evict();
  await clients[0]!.do({ type: "start" });
  const start = clients[0]!.table.seq;
  const clock = Date.now();

  const moves = await play(clients, { plies, before: evict, pick: anyMove });
  const evicted = await toldToAll(id, players);

  await runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec("DELETE FROM event WHERE seq > ?", start);
  });
  // The first clients' tables are ahead of what the match knows now.
  await evictDurableObject(stub, { webSockets: "close" });
  vi.setSystemTime(clock);
  const twins: Client[] = [];
  for (let place = 0; place < players; place++) twins.push(await Client.hello(id, `P${place}`));
  await play(twins, { plies: moves.length, before: async () => {}, pick: (_, ply) => moves[ply]! });
  return { evictions, moves, evicted, undisturbed: await toldToAll(id, players) };
}

interface Playing {
  readonly plies: number;
  readonly before: () => Promise<void>;
  readonly pick: (legal: string[], ply: number) => string;
}

/** Plays on, a second of the mocked clock for each move; gives the moves. */
async function play(clients: readonly Client[], { plies, before, pick }: Playing) {
  const moves: string[] = [];
  while (moves.length < plies) {
    const { seq } = clients[0]!.table;
    await Promise.all(clients.map((client) => client.at(seq)));
    const next = turn(clients);
    if (!next) break;
    await before();
    vi.setSystemTime(Date.now() + 1000);
    const move = pick(next.moves, moves.length);
    const answer = await next.player.do({ type: "move", moves: [move] });
    if (answer.t !== "answer" || !answer.ok) throw new Error(JSON.stringify(answer));
    moves.push(move);
    await Promise.all(clients.map((client) => client.at(answer.seq)));
  }
  return moves;
}
