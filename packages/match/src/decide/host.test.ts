import { describe, expect, test } from "vitest";
import { ask, type Lab, refused, seated } from "../../test/lab.ts";
import { createRematch } from "../create.ts";
import { EMPTY_TABLE, follow } from "../table.ts";
import { tell } from "../tell.ts";
import { NO_TERMS } from "../terms.ts";

const MINUTE = 60_000;

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

test("whom the host removes is named to nobody any more", () => {
  const lab = seated(1, 3);
  lab.join(1, { name: "Rude" });
  lab.do(0, { type: "remove", place: 1 });
  expect(JSON.stringify(tell(lab.match, 0, 0))).not.toContain("Rude");
});

describe("in the next match of a series", () => {
  /** The lobby of one where Rude and Ada had a seat, and Ada, the host, has taken hers. */
  function rematch() {
    const before = seated(1, 2);
    before.join(1, { name: "Rude" });
    const over = before.begin(0).playOn(3);
    const bytes = (length: number) => new Uint8Array(length).fill(5);
    const secrets = { id: bytes(16), invite: bytes(16), seed: bytes(32), key: bytes(32) };
    const lab = over.next(createRematch(over.match, secrets));
    lab.join(0, { name: "Ada" });
    const rude = lab.match.series!.seats.findIndex(({ name }) => name === "Rude");
    return { lab, rude, host: 1 - rude };
  }
  const told = ({ match }: Lab) => {
    const events = [0, 1, null].map((viewer) => tell(match, viewer, 0));
    const tables = events.map((one) => one.reduce(follow, EMPTY_TABLE));
    return JSON.stringify([events, tables]);
  };

  test("whom the host removes is named to nobody, whether there yet or not", () => {
    for (const isThere of [true, false]) {
      const { lab, rude, host } = rematch();
      if (isThere) lab.join(1, { name: "Rude" });
      expect(told(lab)).toContain("Rude");
      const known = tell(lab.match, host, 0).reduce(follow, EMPTY_TABLE);
      lab.do(host, { type: "remove", place: rude });
      expect(told(lab)).not.toContain("Rude");
      // Nor does one who has seen it keep it.
      const news = tell(lab.match, host, known.seq).reduce(follow, known);
      expect(JSON.stringify(news)).not.toContain("Rude");
    }
  });

  test("nor one whose name the host has hidden", () => {
    const { lab, rude, host } = rematch();
    lab.join(1, { name: "Rude" });
    lab.do(host, { type: "hide", place: rude });
    expect(told(lab)).not.toContain("Rude");
  });

  test("hiding the name of who sits there now leaves that of who sat there before", () => {
    const { lab, rude, host } = rematch();
    lab.join(1, { name: "Rude" });
    lab.do(rude, { type: "leave" });
    lab.join(5, { name: "Ruder" });
    expect(lab.placeOf(5)).toBe(rude);
    lab.do(host, { type: "hide", place: rude });
    expect(told(lab)).not.toContain("Ruder");
    expect(tell(lab.match, host, 0)[0]).toMatchObject({
      series: { seats: { [rude]: { name: "Rude" } } },
    });
  });
});
