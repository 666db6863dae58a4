import { describe, expect, test } from "vitest";
import { Lab, tokenOf } from "../../test/lab.ts";
import type { Action, ActionOf } from "../action.ts";
import { COLOURS } from "../colours.ts";
import { deckOf } from "../position.ts";
import { EMPTY_TABLE, follow } from "../table.ts";
import { tell } from "../tell.ts";
import { NO_TERMS, type Terms } from "../terms.ts";

const refused = (code: string) => ({ ok: false, error: { code } });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const seated = (count: number, players = count) => {
  const lab = new Lab({ players });
  for (let who = 0; who < count; who++) lab.join(who);
  return lab;
};
const ask = (who: number, name = `Player ${who}`): ActionOf<"ask"> => ({
  type: "ask",
  token: tokenOf(who),
  value: "ab".repeat(16),
  name,
  colour: COLOURS[who]!,
});

test.each([
  [{ type: "start" }],
  [{ type: "configure", options: {}, terms: NO_TERMS }],
  [{ type: "invite", invite: null }],
  [{ type: "remove", place: 0 }],
  [{ type: "admit", ask: 1 }],
  [{ type: "dismiss", ask: 1 }],
  [{ type: "hide", place: 0 }],
] as const)("%j is the host's alone", (action) => {
  const lab = seated(2, 3);
  lab.do(null, ask(2));
  expect(lab.do(1, action)).toMatchObject(refused("not-host"));
  expect(lab.do(null, action)).toMatchObject(refused("not-seated"));
});

describe("in the lobby", () => {
  test("the host removes a person, who is free to come back, but not the own seat", () => {
    const lab = seated(3);
    expect(lab.do(0, { type: "remove", place: 1 }).ok).toBe(true);
    expect(lab.placeOf(1)).toBeNull();
    expect(lab.join(1).ok).toBe(true);
    expect(lab.do(0, { type: "remove", place: 0 })).toMatchObject(refused("no-such-seat"));
  });

  test("a renewed invite opens places, and the old one does not; a closed one opens none", () => {
    const lab = seated(1, 3);
    const invite = "i".repeat(22);
    lab.do(0, { type: "invite", invite });
    expect(lab.join(1)).toMatchObject(refused("bad-invite"));
    expect(lab.join(1, { invite }).ok).toBe(true);
    lab.do(0, { type: "invite", invite: null });
    expect(lab.join(2, { invite })).toMatchObject(refused("bad-invite"));
  });

  test("options and terms change, the kind of game and the places do not", () => {
    const lab = seated(1, 3);
    const terms = { ...NO_TERMS, clock: { per: "move", ms: MINUTE } } as const;
    expect(lab.do(0, { type: "configure", options: { hand: 2 }, terms }).ok).toBe(true);
    expect(lab.match).toMatchObject({ options: { hand: 2, players: 3 }, terms });
    const other = { type: "configure", options: { companies: true }, terms } as const;
    expect(lab.do(0, other)).toMatchObject(refused("other-game"));
    const bad = { type: "configure", options: { hand: 9 }, terms } as const;
    expect(lab.do(0, bad)).toMatchObject(refused("bad-options"));
  });

  test("a hidden name is told to nobody, not even where it was given, and is not changed", () => {
    const lab = seated(1, 3);
    lab.join(1, { name: "Rude" });
    lab.do(1, { type: "change", name: "Ruder" });
    lab.do(0, { type: "hide", place: 1 });
    for (const viewer of [0, 1, null]) {
      expect(JSON.stringify(tell(lab.match, viewer, 0))).not.toMatch(/Rude/);
      expect(tell(lab.match, viewer, 0).reduce(follow, EMPTY_TABLE).places[1]?.name).toBe("");
    }
    expect(lab.do(1, { type: "change", name: "Rudest" })).toMatchObject(refused("name-hidden"));
    expect(lab.do(1, { type: "change", colour: "black" }).ok).toBe(true);
  });
});

test("whom the host removes is named to nobody any more, and a hidden name not in the next match", () => {
  const lab = seated(1, 3);
  lab.join(1, { name: "Rude" });
  lab.do(0, { type: "remove", place: 1 });
  expect(JSON.stringify(tell(lab.match, 0, 0))).not.toContain("Rude");
});

