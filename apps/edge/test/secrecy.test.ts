import type { Place } from "@endstation/match";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Client } from "./client.ts";
import { fork, logOf } from "./fork.ts";
import { playOn, started } from "./game.ts";

// Two matches with one log, whose deals differ only in two tiles, are played move for move alike.
// What a seat and a spectator are sent must be the same, byte for byte, until one of the two
// tiles is shown to them. A few pairs: thousands run in packages/match/test/secrecy.

const START = Date.parse("2030-01-01T00:00:00Z");
const PLAYERS = 3;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});
afterAll(() => {
  vi.useRealTimers();
});

/** A whole game with some draws: its log, deal and moves, and the place at each seat. */
async function playedGame() {
  const { match, players } = await started({ players: PLAYERS });
  await playOn(players, (moves, ply) => {
    if (ply % 5 === 2 && moves.includes("draw")) return "draw";
    const lays = moves.filter((move) => move !== "draw");
    return lays[(ply * 31) % lays.length]!;
  });
  const { order, moves } = players[0]!.table;
  const { log, deal } = await logOf(match.id);
  return {
    log,
    tiles: (deal as { tiles: string[] }).tiles,
    moves: moves.map(({ move }) => move),
    order: order!,
  };
}

/** Plays moves at set times, and gives all that a viewer was sent, as it stood after each ply. */
async function sentTo(
  viewer: Place | null,
  id: string,
  game: { order: readonly Place[]; moves: readonly string[] },
) {
  vi.setSystemTime(START + 1_000_000);
  const players: Client[] = [];
  for (let place = 0; place < PLAYERS; place++) players.push(await Client.hello(id, `P${place}`));
  const watching = await Client.hello(id, viewer === null ? undefined : `P${viewer}`);
  const sent = [watching.texts.join("\n")];
  const movers = moversOf(game.moves);
  for (const [ply, move] of game.moves.entries()) {
    vi.setSystemTime(Date.now() + 1000);
    const mover = players[game.order[movers[ply]!]!]!;
    const command = `ply${ply}`.padEnd(22, "x");
    const answer = await mover.do({ type: "move", moves: [move] }, { id: command });
    if (answer.t !== "answer" || !answer.ok) break;
    const seq = mover.table.seq;
    await Promise.all([...players, watching].map((client) => client.at(seq)));
    sent.push(watching.texts.join("\n"));
  }
  // A device that comes later is sent the same.
  const later = await Client.hello(id, viewer === null ? undefined : `P${viewer}`);
  sent.push(later.texts.join("\n"));
  return sent;
}

/** A tile of the deal, by its index, and after how many plies a viewer has been shown it. */
type Shown = ReadonlyMap<number, number>;

/** What a viewer has been shown and when, by a model of hands of one tile that is only this. */
function shownTo(seat: number | null, moves: readonly string[]): Shown {
  const shown = new Map<number, number>();
  const hands: (number | undefined)[] = [0, 1, 2];
  let [top, drawn, mover] = [PLAYERS, undefined as number | undefined, 0];
  const show = (tile: number | undefined, plies: number) => {
    if (tile !== undefined && !shown.has(tile)) shown.set(tile, plies);
  };
  if (seat !== null) show(hands[seat], 0);
  for (const [ply, move] of moves.entries()) {
    if (move === "draw") {
      drawn = top++;
      if (mover === seat) show(drawn, ply + 1);
      continue;
    }
    show(drawn ?? hands[mover], ply + 1);
    if (drawn === undefined) {
      hands[mover] = top < 60 ? top++ : undefined;
      if (mover === seat) show(hands[mover], ply + 1);
    }
    drawn = undefined;
    mover = (mover + 1) % PLAYERS;
  }
  return shown;
}

/** Whose turn each ply is. */
function moversOf(moves: readonly string[]): number[] {
  let seat = 0;
  return moves.map((move) => {
    const mover = seat;
    if (move !== "draw") seat = (seat + 1) % PLAYERS;
    return mover;
  });
}

test("two deals that differ in what a viewer has not seen send it the same bytes", async () => {
  const game = await playedGame();
  let compared = 0;
  for (let index = 0; index < 59; index += 19) {
    const [a, b] = [index, index + 1];
    if (game.tiles[a] === game.tiles[b]) continue;
    const other = game.tiles.with(a, game.tiles[b]!).with(b, game.tiles[a]!);
    for (const seat of [0, 1, 2, null]) {
      const viewer = seat === null ? null : game.order[seat]!;
      const shown = shownTo(seat, game.moves);
      const hidden = Math.min(shown.get(a)!, shown.get(b)!) - 1;
      if (hidden < 0) continue;
      const start = { ...game, moves: game.moves.slice(0, hidden) };
      const [one, two] = [
        await sentTo(viewer, await fork(game.log, { tiles: game.tiles }), start),
        await sentTo(viewer, await fork(game.log, { tiles: other }), start),
      ];
      expect(one).toHaveLength(hidden + 2);
      expect(two).toEqual(one);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(6);
}, 120_000);

test("the comparison sees a leak: once the tile is shown, the bytes differ", async () => {
  const game = await playedGame();
  const index = 20 + [...Array(30).keys()].find((i) => game.tiles[20 + i] !== game.tiles[21 + i])!;
  const other = game.tiles.with(index, game.tiles[index + 1]!).with(index + 1, game.tiles[index]!);
  // The seat that is shown one of the two first, and the ply that shows it.
  const firstShown = (seat: number) => {
    const shown = shownTo(seat, game.moves);
    return Math.min(shown.get(index)!, shown.get(index + 1)!);
  };
  const seat = [0, 1, 2].toSorted((a, b) => firstShown(a) - firstShown(b))[0]!;
  const start = { ...game, moves: game.moves.slice(0, firstShown(seat)) };
  const viewer = game.order[seat]!;
  const one = await sentTo(viewer, await fork(game.log, { tiles: game.tiles }), start);
  const two = await sentTo(viewer, await fork(game.log, { tiles: other }), start);
  expect(two.slice(0, -2)).toEqual(one.slice(0, -2));
  expect(two.at(-1)).not.toBe(one.at(-1));
});
