import { describe, expect, test } from "vitest";
import { ask, Lab, refused, seated, tokenOf } from "../../test/lab.ts";
import type { Action } from "../action.ts";
import { deckOf } from "../position.ts";
import { EMPTY_TABLE, follow } from "../table.ts";
import { tell } from "../tell.ts";
import { NO_TERMS, type Terms } from "../terms.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("a player who has gone", () => {
  const waiting = (count: number) => {
    const lab = seated(count);
    lab.do(0, { type: "start" });
    const gone = lab.mover!;
    const host = gone === 0 ? 1 : 0;
    if (gone === 0) lab.do(0, { type: "host", place: 1 });
    lab.here = lab.match.arrivals.filter((place) => place !== gone);
    return { lab, gone, host };
  };

  test("is removed when the match has waited long enough, and only then", () => {
    const { lab, gone, host } = waiting(3);
    const remove = { type: "remove", place: gone } as const;
    lab.wait(10 * MINUTE - 10);
    expect(lab.do(host, remove)).toMatchObject(refused("not-away"));
    lab.wait(MINUTE);
    lab.here = [0, 1, 2];
    expect(lab.do(host, remove)).toMatchObject(refused("not-away"));
    // Whoever has thought for long and loads the page anew has not been away.
    lab.here = [];
    lab.lastSeen = lab.now;
    expect(lab.do(host, remove)).toMatchObject(refused("not-away"));
    lab.lastSeen = 0;
    const other = [0, 1, 2].find((place) => place !== gone && place !== host)!;
    expect(lab.do(host, { type: "remove", place: other })).toMatchObject(refused("not-away"));
    expect(lab.do(host, remove).ok).toBe(true);
    expect(lab.match.lost[gone]).toBe("abandoned");
    expect(lab.mover).not.toBe(gone);
  });

  test("may come back to the seat while the match goes on", () => {
    const { lab, gone, host } = waiting(3);
    lab.wait(11 * MINUTE);
    lab.do(host, { type: "remove", place: gone });
    const move: Action = { type: "move", moves: [lab.legalMoves()[0]!] };
    expect(lab.do(gone, move)).toMatchObject(refused("seat-lost"));
    expect(lab.do(gone, { type: "return" }).ok).toBe(true);
    expect(lab.match.lost[gone]).toBeNull();
    expect(lab.do(gone, { type: "return" })).toMatchObject(refused("not-lost"));
  });

  test("of two ends the match, after a day", () => {
    const { lab, gone, host } = waiting(2);
    lab.wait(DAY - 20);
    expect(lab.do(host, { type: "remove", place: gone })).toMatchObject(refused("not-away"));
    lab.wait(MINUTE);
    lab.do(host, { type: "remove", place: gone });
    expect(lab.match.ended).toEqual({ how: "abandoned", place: gone });
  });

  test("is replaced by a watcher, who sees what the seat sees; the deal stays", () => {
    const { lab, gone, host } = waiting(3);
    const deck = deckOf(lab.match).shuffle("any", [1, 2, 3, 4, 5, 6]);
    const { colour, devices } = lab.match.places[gone]!;
    lab.do(null, ask(5, "Newcomer"));
    lab.wait(11 * MINUTE);
    expect(lab.do(host, { type: "admit", ask: 1 })).toMatchObject(refused("no-such-seat"));
    expect(lab.do(host, { type: "admit", ask: 1, place: gone }).ok).toBe(true);
    expect(lab.placeOf(gone)).toBeNull();
    expect(lab.placeOf(5)).toBe(gone);
    expect(lab.match.places[gone]).toMatchObject({ name: "Newcomer", colour });
    expect(lab.match.places[gone]!.devices).not.toEqual(devices);
    expect(deckOf(lab.match).shuffle("any", [1, 2, 3, 4, 5, 6])).toEqual(deck);
    const move: Action = { type: "move", moves: [lab.legalMoves()[0]!] };
    expect(lab.do(gone, move).ok).toBe(true);
  });

  test("who resigned may be replaced at once, who is there never", () => {
    const { lab, gone, host } = waiting(3);
    lab.do(null, ask(5, "Newcomer"));
    const admit = { type: "admit", ask: 1, place: gone } as const;
    lab.here = [0, 1, 2];
    lab.wait(30 * MINUTE);
    expect(lab.do(host, admit)).toMatchObject(refused("not-away"));
    lab.do(gone, { type: "resign" });
    expect(lab.do(host, admit).ok).toBe(true);
    expect(lab.match.lost[gone]).toBeNull();
  });

  test("the devices of whoever sat there before are nothing the successor hears of", () => {
    const { lab, gone, host } = waiting(3);
    lab.do(gone, { type: "code", purpose: "recovery", code: "r".repeat(22) });
    lab.do(null, ask(5, "Newcomer"));
    lab.wait(11 * MINUTE);
    lab.do(host, { type: "admit", ask: 1, place: gone });
    const table = tell(lab.match, gone, 0).reduce(follow, EMPTY_TABLE);
    expect(table.codes).toEqual({});
    const back = { type: "pair", code: "r".repeat(22), token: tokenOf(9), word: "Old" } as const;
    expect(lab.do(null, back)).toMatchObject(refused("bad-code"));
  });
});

describe("absence", () => {
  const timed: Terms = { ...NO_TERMS, clock: { per: "move", ms: MINUTE } };

  test("is not broken by the moves that the clock makes", () => {
    const lab = new Lab({ players: 3 }, "cable-car", timed).begin(3);
    const gone = lab.mover === 0 ? lab.match.start!.order.find((one) => one !== 0)! : lab.mover!;
    for (let i = 0; i < 40; i++) {
      if (lab.mover === gone) lab.wait(MINUTE);
      else lab.playOn(i, 1);
    }
    expect(lab.match.autos.length).toBeGreaterThan(10);
    if (lab.mover !== null) expect(lab.do(0, { type: "remove", place: gone }).ok).toBe(true);
  });

  test("does not count the time of a pause, nor that of whoever sat there before", () => {
    const lab = seated(3);
    lab.do(0, { type: "start" });
    const gone = lab.mover!;
    const host = gone === 0 ? 1 : 0;
    if (gone === 0) lab.do(0, { type: "host", place: 1 });
    lab.do(gone, { type: "offer", offer: { kind: "pause" } });
    for (const one of lab.match.arrivals) if (one !== gone) lab.agree(one);
    lab.wait(20 * DAY);
    lab.do(gone, { type: "offer", offer: { kind: "resume" } });
    const remove = { type: "remove", place: gone } as const;
    expect(lab.do(host, remove)).toMatchObject(refused("not-away"));
    lab.do(null, ask(5, "Newcomer"));
    lab.wait(11 * MINUTE);
    lab.do(host, { type: "admit", ask: 1, place: gone });
    expect(lab.do(host, remove)).toMatchObject(refused("not-away"));
  });
});