test("nobody uses up the log of the others: the lobby can be left and the match begun", () => {
  const lab = seated(2, 3);
  const change = (i: number) => lab.do(1, { type: "change", name: `Name ${i}` });
  for (let i = 0; i < 250; i++) change(i);
  expect(change(300)).toMatchObject(refused("full"));
  expect(lab.match.log.length).toBeLessThan(250);
  expect(lab.do(0, { type: "change", colour: "black" }).ok).toBe(true);
  expect(lab.do(0, { type: "start" }).ok).toBe(true);
});

describe("a watcher asks for a seat", () => {
  test("the host lets in, and the token that asked opens the seat", () => {
    const lab = seated(1, 3);
    lab.do(null, ask(1));
    expect(lab.placeOf(1)).toBeNull();
    lab.do(0, { type: "admit", ask: 1 });
    expect(lab.placeOf(1)).toBe(1);
    expect(lab.match.asks).toEqual([]);
    expect(lab.do(0, { type: "admit", ask: 1 })).toMatchObject(refused("no-ask"));
  });

  test("with a colour that is taken it gets another, with a name that is taken none", () => {
    const lab = seated(2, 3);
    expect(lab.do(null, ask(2, "Player 1"))).toMatchObject(refused("name-taken"));
    lab.do(null, { ...ask(2), colour: COLOURS[0]! });
    lab.do(0, { type: "admit", ask: 1 });
    expect(lab.match.places[2]!.colour).not.toBe(COLOURS[0]);
  });

  test("dismissed it is gone, and its name with it", () => {
    const lab = seated(1, 3);
    lab.do(null, ask(1, "Rude"));
    lab.do(0, { type: "dismiss", ask: 1 });
    expect(lab.match.asks).toEqual([]);
    expect(JSON.stringify(tell(lab.match, 0, 0))).not.toContain("Rude");
    expect(lab.do(null, ask(1)).ok).toBe(true);
    expect(lab.match.asks[0]!.ask).toBe(2);
  });

  test("eight may wait, each once, and nobody who has a seat", () => {
    const lab = seated(1, 2);
    expect(lab.do(0, ask(0, "Again"))).toMatchObject(refused("already-seated"));
    const wish = (i: number) => ({ ...ask(1, `Wish ${i}`), token: tokenOf(100 + i) });
    for (let i = 0; i < 8; i++) expect(lab.do(null, wish(i)).ok).toBe(true);
    expect(lab.do(null, wish(9))).toMatchObject(refused("too-many-asks"));
    lab.do(0, { type: "dismiss", ask: 3 });
    expect(lab.do(null, wish(1))).toMatchObject(refused("asked-already"));
  });
});

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

describe("the host's part", () => {
  test("passes on by the host's word, or with the host's leaving", () => {
    const lab = seated(3);
    lab.do(0, { type: "host", place: 2 });
    expect(lab.match.host).toBe(2);
    expect(lab.do(0, { type: "host", place: 1 })).toMatchObject(refused("not-host"));
    lab.do(2, { type: "leave" });
    expect(lab.match.host).toBe(0);
  });

  test("is taken by another when the host has gone, and not when the host is there", () => {
    const lab = seated(3);
    const take = { type: "host", place: 1 } as const;
    lab.wait(10 * MINUTE);
    lab.here = [0, 1];
    expect(lab.do(1, take)).toMatchObject(refused("not-away"));
    lab.here = [1];
    expect(lab.do(1, take).ok).toBe(true);
    expect(lab.do(1, { type: "start" }).ok).toBe(true);
  });

  test("is not taken from one who has just moved, or whose connection has just gone", () => {
    const lab = seated(2);
    lab.do(0, { type: "start" });
    while (lab.mover !== 0) lab.playOn(1, 1);
    lab.wait(10 * MINUTE);
    lab.playOn(2, 1);
    const take = { type: "host", place: 1 } as const;
    expect(lab.do(1, take)).toMatchObject(refused("not-away"));
    lab.wait(3 * MINUTE);
    lab.lastSeen = lab.now - MINUTE;
    expect(lab.do(1, take)).toMatchObject(refused("not-away"));
    lab.wait(2 * MINUTE);
    expect(lab.do(1, take).ok).toBe(true);
  });

  test("is not taken from one who has just been there", () => {
    const lab = seated(3);
    lab.wait(10 * MINUTE);
    lab.do(0, { type: "change", colour: "black" });
    lab.wait(MINUTE);
    expect(lab.do(1, { type: "host", place: 1 })).toMatchObject(refused("not-away"));
  });
});
