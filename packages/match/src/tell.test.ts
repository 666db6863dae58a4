import { expect, test } from "vitest";
import { Lab } from "../test/lab.ts";
import type { Place } from "./action.ts";
import type { MatchEvent } from "./event.ts";
import { type Match, rebuild, seatOf } from "./match.ts";
import { EMPTY_TABLE, follow } from "./table.ts";
import { tell } from "./tell.ts";

/** The same match with two tiles of its deal exchanged. */
function withExchanged(match: Match, a: number, b: number): Match {
  const log = match.log.map((event): MatchEvent => {
    if (event.body.type !== "started") return event;
    const tiles = [...(event.body.deal as { tiles: string[] }).tiles];
    [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
    return { ...event, body: { ...event.body, deal: { tiles } } };
  });
  return rebuild(match.id, log);
}

test("told piece by piece or at once, a viewer knows the same", () => {
  const lab = new Lab({ players: 3, hand: 2 }).begin(3).playOn(5, 40);
  for (const viewer of [0, 1, 2, null]) {
    const whole = tell(lab.match, viewer, 0);
    expect(whole.map(({ seq }) => seq)).toEqual(lab.match.log.map(({ seq }) => seq));
    for (const have of [1, 4, 5, 17, lab.match.log.length]) {
      expect(tell(lab.match, viewer, have)).toEqual(whole.slice(have));
    }
  }
});

test("a table that follows the events holds the seat's own hand", () => {
  const lab = new Lab({ players: 3, hand: 2 }).begin(3).playOn(9, 31);
  for (const viewer of [0, 1, 2]) {
    const table = tell(lab.match, viewer, 0).reduce(follow, EMPTY_TABLE);
    const { game, options, start, moves } = lab.match;
    expect(table.moves.map(({ move }) => move)).toEqual(moves);
    const position = game.start(options, start!.deal);
    for (const move of moves) game.play(position, move);
    expect(table.view).toEqual(game.view(position, lab.seatOf(viewer)));
  }
});

test("no token, invite, seed, value or deal is told", () => {
  const lab = new Lab({ players: 2 }).begin(2).playOn(3, 20);
  for (const viewer of [0, 1, null]) {
    const text = JSON.stringify(tell(lab.match, viewer, 0));
    const { seed, inviteDigest, places } = lab.match;
    const secrets = places.flatMap((sitter) => [sitter!.devices[0]!.tokenDigest, sitter!.value]);
    for (const secret of [seed, inviteDigest, ...secrets]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/tiles|deal":\{"/);
  }
});

/**
 * Two matches whose deals differ only in tiles that a viewer has not seen give that viewer the
 * same bytes, until a move shows one of the two.
 */
test("what a viewer is told does not depend on what is hidden from it", () => {
  let compared = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const players = 2 + (seed % 5);
    const hand = 1 + (seed % 3);
    const lab = new Lab({ players, hand }).begin(players).playOn(seed, 70);
    const { tiles } = lab.match.start!.deal as { tiles: string[] };
    for (const viewer of [...lab.match.arrivals, null] as (Place | null)[]) {
      const seat = seatOf(lab.match, viewer);
      const firstHidden = seat === null ? 0 : players * hand;
      const a = firstHidden + ((seed * 7) % (30 - firstHidden));
      const b = 59 - (seed % 9);
      if (tiles[a] === tiles[b]) continue;
      const plain = lab.match;
      const shown = firstReveal(plain, viewer, [a, b]);
      const events = plain.log.slice(0, shown);
      const one = rebuild(plain.id, events);
      const other = withExchanged(one, a, b);
      expect(JSON.stringify(tell(other, viewer, 0))).toBe(JSON.stringify(tell(one, viewer, 0)));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(80);
});

/** How many events of the log show nothing of the deal's tiles `a` and `b` to the viewer. */
function firstReveal(match: Match, viewer: Place | null, [a, b]: [number, number]): number {
  const { game, start } = match;
  const options = match.options as { players: number; hand: number };
  const seat = seatOf(match, viewer);
  // Played with tiles that the notation can tell apart: a marked tile is one of the two.
  const order = (start!.deal as { tiles: string[] }).tiles.map((_, i) => i);
  const position = game.start(options, start!.deal);
  const hands = Array.from({ length: options.players }, (_, s) =>
    order.slice(s * options.hand, (s + 1) * options.hand),
  );
  let top = hands.flat().length;
  let drawn: number | null = null;
  for (const [i, { body }] of match.log.entries()) {
    if (seat !== null && body.type === "started" && hands[seat]!.some((t) => t === a || t === b)) {
      return i;
    }
    if (body.type !== "moved") continue;
    const mover = game.toMove(position)!;
    const move = body.moves[0]!;
    game.play(position, move);
    let gained: number | null = null;
    let laid: number | null = null;
    if (move === "draw") {
      drawn = top++;
      gained = drawn;
    } else if (drawn !== null) {
      laid = drawn;
      drawn = null;
    } else {
      // Equal tiles of one hand lie in the order of their slots: the first is taken.
      const code = move.slice(0, 4);
      const tiles = (start!.deal as { tiles: string[] }).tiles;
      const slot = hands[mover]!.findIndex((t) => tiles[t] === code);
      laid = hands[mover]![slot]!;
      gained = top < 60 ? top++ : null;
      if (gained === null) hands[mover]!.splice(slot, 1);
      else hands[mover]![slot] = gained;
    }
    const shows = [laid, mover === seat ? gained : null];
    if (shows.some((tile) => tile === a || tile === b)) return i;
  }
  return match.log.length;
}
