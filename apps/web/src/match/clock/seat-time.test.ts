import type { Status, Terms } from "@endstation/match";
import { expect, test } from "vitest";
import { seatTime } from "./seat-time.ts";

const DAY = 86_400_000;
const terms: Terms = { clock: { per: "move", ms: 60_000 }, timeout: "random", quiet: null };
const status: Status = {
  now: 10 * DAY,
  turn: 3,
  over: false,
  deadline: 10 * DAY + 60_000,
  left: [60_000, 60_000],
  levels: [],
};
const at = { terms, seat: 1, place: 3, now: status.now, paused: false };

test("the clock of the seat to move counts down by the server's time", () => {
  expect(seatTime(status, { ...at, now: status.now + 12_500 })).toMatchObject({
    left: 47_500,
    runs: true,
  });
  expect(seatTime(status, { ...at, now: status.now + 90_000 })?.left).toBe(0);
});

test("those who wait have nothing to show by the turn, and what is left by the game", () => {
  expect(seatTime(status, { ...at, seat: 0, place: 2 })).toBeNull();
  const perGame: Terms = { ...terms, clock: { per: "game", ms: 60_000 } };
  const waiting = seatTime(status, {
    ...at,
    terms: perGame,
    seat: 0,
    place: 2,
    now: status.now + 9_000,
  });
  expect(waiting).toMatchObject({ left: 60_000, runs: false });
});

test("a paused clock stands", () => {
  const paused = { ...status, deadline: null };
  const time = seatTime(paused, { ...at, paused: true, now: status.now + 30_000 });
  expect(time).toEqual({
    left: 60_000,
    whole: 60_000,
    runs: false,
    deadline: null,
    quietUntil: null,
  });
});

test("in the quiet hours it stands too, and says so", () => {
  // From midnight to eight, and it is midnight.
  const quiet: Terms = { ...terms, quiet: { from: 0, to: 8 * 60 } };
  expect(seatTime(status, { ...at, terms: quiet, now: status.now + 30_000 })).toMatchObject({
    left: 60_000,
    quietUntil: status.now + 8 * 3_600_000,
  });
  const loud = { ...at, terms: quiet, now: status.now + 8 * 3_600_000 + 5_000 };
  expect(seatTime(status, loud)).toMatchObject({ left: 55_000, quietUntil: null });
});

test("without a clock there is nothing to show", () => {
  expect(seatTime({ ...status, left: null, deadline: null }, at)).toBeNull();
});
