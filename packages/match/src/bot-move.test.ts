import { checkRecord } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { Lab, refused } from "../test/lab.ts";
import { timing } from "./clock.ts";
import { substituteLevel } from "./levels.ts";
import { recordOf } from "./record.ts";
import { nextDue, settle } from "./settle.ts";
import { EMPTY_TABLE, follow } from "./table.ts";
import { tell } from "./tell.ts";
import { NO_TERMS, type Terms } from "./terms.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const timed = (timeout: Terms["timeout"], per: "move" | "game" = "move"): Terms => ({
  ...NO_TERMS,
  clock: { per, ms: MINUTE },
  timeout,
});
/** Persons and bots at a table at which it is a bot's turn. */
const atBot = (persons: number, bots: number, terms?: Terms) => {
  const lab = new Lab({ players: persons + bots }, "cable-car", terms).begin(persons, bots);
  while (lab.mover! < persons) lab.playOn(1, 1);
  return lab;
};
const bodies = (events: ReturnType<Lab["wait"]>) => events.map(({ body }) => body);
const tableOf = ({ match }: Lab) => tell(match, null, 0).reduce(follow, EMPTY_TABLE);

describe("a bot's turn", () => {
  test("comes to its move after a pause, once, in time or late", () => {
    for (const late of [0, 1, DAY]) {
      const lab = atBot(1, 1);
      const due = nextDue(lab.match, lab.now)!;
      expect(due).toBe(lab.match.log.at(-1)!.at + 700);
      expect(settle(lab.match, due - 1)).toEqual([]);
      const events = lab.wait(due + late - lab.now);
      expect(bodies(events)).toMatchObject([{ type: "moved", bot: lab.level }]);
      expect(events[0]).toMatchObject({ at: lab.now, command: null });
      expect(settle(lab.match, lab.now)).toEqual([]);
      expect(nextDue(lab.match, lab.now)).toBeNull();
      expect(tableOf(lab).moves.at(-1)).toMatchObject({ bot: lab.level });
    }
  });

  test("is followed by the next bot's after another pause", () => {
    const lab = atBot(1, 3);
    const before = lab.match.moves.length;
    for (let moves = 1; lab.mover !== 0; moves++) {
      lab.wait(DAY);
      expect(lab.match.moves).toHaveLength(before + moves);
    }
  });

  test("waits while the match is paused, and its pause begins anew after that", () => {
    const lab = atBot(2, 1);
    lab.do(0, { type: "offer", offer: { kind: "pause" } });
    lab.agree(1);
    expect(lab.wait(DAY)).toEqual([]);
    expect(nextDue(lab.match, lab.now)).toBeNull();
    lab.do(0, { type: "offer", offer: { kind: "resume" } });
    lab.agree(1);
    expect(lab.wait(600)).toEqual([]);
    expect(lab.wait(100)).toHaveLength(1);
  });

  test("is bound to no clock, which stands still for it", () => {
    const lab = atBot(1, 1, timed("lose", "game"));
    expect(nextDue(lab.match, lab.now)).toBe(lab.match.log.at(-1)!.at + 700);
    lab.wait(DAY);
    expect(lab.match.lost).toEqual([null, null]);
    expect(lab.mover).toBe(0);
    expect(nextDue(lab.match, lab.now)).toBeLessThanOrEqual(lab.now + MINUTE);
  });
});

describe("bots are asked nothing", () => {
  test("a person alone among bots takes back, pauses, resumes and stops at once", () => {
    const lab = new Lab({ players: 3 }).begin(1, 2);
    while (lab.match.moves.length < 4 || lab.mover !== 0) lab.playOn(1, 1);
    expect(lab.do(0, { type: "offer", offer: { kind: "undo", count: 3 } })).toMatchObject({
      ok: true,
      value: { body: { type: "undone", count: 3, consent: { by: 0, agreed: [] } } },
    });
    expect(lab.mover).toBe(0);
    for (const [kind, type] of [
      ["pause", "paused"],
      ["resume", "resumed"],
      ["stop", "ended"],
    ] as const) {
      const asked = lab.do(0, { type: "offer", offer: { kind } });
      expect(asked).toMatchObject({ ok: true, value: { body: { type } } });
    }
  });

  test("of two persons and a bot the other person's word is enough", () => {
    const lab = atBot(2, 1);
    lab.do(0, { type: "offer", offer: { kind: "stop" } });
    expect(lab.match.offer).not.toBeNull();
    expect(lab.agree(2)).toMatchObject(refused("no-offer"));
    expect(lab.agree(1)).toMatchObject({ ok: true, value: { body: { type: "ended" } } });
  });
});

test("bots do not play on among themselves: when the last person resigns it is over", () => {
  const lab = new Lab({ players: 4 }).begin(2, 2);
  lab.do(0, { type: "resign" });
  expect(lab.match.ended).toBeNull();
  lab.do(1, { type: "resign" });
  expect(lab.match.ended).toEqual({ how: "resigned", place: 1 });
  expect(lab.wait(DAY)).toEqual([]);
});

