import { describe, expect, test } from "vitest";
import { ask, refused, seated } from "../../test/lab.ts";
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

test("whom the host removes is named to nobody any more, and a hidden name not in the next match", () => {
  const lab = seated(1, 3);
  lab.join(1, { name: "Rude" });
  lab.do(0, { type: "remove", place: 1 });
  expect(JSON.stringify(tell(lab.match, 0, 0))).not.toContain("Rude");
});
