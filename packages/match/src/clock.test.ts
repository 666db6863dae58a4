import { describe, expect, test } from "vitest";
import { Lab } from "../test/lab.ts";
import { timing } from "./clock.ts";
import { NO_TERMS, type Terms } from "./terms.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const perMove = (ms: number, more: Partial<Terms> = {}): Terms => ({
  ...NO_TERMS,
  clock: { per: "move", ms },
  ...more,
});
const perGame = (ms: number): Terms => ({ ...NO_TERMS, clock: { per: "game", ms } });
const game = (terms: Terms) => new Lab({ players: 2 }, "cable-car", terms).begin(2);
const at = (lab: Lab) => timing(lab.match, lab.now);

describe("a clock per move", () => {
  test("there is none before the start, and without terms", () => {
    const lobby = new Lab({ players: 2 }, "cable-car", perMove(MINUTE));
    expect(at(lobby)).toEqual({ deadline: null, left: null });
    expect(at(game(NO_TERMS))).toMatchObject({ deadline: null, left: null });
  });

  test("each turn has its time anew", () => {
    const lab = game(perMove(MINUTE));
    const began = lab.match.log.at(-1)!.at;
    expect(at(lab).deadline).toBe(began + MINUTE);
    lab.wait(40_000);
    expect(at(lab).left![lab.seatOf(lab.mover!)!]).toBe(20_000);
    lab.playOn(1, 1);
    expect(at(lab).deadline).toBe(lab.match.log.at(-1)!.at + MINUTE);
  });

  test("a draw does not begin the turn anew, nor does its being taken back", () => {
    const lab = game(perMove(MINUTE));
    const { deadline } = at(lab);
    const { mover } = lab;
    lab.wait(20_000);
    lab.do(mover, { type: "move", moves: ["draw"] });
    expect(at(lab).deadline).toBe(deadline);
    lab.do(mover, { type: "offer", offer: { kind: "undo", count: 1 } });
    lab.agree(1 - mover!);
    expect(lab.match.moves).toHaveLength(0);
    expect(at(lab).deadline).toBe(deadline);
  });

  test("a turn that was given away and taken back begins anew for its taker", () => {
    const lab = game(perMove(MINUTE));
    const { mover } = lab;
    lab.playOn(1, 1);
    lab.wait(30_000);
    lab.do(mover, { type: "offer", offer: { kind: "undo", count: 1 } });
    lab.agree(1 - mover!);
    expect(lab.mover).toBe(mover);
    expect(at(lab).deadline).toBe(lab.match.log.at(-1)!.at + MINUTE);
  });

  test("a turn that is freely taken back after it had passed goes on, with the time that it had", () => {
    // With an empty stack laying a tile shows nobody another.
    const lab = game(perMove(MINUTE));
    while ((lab.position() as { stackSize: number }).stackSize > 0) {
      lab.do(lab.mover, { type: "move", moves: ["draw"] });
      lab.playOn(3, 1);
    }
    const { mover } = lab;
    const { deadline } = at(lab);
    lab.wait(20_000);
    lab.playOn(4, 1);
    expect(lab.mover).not.toBe(mover);
    expect(lab.do(mover, { type: "undo", count: 1 }).ok).toBe(true);
    expect(lab.mover).toBe(mover);
    expect(at(lab).deadline).toBeLessThanOrEqual(deadline! + 10);
  });

  test("paused it stands still, and goes on with what was left", () => {
    const lab = game(perMove(MINUTE));
    const { mover } = lab;
    lab.wait(15_000);
    lab.do(mover, { type: "offer", offer: { kind: "pause" } });
    lab.agree(1 - mover!);
    const { left } = at(lab);
    expect(at(lab).deadline).toBeNull();
    lab.wait(3 * DAY);
    expect(at(lab).left).toEqual(left);
    lab.do(mover, { type: "offer", offer: { kind: "resume" } });
    expect(at(lab).deadline).toBe(lab.match.log.at(-1)!.at + left![lab.seatOf(mover!)!]!);
  });

  test("in quiet hours it stands still", () => {
    const lab = new Lab(
      { players: 2 },
      "cable-car",
      perMove(HOUR, { quiet: { from: 60, to: 120 } }),
    );
    lab.now = 10 * DAY + 30 * MINUTE;
    lab.begin(2);
    const began = lab.match.log.at(-1)!.at;
    expect(at(lab).deadline).toBe(began + 2 * HOUR);
  });
});

describe("a clock per game", () => {
  test("only the mover's runs, and what was used is used", () => {
    const lab = game(perGame(10 * MINUTE));
    const first = lab.seatOf(lab.mover!)!;
    lab.wait(4 * MINUTE);
    lab.playOn(1, 1);
    lab.wait(MINUTE);
    const { left } = at(lab);
    expect(Math.round(left![first]! / 1000)).toBe(360);
    expect(Math.round(left![1 - first]! / 1000)).toBe(540);
  });

  test("taking back gives nobody time back", () => {
    const lab = game(perGame(10 * MINUTE));
    const { mover } = lab;
    lab.wait(4 * MINUTE);
    lab.playOn(1, 1);
    lab.wait(MINUTE);
    lab.do(mover, { type: "offer", offer: { kind: "undo", count: 1 } });
    lab.agree(1 - mover!);
    const { left } = at(lab);
    expect(lab.mover).toBe(mover);
    expect(Math.round(left![lab.seatOf(mover!)!]! / 1000)).toBe(360);
    expect(Math.round(left![lab.seatOf(1 - mover!)!]! / 1000)).toBe(540);
  });
});