describe("in a person's stead", () => {
  test("a bot moves when the time is over, where the terms say so; no such move is taken back", () => {
    const lab = new Lab({ players: 2 }, "cable-car", timed("bot")).begin(2);
    const place = lab.mover!;
    const level = substituteLevel(lab.match);
    // A draw and the tile that it brings are one turn, whose time is over for both.
    const made = bodies(lab.wait(MINUTE));
    expect(made.length).toBeGreaterThan(0);
    for (const body of made) expect(body).toMatchObject({ auto: "time", bot: level });
    expect(lab.do(place, { type: "undo", count: 1 })).toMatchObject(refused("needs-consent"));
    lab.do(place, { type: "resign" });
    const record = recordOf(lab.match);
    if (!record.ok) throw new Error(record.error.message);
    expect(record.value.autos).toBeUndefined();
    expect(record.value.substituted).toEqual(made.map((_, move) => ({ move, level })));
    expect(checkRecord(record.value, { verify: true })).toMatchObject({ ok: true });
  });

  test("with those terms a bot plays on for a lost seat too, with a pause", () => {
    const lab = new Lab({ players: 3 }, "cable-car", timed("bot")).begin(3);
    const place = lab.mover!;
    lab.do(place, { type: "resign" });
    expect(lab.mover).toBe(place);
    expect(bodies(lab.wait(700))).toMatchObject([
      { auto: "lost", bot: substituteLevel(lab.match) },
    ]);
  });

  test("while a bot plays for a lost seat its clock stands still, for whoever comes back", () => {
    const terms = { ...timed("bot", "game"), clock: { per: "game", ms: 60 * MINUTE } } as const;
    const lab = new Lab({ players: 3 }, "cable-car", terms).begin(3);
    while (lab.mover === 0) lab.playOn(1, 1);
    const place = lab.mover!;
    lab.here = [0, 1, 2].filter((one) => one !== place);
    lab.now += 10 * MINUTE;
    expect(lab.do(0, { type: "remove", place }).ok).toBe(true);
    const left = () => timing(lab.match, lab.now).left![lab.seatOf(place)!];
    const before = left();
    expect(lab.wait(700)).toHaveLength(1);
    expect(lab.do(place, { type: "return" }).ok).toBe(true);
    expect(left()).toBe(before);
  });

  const away = () => {
    const lab = new Lab({ players: 2 }).begin(2);
    while (lab.mover !== 1) lab.playOn(1, 1);
    lab.here = [0];
    return lab;
  };

  test("the host lets a bot play for whoever holds up the match and is not there", () => {
    const lab = away();
    const substitute = { type: "substitute", place: 1 } as const;
    expect(lab.do(0, substitute)).toMatchObject(refused("not-away"));
    lab.now += 10 * MINUTE;
    expect(lab.do(1, substitute)).toMatchObject(refused("not-host"));
    lab.here = [0, 1];
    expect(lab.do(0, substitute)).toMatchObject(refused("not-away"));
    lab.here = [0];
    expect(lab.do(0, substitute).ok).toBe(true);
    expect(lab.do(0, substitute)).toMatchObject(refused("no-such-seat"));
    expect(tableOf(lab).substitutes).toEqual([null, substituteLevel(lab.match)]);
    expect(bodies(lab.wait(700))).toMatchObject([
      { auto: "away", bot: substituteLevel(lab.match) },
    ]);
    // The seat is not lost: the game goes on, and whoever is away is asked nothing.
    expect(lab.match.lost).toEqual([null, null]);
    expect(lab.do(0, { type: "offer", offer: { kind: "pause" } })).toMatchObject({
      value: { body: { type: "paused" } },
    });
  });

  test("the player who comes back has the seat again, and not before saying so", () => {
    const lab = away();
    lab.now += 10 * MINUTE;
    lab.do(0, { type: "substitute", place: 1 });
    const [move] = lab.legalMoves();
    expect(lab.do(1, { type: "move", moves: [move!] })).toMatchObject(refused("seat-lost"));
    const offer = { type: "offer", offer: { kind: "stop" } } as const;
    expect(lab.do(1, offer)).toMatchObject(refused("seat-lost"));
    expect(lab.do(1, { type: "return" })).toMatchObject({ value: { body: { type: "returned" } } });
    expect(tableOf(lab).substitutes).toEqual([null, null]);
    expect(lab.do(1, { type: "move", moves: [move!] }).ok).toBe(true);
  });

  test("while nobody plays who is there, the bots wait", () => {
    const lab = new Lab({ players: 3 }).begin(2, 1);
    while (lab.mover !== 1) lab.playOn(1, 1);
    lab.here = [0];
    lab.now += 10 * MINUTE;
    lab.do(0, { type: "substitute", place: 1 });
    lab.do(0, { type: "resign" });
    expect(lab.match.ended).toBeNull();
    expect(lab.wait(DAY)).toEqual([]);
    expect(nextDue(lab.match, lab.now)).toBeNull();
    lab.do(1, { type: "return" });
    expect(lab.mover).toBe(1);
  });
});
