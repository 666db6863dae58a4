import { checkRecord } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { SAMPLES } from "../test/games.ts";
import { Lab } from "../test/lab.ts";
import { recordOf } from "./record.ts";
import { nextDue, settle } from "./settle.ts";
import { NO_TERMS, type Terms } from "./terms.ts";

const MINUTE = 60_000;
const timed = (timeout: Terms["timeout"], per: "move" | "game" = "move"): Terms => ({
  ...NO_TERMS,
  clock: { per, ms: MINUTE },
  timeout,
});
const bodies = (events: ReturnType<Lab["wait"]>) => events.map(({ body }) => body);

describe("when a turn's time is over", () => {
  test("nothing happens a moment before, and once at the time or late", () => {
    for (const late of [0, 5_000, 50_000]) {
      const lab = new Lab({ players: 2 }, "cable-car", timed("random")).begin(2);
      const { mover } = lab;
      const due = nextDue(lab.match, lab.now)!;
      expect(settle(lab.match, due - 1)).toEqual([]);
      const events = lab.wait(due + late - lab.now);
      expect(bodies(events)[0]).toMatchObject({ type: "moved", auto: "time" });
      expect(events.every(({ at }) => at === lab.now)).toBe(true);
      expect(lab.mover).not.toBe(mover);
      expect(settle(lab.match, lab.now)).toEqual([]);
    }
  });

  test("the seat is lost, where the match says so: of two the other wins", () => {
    const lab = new Lab({ players: 2 }, "cable-car", timed("lose")).begin(2);
    const { mover } = lab;
    expect(bodies(lab.wait(MINUTE))).toEqual([
      { type: "lost", place: mover, how: "time" },
      { type: "ended", how: "time", place: mover },
    ]);
    expect(lab.mover).toBeNull();
    expect(settle(lab.match, lab.now + 100 * MINUTE)).toEqual([]);
  });

  test("of three, the lost seat is played on at once whenever it is its turn", () => {
    const lab = new Lab({ players: 3 }, "cable-car", timed("lose")).begin(3);
    const { mover: lost } = lab;
    lab.wait(MINUTE);
    expect(lab.match.lost[lost!]).toBe("time");
    for (let i = 0; i < 20 && lab.mover !== null; i++) {
      expect(lab.mover).not.toBe(lost);
      lab.playOn(i, 1);
    }
    expect(lab.match.autos.length).toBeGreaterThan(5);
  });

  test("an empty clock of the game has each further turn made at random", () => {
    const lab = new Lab({ players: 2 }, "cable-car", timed("random", "game")).begin(2);
    const { mover } = lab;
    lab.wait(MINUTE);
    lab.playOn(1, 1);
    expect(lab.mover).toBe(1 - mover!);
    expect(lab.match.autos.length).toBeGreaterThanOrEqual(2);
  });

  test("paused, no time is ever over", () => {
    const lab = new Lab({ players: 2 }, "cable-car", timed("lose")).begin(2);
    lab.do(0, { type: "offer", offer: { kind: "pause" } });
    lab.agree(1);
    expect(nextDue(lab.match, lab.now)).toBeNull();
    expect(lab.wait(1000 * MINUTE)).toEqual([]);
  });
});

describe.each(SAMPLES)("$name", ({ game, options }) => {
  test("with nobody there, it is played to its end at random, and the record shows it", () => {
    const lab = new Lab(options, game, timed("random")).begin(options.players);
    for (let i = 0; i < 2000 && lab.mover !== null; i++) lab.wait(MINUTE);
    const record = recordOf(lab.match);
    if (!record.ok) throw new Error(record.error.message);
    expect(record.value.autos).toHaveLength(record.value.moves.length);
    expect(checkRecord(JSON.parse(JSON.stringify(record.value)), { verify: true })).toMatchObject({
      ok: true,
      value: { finished: true },
    });
  });
});

test("a random move that somebody has chosen is found out", () => {
  let found = 0;
  for (let event = 100; event < 110; event++) {
    const lab = new Lab({ players: 2 }, "cable-car", timed("random")).begin(2);
    while (lab.mover !== null) lab.wait(MINUTE);
    const record = recordOf(lab.match);
    if (!record.ok) throw new Error(record.error.message);
    const autos = record.value.autos!.map((auto, i) => (i === 20 ? { ...auto, event } : auto));
    const checked = checkRecord({ ...record.value, autos }, { verify: true });
    if (!checked.ok && checked.error.code === "wrong-auto") found++;
  }
  expect(found).toBeGreaterThan(7);
});

test("found late, a question that was over before the clock is judged before it", () => {
  const terms: Terms = { ...timed("lose"), clock: { per: "move", ms: 2 * MINUTE } };
  const lab = new Lab({ players: 3 }, "cable-car", terms).begin(3);
  const { mover } = lab;
  const others = lab.match.start!.order.filter((place) => place !== mover);
  lab.do(mover, { type: "offer", offer: { kind: "pause" } });
  lab.agree(others[0]!);
  const { until } = lab.match.offer!;
  lab.wait(10 * MINUTE);
  expect(lab.match).toMatchObject({ paused: true, lost: [null, null, null] });
  expect(lab.match.log.at(-1)).toMatchObject({ at: until, body: { type: "paused" } });
});

describe("an offer that is not answered in time", () => {
  const asked = (players: number) => {
    const lab = new Lab({ players }, "cable-car", timed("random")).begin(players);
    const { mover } = lab;
    lab.do(mover, { type: "offer", offer: { kind: "pause" } });
    const others = lab.match.start!.order.filter((place) => place !== mover);
    return { lab, others };
  };

  test("lapses where nobody has said yes", () => {
    const { lab } = asked(3);
    lab.match = { ...lab.match, terms: NO_TERMS };
    expect(bodies(lab.wait(10 * MINUTE))).toEqual([
      { type: "dropped", how: "lapsed", place: null },
    ]);
    expect(lab.match.paused).toBe(false);
  });

  test("is granted where one of the others has, and no one no", () => {
    const { lab, others } = asked(3);
    lab.match = { ...lab.match, terms: NO_TERMS };
    lab.agree(others[0]!);
    expect(lab.match.paused).toBe(false);
    expect(bodies(lab.wait(10 * MINUTE))).toEqual([{ type: "paused" }]);
  });
});
