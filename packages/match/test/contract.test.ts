import { checkRecord, gameOf, type Knowledge } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import type { Place } from "../src/action.ts";
import { botMove } from "../src/bot-move.ts";
import type { MatchEvent } from "../src/event.ts";
import { type Match, rebuild, seatOf } from "../src/match.ts";
import { isBot } from "../src/players.ts";
import { mover, positionAfter } from "../src/position.ts";
import { recordOf } from "../src/record.ts";
import { settle } from "../src/settle.ts";
import { EMPTY_TABLE, follow } from "../src/table.ts";
import { tell } from "../src/tell.ts";
import { SAMPLES, type Sample } from "./games.ts";
import { Lab } from "./lab.ts";

// What every game must keep for the match to be able to play it; the tiny game of the tests is
// one of them.

const begin = ({ game, options }: Sample, seed: number) =>
  new Lab(options, game).begin(options.players).playOn(seed, 25);

const viewersOf = (match: Match): (Place | null)[] => [...match.arrivals, null];

describe.each(SAMPLES)("$name", (sample) => {
  const { options } = sample;
  const game = gameOf(sample.game);

  test("is played to an end, and its record replays and is fair", () => {
    const lab = new Lab(options, sample.game).begin(options.players).playOn(7);
    expect(lab.mover).toBeNull();
    const record = recordOf(lab.match);
    if (!record.ok) throw new Error(record.error.message);
    expect(checkRecord(JSON.parse(JSON.stringify(record.value)), { verify: true })).toMatchObject({
      ok: true,
      value: { finished: true },
    });
  });

  test("one person and bots play it to its end, by moves that follow from the log before", () => {
    const lab = new Lab(options, sample.game).begin(1, options.players - 1).playOn(11);
    const { match } = lab;
    expect(lab.mover).toBeNull();
    for (const { seq, at, body } of match.log) {
      if (body.type !== "moved" || body.bot === undefined) continue;
      const before = rebuild(match.id, match.log.slice(0, seq - 1));
      expect(settle(before, at - 1)).toEqual([]);
      expect(settle(before, at)).toEqual([{ seq, at, command: null, body }]);
    }
    const record = recordOf(match);
    if (!record.ok) throw new Error(record.error.message);
    expect(record.value.bots).toEqual(
      match.start!.order.map((place) => (place === 0 ? null : lab.level)),
    );
    expect(checkRecord(JSON.parse(JSON.stringify(record.value)), { verify: true })).toMatchObject({
      ok: true,
    });
  });

  test("a bot plays the same whatever lies where its seat cannot see", () => {
    let compared = 0;
    for (let seed = 0; seed < 12; seed++) {
      const lab = new Lab(options, sample.game).begin(1, options.players - 1).playOn(seed, 9);
      const { match, level } = lab;
      for (let length = match.log.length; length > 0; length--) {
        const before = rebuild(match.id, match.log.slice(0, length));
        const turn = before.start && mover(before);
        if (turn === null || !isBot(before, turn)) continue;
        const { log } = withExchanged(before, seed + length);
        const other = rebuild(before.id, log);
        if (alike(before, other, turn) < length) continue;
        const [one, two] = [before, other].map((each) => botMove(each, { level }).moves);
        expect(one).toEqual(two);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test("its log is the whole match", () => {
    const { match } = begin(sample, 3);
    expect(rebuild(match.id, JSON.parse(JSON.stringify(match.log)))).toEqual(match);
  });

  test("a viewer who is told piece by piece knows what one knows who is told at once", () => {
    const { match } = begin(sample, 5);
    for (const viewer of viewersOf(match)) {
      const whole = tell(match, viewer, 0);
      for (let have = 0; have <= match.log.length; have++) {
        expect(tell(match, viewer, have)).toEqual(whole.slice(have));
      }
      const table = whole.reduce(follow, EMPTY_TABLE);
      const position = positionAfter(match);
      expect(table.view).toEqual(game.view(position, seatOf(match, viewer)));
      expect(table.revision).toBe(match.revision);
    }
  });

  test("a seat knows its legal moves, whose turn it is and no more than it is told", () => {
    const lab = new Lab(options, sample.game).begin(options.players);
    for (let ply = 0; ply < 25 && lab.mover !== null; ply++) {
      const real = positionAfter(lab.match);
      for (const viewer of viewersOf(lab.match)) {
        const table = tell(lab.match, viewer, 0).reduce(follow, EMPTY_TABLE);
        const knowledge: Knowledge<typeof options> = {
          options: table.options,
          seat: seatOf(lab.match, viewer),
          moves: table.moves.map(({ move }) => move),
          view: table.view,
        };
        const known = game.known(knowledge);
        if (!known.ok) throw new Error(known.error.message);
        expect(game.toMove(known.value)).toBe(game.toMove(real));
        if (viewer === lab.mover) {
          expect(game.legalMoves(known.value)).toEqual(game.legalMoves(real));
        }
      }
      lab.playOn(ply + 1, 1);
    }
  });

  test("two deals that look alike to a viewer give it the same bytes", () => {
    let compared = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { match } = new Lab(options, sample.game).begin(options.players).playOn(seed);
      const other = withExchanged(match, seed);
      for (const viewer of viewersOf(match)) {
        const events = alike(match, other, viewer);
        const [one, two] = [match, other].map(({ id, log }) => rebuild(id, log.slice(0, events)));
        expect(JSON.stringify(tell(two!, viewer, 0))).toBe(JSON.stringify(tell(one!, viewer, 0)));
        compared += events;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test("what is taken back is as if it had not been, and only what has shown nothing", () => {
    const lab = new Lab(options, sample.game).begin(options.players);
    for (let ply = 0; ply < 40 && lab.mover !== null; ply++) {
      const before = lab.match;
      const views = viewersOf(before).map((viewer) =>
        tell(before, viewer, 0).reduce(follow, EMPTY_TABLE),
      );
      const mover = lab.mover;
      lab.playOn(ply + 5, 1);
      if (lab.mover !== mover) continue;
      const undone = lab.do(mover, { type: "undo", count: 1 });
      if (!undone.ok) continue;
      expect(lab.match.moves).toEqual(before.moves);
      expect(lab.match.revision).toBe(before.revision + 2);
      for (const [i, viewer] of viewersOf(before).entries()) {
        const table = tell(lab.match, viewer, 0).reduce(follow, EMPTY_TABLE);
        expect(table.view).toEqual(views[i]!.view);
        expect(table.moves).toEqual(views[i]!.moves);
      }
      lab.playOn(ply + 5, 1);
    }
  });

  test("with take-backs by consent on the way it comes to a record that replays and is fair", () => {
    let undone = 0;
    let shuffledBack = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const lab = new Lab(options, sample.game).begin(options.players);
      for (let ply = 1; lab.mover !== null; ply++) {
        lab.playOn(seed * 1000 + ply, 1);
        const { body: played } = lab.match.log.at(-1)!;
        const shuffled = played.type === "moved" && played.deal !== undefined;
        const wants = shuffled || ply % 5 === seed || ply === 2;
        if (lab.mover === null || !wants || undosOf(lab.match) >= (shuffled ? 40 : 15)) {
          continue;
        }
        const count = Math.min(lab.match.moves.length, 1 + ((seed * 7 + ply * 5) % 9));
        const taker = lab.moverAt(lab.match.moves.length - count);
        const asked = lab.do(taker, { type: "offer", offer: { kind: "undo", count } });
        if (!asked.ok) throw new Error(asked.error.message);
        for (const other of lab.match.arrivals) {
          if (other !== taker) lab.agree(other);
        }
        const { body } = lab.match.log.at(-1)!;
        expect(body).toMatchObject({ type: "undone", count });
        undone++;
        if (body.type === "undone" && body.deal !== undefined) shuffledBack++;
      }
      const { match } = lab;
      const record = recordOf(match);
      if (!record.ok) throw new Error(record.error.message);
      const json = JSON.parse(JSON.stringify(record.value));
      expect(checkRecord(json, { verify: true })).toMatchObject({ ok: true });
      expect(rebuild(match.id, JSON.parse(JSON.stringify(match.log)))).toEqual(match);
      for (const viewer of viewersOf(match)) {
        const whole = tell(match, viewer, 0);
        for (let have = 0; have <= match.log.length; have += 23) {
          expect(tell(match, viewer, have)).toEqual(whole.slice(have));
        }
      }
    }
    expect(undone).toBeGreaterThanOrEqual(2);
    // Trambahn shuffles its discard pile anew: some of the take-backs go back over that.
    if (sample.game === "trambahn") expect(shuffledBack).toBeGreaterThan(0);
  });
});

const undosOf = (match: Match) => match.log.filter(({ body }) => body.type === "undone").length;

/** The same match with two pieces of one list of its deal exchanged. */
function withExchanged(match: Match, seed: number): Match {
  const log = match.log.map((event): MatchEvent => {
    if (event.body.type !== "started") return event;
    const deal = structuredClone(event.body.deal) as Record<string, unknown>;
    const lists = listsIn(deal);
    const list = lists[seed % lists.length]!;
    const [a, b] = [(seed * 13) % list.length, (seed * 29 + 7) % list.length];
    [list[a], list[b]] = [list[b]!, list[a]!];
    return { ...event, body: { ...event.body, deal } };
  });
  return { ...match, log };
}

function listsIn(value: unknown): string[][] {
  if (Array.isArray(value)) return value.length > 1 ? [value as string[]] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listsIn) : [];
}

/** How many events of both logs are legal and, by the game's own word, look alike to a viewer. */
function alike(match: Match, other: Match, viewer: Place | null): number {
  const { game, options } = match;
  const seat = seatOf(match, viewer);
  const positions: unknown[] = [];
  for (const [i, { body }] of match.log.entries()) {
    if (body.type === "started") {
      for (const { log } of [match, other]) {
        const start = log[i]!.body as Extract<typeof body, { type: "started" }>;
        positions.push(game.start(options, start.deal));
      }
    }
    if (body.type === "moved") {
      // A deal that has grown on the way is another story than the exchanged one tells.
      if (body.deal !== undefined) return i;
      for (const move of body.moves) {
        if (!positions.every((position) => game.play(position, move).ok)) return i;
      }
    }
    const [one, two] = positions.map((position) => JSON.stringify(game.view(position, seat)));
    if (one !== two) return i;
  }
  return match.log.length;
}
