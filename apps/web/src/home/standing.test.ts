import type { Status } from "@endstation/match";
import { describe, expect, test } from "vitest";
import type { KnownMatch } from "../net/known-matches.ts";
import { byUrgency, type Standing, standingOf } from "./standing.ts";

const match = (id: string, phase: KnownMatch["phase"] = "play"): KnownMatch => ({
  id,
  game: "cable-car",
  others: ["Ben"],
  people: ["Ada", "Ben"],
  phase,
  at: 0,
});

const status = (change: Partial<Status>): Status => ({
  now: 5_000,
  turn: 1,
  over: false,
  deadline: null,
  left: null,
  levels: [],
  ...change,
});

describe("how a match stands", () => {
  const asked = (change: Partial<Status>, own = [0]) =>
    standingOf(match("a"), { status: status(change), own, at: 1_000 });

  test("another's turn has their name, and a deadline by the clock here", () => {
    expect(asked({ deadline: 65_000 })).toEqual({ kind: "others", name: "Ben", deadline: 61_000 });
  });

  test("the turn of any seat at this device is its own", () => {
    expect(asked({ turn: 0 })).toEqual({ kind: "mine", deadline: null });
    expect(asked({ turn: 1 }, [0, 1])).toEqual({ kind: "mine", deadline: null });
  });

  test("a watcher waits for a name, or for someone who is not known here", () => {
    expect(asked({}, [])).toMatchObject({ kind: "others", name: "Ben" });
    expect(asked({ turn: 3 }, [])).toMatchObject({ kind: "others", name: null });
  });

  test("before the start and after the end nobody is waited for", () => {
    expect(asked({ turn: null })).toEqual({ kind: "lobby" });
    expect(asked({ turn: null, over: true })).toEqual({ kind: "over" });
  });
});

test("own turns come first, the nearest deadline before; then what goes on, as it was", () => {
  const standings: Record<string, Standing> = {
    a: { kind: "others", name: null, deadline: null },
    b: { kind: "mine", deadline: null },
    c: { kind: "mine", deadline: 7 },
    d: { kind: "gone" },
    f: { kind: "lobby" },
  };
  const list = [match("d"), match("e", "over"), match("a"), match("b"), match("c"), match("f")];
  const sorted = byUrgency(list, (id) => standings[id]);
  expect(sorted.map(({ id }) => id)).toEqual(["c", "b", "a", "f", "e", "d"]);
});
