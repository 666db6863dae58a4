import type { Seat } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { SAMPLES } from "../test/games.ts";
import { Lab } from "../test/lab.ts";
import type { Place } from "./action.ts";
import { positionAfter } from "./position.ts";
import { EMPTY_TABLE, follow } from "./table.ts";
import { tableAt } from "./table-at.ts";
import { tell } from "./tell.ts";

const tableOf = (lab: Lab, viewer: Place | null) =>
  tell(lab.match, viewer, 0).reduce(follow, EMPTY_TABLE);

/** Plays on with two moves a command, wherever a second one of the same seat can be named. */
function playPairs(lab: Lab, count: number): void {
  const { game } = lab.match;
  for (let i = 0; i < count && lab.mover !== null; i++) {
    const moves = lab.legalMoves();
    const first = moves[(i * 7) % moves.length]!;
    const position = positionAfter(lab.match);
    const mover = game.toMove(position);
    const shows = game.shows(position, first);
    game.play(position, first);
    const second = game.toMove(position) === mover && !shows ? game.legalMoves(position)[0] : null;
    const done = lab.do(lab.mover, { type: "move", moves: second ? [first, second] : [first] });
    if (!done.ok) throw new Error(done.error.message);
  }
}

describe.each(SAMPLES)("looking back at $name", ({ game, options }) => {
  const lab = new Lab(options, game).begin(options.players);
  playPairs(lab, 60);
  const seatOf = (viewer: Place | null): Seat | null =>
    viewer === null ? null : lab.seatOf(viewer);

  test.each([0, 1, null])("viewer %s sees at every ply what it knew then", (viewer) => {
    const table = tableOf(lab, viewer);
    const seat = seatOf(viewer);
    for (let ply = 0; ply <= table.moves.length; ply++) {
      const then = tableAt(lab.match.game, table, { seat, ply });
      expect(then.moves).toEqual(table.moves.slice(0, ply));
      expect(then.view).toEqual(lab.match.game.view(positionAfter(lab.match, ply), seat));
    }
  });
});

test("what was taken back is not what is looked back at", () => {
  const lab = new Lab({ players: 2 }, "trambahn").begin(2);
  const first = lab.legalMoves()[0]!;
  lab.do(lab.mover, { type: "move", moves: [first] });
  const mover = lab.mover!;
  lab.do(mover, { type: "move", moves: [lab.legalMoves()[0]!] });
  expect(lab.do(mover, { type: "undo", count: 1 }).ok).toBe(true);
  const seat = lab.seatOf(mover);
  for (const ply of [0, 1]) {
    const then = tableAt(lab.match.game, tableOf(lab, mover), { seat, ply });
    expect(then.view).toEqual(lab.match.game.view(positionAfter(lab.match, ply), seat));
  }
});

test("a watcher is shown no hand of any time", () => {
  const lab = new Lab({ players: 2, hand: 2 }).begin(2).playOn(3, 20);
  const table = tableOf(lab, null);
  for (let ply = 0; ply <= 20; ply++) {
    const { hand } = tableAt(lab.match.game, table, { seat: null, ply }).view;
    expect(hand).toEqual([]);
  }
});

test("of what came later nothing is in it", () => {
  const lab = new Lab({ players: 2 }).begin(2).playOn(3, 8);
  lab.do(0, { type: "offer", offer: { kind: "stop" } });
  lab.agree(1);
  const table = tableOf(lab, 0);
  expect(table.ended).not.toBeNull();
  const then = tableAt(lab.match.game, table, { seat: lab.seatOf(0), ply: 3 });
  expect(then.notes.map(({ event }) => event.type)).toEqual(["joined", "joined"]);
  expect(then).toMatchObject({ ended: null, offer: null, next: null });
  expect(then.views.every(({ ply }) => ply <= 3)).toBe(true);
  const last = tableAt(lab.match.game, table, { seat: lab.seatOf(0), ply: 8 });
  expect(last.ended).toEqual(table.ended);
});

test("who had lost a seat by then, and for whom a bot played, is told as it was", () => {
  const lab = new Lab({ players: 3 }).begin(3).playOn(3, 6);
  const quitter = [0, 1, 2].find((place) => place !== lab.mover && place !== lab.match.host)!;
  lab.do(quitter, { type: "resign" });
  lab.playOn(5, 6);
  const gone = lab.mover!;
  lab.wait(11 * 60_000);
  const host = [0, 1, 2].find((place) => place !== gone && place !== quitter)!;
  if (lab.match.host !== host) lab.do(lab.match.host, { type: "host", place: host });
  const ply = lab.match.moves.length;
  expect(lab.do(host, { type: "substitute", place: gone }).ok).toBe(true);
  lab.do(gone, { type: "return" });
  lab.do(host, { type: "offer", offer: { kind: "stop" } });
  lab.agree(gone);
  const table = tableOf(lab, null);
  const at = (then: number) => {
    const { lost, substitutes } = tableAt(lab.match.game, table, { seat: null, ply: then });
    return { lost: lost[quitter], bot: substitutes[gone] !== null };
  };
  expect(at(5)).toEqual({ lost: null, bot: false });
  expect(at(ply - 1).lost).toBe("resigned");
  expect(at(ply)).toEqual({ lost: "resigned", bot: false });
  expect(table.substitutes.every((level) => level === null)).toBe(true);
});

test("a seat that was lost before moves were taken back was lost at those made since", () => {
  const lab = new Lab({ players: 3 }).begin(3).playOn(3, 6);
  const last = lab.moverAt(5);
  const quitter = [0, 1, 2].find((place) => place !== lab.mover && place !== last)!;
  lab.do(quitter, { type: "resign" });
  expect(lab.do(last, { type: "offer", offer: { kind: "undo", count: 1 } }).ok).toBe(true);
  for (const other of [0, 1, 2]) lab.agree(other);
  expect(lab.match.moves).toHaveLength(5);
  lab.playOn(7, 4);
  const at = (ply: number) => tableAt(lab.match.game, tableOf(lab, null), { seat: null, ply });
  expect(at(4).lost[quitter]).toBeNull();
  expect(at(5).lost[quitter]).toBe("resigned");
});
