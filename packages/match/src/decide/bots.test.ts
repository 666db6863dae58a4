import { describe, expect, test } from "vitest";
import { Lab, refused, tokenOf } from "../../test/lab.ts";
import { createRematch } from "../create.ts";
import { speaks } from "../speaks.ts";
import { EMPTY_TABLE, follow } from "../table.ts";
import { tell } from "../tell.ts";

const LEVEL = new Lab().level;
const enlist = (place: number) => ({ type: "enlist", place, level: LEVEL }) as const;

/** A lobby with `count` persons. */
const seated = (count: number, players: number) => {
  const lab = new Lab({ players });
  for (let who = 0; who < count; who++) lab.join(who);
  return lab;
};
const tableOf = ({ match }: Lab, viewer: number | null) =>
  tell(match, viewer, 0).reduce(follow, EMPTY_TABLE);

describe("in the lobby", () => {
  test("the host gives free places to bots, which all see by their level and without a name", () => {
    const lab = seated(2, 4);
    expect(lab.do(0, enlist(2)).ok).toBe(true);
    expect(lab.match.places[2]).toMatchObject({ bot: LEVEL, name: "", devices: [] });
    for (const viewer of [0, 1, null]) {
      const { places, arrivals, host } = tableOf(lab, viewer);
      expect(places[2]).toEqual({ name: "", colour: "yellow", bot: LEVEL });
      expect({ arrivals, host }).toEqual({ arrivals: [0, 1, 2], host: 0 });
    }
  });

  test("not a person's place, one that is kept or none, nor to a level that is too slow here", () => {
    const lab = seated(2, 3);
    for (const place of [0, 1, 3]) {
      expect(lab.do(0, enlist(place))).toMatchObject(refused("no-such-seat"));
    }
    lab.botMs = -1;
    expect(lab.do(0, enlist(2))).toMatchObject(refused("no-level"));
    lab.botMs = 10;
    expect(lab.do(1, enlist(2))).toMatchObject(refused("not-host"));
    expect(lab.do(null, enlist(2))).toMatchObject(refused("not-seated"));
    expect(lab.begin(0).do(0, enlist(2))).toMatchObject(refused("started"));
  });

  test("a bot leaves its place by the host's word, and a person can take it", () => {
    const lab = seated(1, 2);
    lab.do(0, enlist(1));
    expect(lab.join(1)).toMatchObject(refused("table-full"));
    lab.do(0, { type: "remove", place: 1 });
    expect(lab.join(1).ok).toBe(true);
    expect(tableOf(lab, null).places[1]).toEqual({ name: "Player 1", colour: "orange" });
  });

  test("a bot is never the host: whoever comes next is, where no person is left", () => {
    const lab = seated(2, 4);
    lab.do(0, enlist(2));
    expect(lab.do(0, { type: "host", place: 2 })).toMatchObject(refused("no-such-seat"));
    expect(lab.do(0, { type: "hide", place: 2 })).toMatchObject(refused("no-such-seat"));
    lab.do(0, { type: "leave" });
    expect(lab.match.host).toBe(1);
    lab.do(1, { type: "leave" });
    expect([lab.match.host, tableOf(lab, null).host]).toEqual([null, null]);
    lab.join(5);
    expect([lab.match.host, tableOf(lab, null).host]).toEqual([0, 0]);
  });

  test("to take a bot out hides no name of a person who sat there before", () => {
    const lab = seated(2, 2);
    lab.do(1, { type: "leave" });
    const before = tableOf(lab, null);
    lab.do(0, enlist(1));
    lab.do(0, { type: "remove", place: 1 });
    expect(tableOf(lab, null).notes).toEqual(before.notes);
    expect(tell(lab.match, null, before.seq).reduce(follow, before)).toEqual(tableOf(lab, null));
  });

  test("one person and bots start; only the person adds to the deal, and all are drawn by lot", () => {
    const lab = seated(1, 3);
    for (const place of [1, 2]) lab.do(0, enlist(place));
    expect(lab.do(0, { type: "start" }).ok).toBe(true);
    const { start, places } = lab.match;
    expect(start?.values).toEqual([places[0]?.value]);
    expect([...start!.lot].sort()).toEqual([0, 1, 2]);
  });

  test("a page of the version before is not spoken to any more", () => {
    const lab = seated(1, 3);
    expect(speaks(lab.match, 2)).toBe(true);
    lab.do(0, enlist(1));
    expect(speaks(lab.match, 2)).toBe(false);
    lab.do(0, { type: "remove", place: 1 });
    expect(speaks(lab.match, 2)).toBe(false);
  });
});

test("a rematch takes the bots along, each at its seat, with what it has won", () => {
  const lab = seated(1, 2);
  lab.do(0, enlist(1));
  lab.do(0, { type: "start" });
  lab.do(0, { type: "resign" });
  const next = createRematch(lab.match, {
    id: new Uint8Array(16),
    invite: new Uint8Array(16),
    seed: new Uint8Array(32),
    key: new Uint8Array(32),
  });
  const then = lab.next(next);
  const place = then.match.places.findIndex((sitter) => sitter?.bot === LEVEL);
  const table = tableOf(then, null);
  expect(table.places[place]).toEqual({ name: "", colour: "orange", bot: LEVEL });
  expect(table.wins[place]).toBe(1);
  expect([then.match.host, table.host, table.arrivals]).toEqual([null, null, [place]]);
  expect(table.kept[place]).toBeNull();
  const { seats } = then.match.series!;
  expect(seats.map(({ bot }) => bot).indexOf(LEVEL)).toBe(place);
  // Whose place is kept comes back to it, starts, and the seats have turned by one.
  const look = { type: "join", name: "Mira", colour: "red", value: "00".repeat(16) } as const;
  expect(then.do(null, { ...look, token: tokenOf(0) }).ok).toBe(true);
  expect(then.do(1 - place, { type: "start" }).ok).toBe(true);
  const before = lab.match.start!.order.map((one) => lab.match.places[one]!.bot);
  const after = then.match.start!.order.map((one) => then.match.places[one]!.bot);
  expect(after).toEqual([before[1], before[0]]);
});
