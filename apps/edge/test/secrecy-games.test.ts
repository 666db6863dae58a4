import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Client } from "./client.ts";
import { fork, logOf } from "./fork.ts";
import { started, turn } from "./game.ts";

// What The Companies and Trambahn hide beyond what secrecy.test.ts shows: shares, money, hands and
// the pile. A match is played on two deals that differ in such pieces only, which nobody plays.

const START = Date.parse("2030-01-01T00:00:00Z");

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});
afterAll(() => {
  vi.useRealTimers();
});

interface Case {
  /** Exchanges hidden pieces of a deal. */
  readonly exchange: (deal: never) => unknown;
  /** Which moves may be made: those that show neither piece. */
  readonly mayPlay: (move: string, deal: never) => boolean;
  /** The seats to which the pieces stay hidden. */
  readonly hiddenFrom: readonly number[];
  readonly plies: number;
}

interface Seats {
  /** The place at each seat. */
  readonly order: readonly number[];
  /** Who looks on: a seat, or `null` a watcher. */
  readonly viewers: readonly (number | null)[];
}

/**
 * Plays what `choose` finds among the legal moves, until it finds none; gives the moves, and all
 * that each viewer was sent.
 */
async function sent(
  id: string,
  { order, viewers }: Seats,
  choose: (legal: readonly string[], ply: number) => string | undefined,
) {
  vi.setSystemTime(START + 1_000_000);
  const players = await Promise.all(order.map((_, place) => Client.hello(id, `P${place}`)));
  const watching = await Promise.all(
    viewers.map((seat) => Client.hello(id, seat === null ? undefined : `P${order[seat]!}`)),
  );
  const moves: string[] = [];
  for (let ply = 0; ; ply++) {
    vi.setSystemTime(Date.now() + 1000);
    const next = turn(players);
    const move = next ? choose(next.moves, ply) : undefined;
    if (!next || move === undefined) break;
    const command = `ply${ply}`.padEnd(22, "x");
    const answer = await next.player.do({ type: "move", moves: [move] }, { id: command });
    if (answer.t !== "answer" || !answer.ok) throw new Error(JSON.stringify(answer));
    moves.push(move);
    const { seq } = next.player.table;
    await Promise.all([...players, ...watching].map((client) => client.at(seq)));
  }
  const later = await Promise.all(
    viewers.map((seat) => Client.hello(id, seat === null ? undefined : `P${order[seat]!}`)),
  );
  const texts = [...watching, ...later].map((client) => client.texts.join("\n"));
  return { moves, texts };
}

async function compare(game: string, options: { players: number }, one: Case): Promise<number> {
  const { match, players } = await started(options, game);
  const order = players[0]!.table.order!;
  const { log, deal } = await logOf(match.id);
  const seats = { order, viewers: [...one.hiddenFrom, null] };
  const any = (legal: readonly string[], ply: number) => {
    const fitting = legal.filter((move) => one.mayPlay(move, deal as never));
    return ply < one.plies ? fitting[(ply * 7919 + 5) % fitting.length] : undefined;
  };
  const first = await sent(await fork(log, deal), seats, any);
  const again = (_: readonly string[], ply: number) => first.moves[ply];
  const other = await fork(log, one.exchange(deal as never));
  const second = await sent(other, seats, again);
  expect(second.moves).toEqual(first.moves);
  expect(second.texts).toEqual(first.texts);
  return first.moves.length;
}

const swapped = <T>(list: readonly T[], a: number, b: number): T[] =>
  list.with(a, list[b]!).with(b, list[a]!);

describe("The Companies", () => {
  type Deal = { tiles: string[]; shares: Record<string, string[]> };

  test("another's share, and the order of the piles", async () => {
    const plies = await compare("cable-car", { players: 3, companies: true } as never, {
      // The second seat's 40 % share lies deep in the pile instead; of 30 % the last two lie
      // the other way round.
      exchange: ({ tiles, shares }: Deal) => ({
        tiles,
        shares: { ...shares, 40: swapped(shares[40]!, 1, 6), 30: swapped(shares[30]!, 6, 7) },
      }),
      // The last tile shows all shares.
      mayPlay: (move) => !/^swap [34]0/.test(move),
      hiddenFrom: [0, 2],
      plies: 58,
    });
    expect(plies).toBe(58);
  }, 60_000);
});

test("the comparison sees a leak: who holds the exchanged share is sent other bytes", async () => {
  const seen = compare("cable-car", { players: 3, companies: true } as never, {
    exchange: ({ tiles, shares }: { tiles: string[]; shares: Record<string, string[]> }) => ({
      tiles,
      shares: { ...shares, 40: swapped(shares[40]!, 1, 6) },
    }),
    mayPlay: (move) => !move.startsWith("swap"),
    hiddenFrom: [1],
    plies: 3,
  });
  await expect(seen).rejects.toThrow(/deeply equal/);
});

describe("Trambahn", () => {
  type Deal = { cards: string[]; reshuffles: string[][] };
  const cardOf = (move: string) => move.match(/^(?:pass|stop|bank) (c|[brgy]\d+)/)?.[1];

  test("the faces of money are in nobody's bytes", async () => {
    const plies = await compare(
      "trambahn",
      { players: 2 },
      {
        exchange: ({ cards, reshuffles }: Deal) => {
          const own = cards.findIndex((card) => card !== cards[20]);
          return { cards: swapped(cards, own, 20), reshuffles };
        },
        mayPlay: () => true,
        hiddenFrom: [0, 1],
        // Before the pile is empty: then money is shuffled into it.
        plies: 60,
      },
    );
    expect(plies).toBe(60);
  }, 60_000);

  test("a card of the other's hand, and the pile", async () => {
    // The first card of the second seat's hand, and one at the bottom of the pile.
    const [held, buried] = [33, 118];
    const plies = await compare(
      "trambahn",
      { players: 2 },
      {
        exchange: ({ cards, reshuffles }: Deal) => ({
          cards: swapped(swapped(cards, held, buried), 115, 116),
          reshuffles,
        }),
        mayPlay: (move, { cards }: Deal) => {
          const card = cardOf(move);
          return card !== cards[held] && card !== cards[buried];
        },
        hiddenFrom: [0],
        plies: 60,
      },
    );
    expect(plies).toBeGreaterThan(30);
  }, 60_000);

  test("the comparison sees a leak: the seat that holds the exchanged card is sent other bytes", async () => {
    const seen = compare(
      "trambahn",
      { players: 2 },
      {
        exchange: ({ cards, reshuffles }: Deal) => {
          const other = cards.findIndex((card, at) => at > 100 && card !== cards[33]);
          return { cards: swapped(cards, 33, other), reshuffles };
        },
        mayPlay: () => true,
        hiddenFrom: [1],
        plies: 0,
      },
    );
    await expect(seen).rejects.toThrow(/deeply equal/);
  });
});
