import { describe, expect, test } from "vitest";
import { ask, Lab, tokenOf } from "../test/lab.ts";
import { createRematch } from "./create.ts";
import { recordOf } from "./record.ts";
import { EMPTY_TABLE, follow } from "./table.ts";
import { tell } from "./tell.ts";

const secrets = (first: number) => {
  const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (first + i) % 256);
  return { id: bytes(16), invite: bytes(16), seed: bytes(32), key: bytes(32) };
};

/** A match of three that is over, and the lab of the one that it goes on with. */
function rematched(lab = new Lab({ players: 3, hand: 2 }).begin(3).playOn(5)) {
  return { lab, next: lab.next(createRematch(lab.match, secrets(lab.match.log.length))) };
}
const joinAs = (lab: Lab, who: number) =>
  lab.do(null, {
    type: "join",
    token: tokenOf(who),
    value: `${who}`.repeat(32),
    name: `Player ${who}`,
    colour: lab.match.series!.seats.find(({ name }) => name === `Player ${who}`)!.colour,
  });

describe("the next match of a series", () => {
  test("is the same game, with a place kept for each, one seat on", () => {
    const { lab, next } = rematched();
    const before = lab.match.start!.order.map((place) => lab.match.places[place]!.name);
    expect(next.match.options).toEqual(lab.match.options);
    expect(next.match.series!.seats.map(({ name }) => name)).toEqual([
      ...before.slice(1),
      before[0],
    ]);
    expect(next.match.series).toMatchObject({ previous: lab.match.id, played: 1 });
    expect(next.match.id).not.toBe(lab.match.id);
    expect(next.match.seed).not.toBe(lab.match.seed);
  });

  test("the same tokens take the places without an invite, and those who sat first sit last", () => {
    const { lab, next } = rematched();
    for (const who of [2, 0, 1]) expect(joinAs(next, who).ok).toBe(true);
    next.do(next.match.host, { type: "start" });
    const names = (one: Lab) =>
      one.match.start!.order.map((place) => one.match.places[place]!.name);
    const [first, ...others] = names(lab);
    expect(names(next)).toEqual([...others, first]);
    expect(next.match.start).toMatchObject({ by: "rotation" });
  });

  test("each who joins adds a value of its own, and the record tells of the rotation", () => {
    const { next } = rematched();
    for (const who of [0, 1, 2]) joinAs(next, who);
    next.do(next.match.host, { type: "start" });
    expect(new Set(next.match.start!.values).size).toBe(3);
    expect(recordOf(next.playOn(3).match)).toMatchObject({
      value: { seating: { by: "rotation" } },
    });
  });

  test("a stranger's token opens no kept place, and an invite only one that is kept for nobody", () => {
    const { next } = rematched();
    const stranger = {
      token: tokenOf(9),
      value: "9".repeat(32),
      name: "Nine",
      colour: "black",
    } as const;
    expect(next.do(null, { type: "join", ...stranger })).toMatchObject({
      error: { code: "bad-invite" },
    });
    expect(next.do(null, { type: "join", invite: next.invite, ...stranger })).toMatchObject({
      error: { code: "table-full" },
    });
    joinAs(next, 0);
    const kept = next.match.kept.indexOf(true);
    next.do(next.match.host, { type: "remove", place: kept });
    expect(next.do(null, { type: "join", invite: next.invite, ...stranger }).ok).toBe(true);
  });

  test("the wins of a series are counted, match after match", () => {
    let lab = new Lab({ players: 2 }).begin(2).playOn(5);
    const wins = new Map<string, number>();
    for (let played = 1; played <= 4; played++) {
      const { game, start, places } = lab.match;
      const { scores } = game.outcome(lab.position());
      for (const [seat, place] of start!.order.entries()) {
        const { name } = places[place]!;
        const won = scores[seat] === Math.max(...scores) ? 1 : 0;
        wins.set(name, (wins.get(name) ?? 0) + won);
      }
      const { next } = rematched(lab);
      expect(next.match.series!.played).toBe(played);
      for (const seat of next.match.series!.seats) expect(seat.wins).toBe(wins.get(seat.name));
      for (const who of [0, 1]) joinAs(next, who);
      next.do(next.match.host, { type: "start" });
      lab = next.playOn(played);
    }
  });

  test("all of a person's devices have the seat that one of them has taken", () => {
    const lab = new Lab({ players: 2 }).begin(2);
    const code = "c".repeat(22);
    lab.do(0, { type: "code", purpose: "device", code });
    lab.do(null, { type: "pair", code, token: tokenOf(7), word: "Phone" });
    const { next } = rematched(lab.playOn(5));
    joinAs(next, 0);
    expect(next.placeOf(7)).toBe(next.placeOf(0));
    const own = tell(next.match, next.placeOf(0), 0).reduce(follow, EMPTY_TABLE);
    expect(own.devices).toEqual([
      { device: 1, word: "" },
      { device: 2, word: "Phone" },
    ]);
    expect(JSON.stringify(tell(next.match, null, 0))).not.toContain("Phone");
  });

  test("whoever sits down in another's kept place has won nothing yet", () => {
    const { next } = rematched();
    joinAs(next, 0);
    const kept = next.match.kept.indexOf(true);
    next.do(next.match.host, { type: "remove", place: kept });
    const stranger = { token: tokenOf(9), value: "9".repeat(32), name: "Nine" } as const;
    next.do(null, { type: "join", invite: next.invite, colour: "black", ...stranger });
    const table = tell(next.match, null, 0).reduce(follow, EMPTY_TABLE);
    expect(table.wins[kept]).toBe(0);
    expect(next.match.places[kept]!.kept).toBe(false);
  });

  test("nor has who plays on for another, in what is seen and in the match after", () => {
    const lab = new Lab({ players: 3, hand: 2 }).begin(3).playOn(5);
    const { next } = rematched(lab);
    const winner = next.match.series!.seats.findIndex(({ wins }) => wins > 0);
    for (const who of [0, 1, 2]) joinAs(next, who);
    next.do(next.match.host, { type: "start" });
    if (next.match.host === winner) next.do(winner, { type: "host", place: (winner + 1) % 3 });
    const { host } = next.match;
    const table = () => tell(next.match, null, 0).reduce(follow, EMPTY_TABLE);
    expect(table().wins[winner]).toBe(1);
    next.do(winner, { type: "resign" });
    next.do(null, ask(5, "Nine"));
    expect(next.do(host, { type: "admit", ask: 1, place: winner }).ok).toBe(true);
    expect(table().wins[winner]).toBe(0);
    const won = (outcome: Lab) => createRematch(outcome.match, secrets(77)).created.series!.seats;
    const seat = won(next.playOn(5)).find(({ name }) => name === "Nine")!;
    const seen = table().wins[winner]!;
    expect([seen, seen + 1]).toContain(seat.wins);
  });

  test("no digest of a token is told", () => {
    const { next } = rematched();
    const [event] = tell(next.match, null, 0);
    for (const { devices } of next.match.series!.seats) {
      expect(JSON.stringify(event)).not.toContain(devices[0]!.tokenDigest);
    }
    const table = follow(EMPTY_TABLE, event!);
    expect(table.kept.every((seat) => seat !== null)).toBe(true);
    expect(table.series?.played).toBe(1);
  });
});
