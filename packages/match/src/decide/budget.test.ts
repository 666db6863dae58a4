import { describe, expect, test } from "vitest";
import { ask, type Lab, refused, seated, tokenOf } from "../../test/lab.ts";
import { createRematch } from "../create.ts";

const times = (count: number, deed: (i: number) => unknown) => {
  for (let i = 0; i < count; i++) deed(i);
};
const rename = (lab: Lab, place: number) => (i: number) =>
  lab.do(place, { type: "change", name: `Name ${i}` });
const stop = { type: "offer", offer: { kind: "stop" } } as const;

describe("what one place does", () => {
  test("is bounded, and leaves the others theirs: the lobby can be left and the match begun", () => {
    const lab = seated(2, 3);
    times(250, rename(lab, 1));
    expect(rename(lab, 1)(300)).toMatchObject(refused("full"));
    expect(lab.match.log.length).toBeLessThan(250);
    expect(lab.do(0, { type: "change", colour: "black" }).ok).toBe(true);
    expect(lab.do(0, { type: "start" }).ok).toBe(true);
  });

  test("is not held against whoever sits there next", () => {
    const lab = seated(2, 3);
    times(250, rename(lab, 1));
    lab.do(1, { type: "leave" });
    lab.join(2);
    expect(lab.placeOf(2)).toBe(1);
    expect(lab.do(1, { type: "change", colour: "black" }).ok).toBe(true);
    expect(lab.do(1, { type: "code", purpose: "device", code: "c".repeat(22) }).ok).toBe(true);
  });

  test("what others do with a place is not what it does", () => {
    const lab = seated(2, 3);
    // One renews the invite and makes the other host and is made host again, another asks to stop.
    times(40, () => {
      lab.do(0, { type: "host", place: 1 });
      lab.do(1, { type: "host", place: 0 });
    });
    times(150, () => lab.do(0, { type: "invite", invite: null }));
    lab.do(0, { type: "start" });
    times(150, () => {
      lab.do(1, stop);
      lab.decline(0);
    });
    expect(lab.do(0, { type: "code", purpose: "device", code: "c".repeat(22) }).ok).toBe(true);
    expect(lab.do(0, stop).ok).toBe(true);
  });

  test("a pause can be ended, however often it was not", () => {
    const lab = seated(2).begin(0);
    lab.do(0, { type: "offer", offer: { kind: "pause" } });
    lab.agree(1);
    expect(lab.match.paused).toBe(true);
    const other = lab.mover === 0 ? 1 : 0;
    const resume = { type: "offer", offer: { kind: "resume" } } as const;
    times(250, () => {
      lab.do(other, resume);
      lab.withdraw(other);
    });
    expect(lab.match.log.length).toBeLessThan(450);
    expect(lab.do(lab.mover, resume).ok).toBe(true);
    expect(lab.match.paused).toBe(false);
  });
});

describe("who comes and goes", () => {
  const hopeful = seated(1, 3);
  times(1500, () => {
    if (hopeful.join(1).ok) hopeful.do(1, { type: "leave" });
  });

  test("does not fill the log, and can leave", () => {
    expect(hopeful.join(1)).toMatchObject(refused("full"));
    expect(hopeful.match.log.length).toBeLessThan(1100);
    expect(hopeful.placeOf(1)).toBeNull();
  });

  test("keeps nobody out for whom the host has a seat, and the match begins", () => {
    hopeful.do(null, ask(2));
    expect(hopeful.do(0, { type: "admit", ask: 1 }).ok).toBe(true);
    expect(hopeful.do(0, { type: "start" }).ok).toBe(true);
  });

  test("nor anybody for whom a place is kept", () => {
    const over = seated(3).begin(0).playOn(3);
    const bytes = (length: number) => new Uint8Array(length).fill(5);
    const secrets = { id: bytes(16), invite: bytes(16), seed: bytes(32), key: bytes(32) };
    const lab = over.next(createRematch(over.match, secrets));
    lab.do(null, { ...joining(0), colour: "red" });
    lab.do(0, { type: "remove", place: lab.match.kept.indexOf(true) });
    times(1500, () => {
      if (lab.join(9, { colour: "black" }).ok) lab.do(lab.placeOf(9), { type: "leave" });
    });
    expect(lab.join(9, { colour: "black" })).toMatchObject(refused("full"));
    const waiting = [1, 2].filter((who) => lab.do(null, joining(who)).ok);
    expect(waiting).toHaveLength(1);
  });
});

const joining = (who: number) =>
  ({
    type: "join",
    token: tokenOf(who),
    value: `${who}`.repeat(32),
    name: `Player ${who}`,
    colour: "green",
  }) as const;

describe("the host's part", () => {
  test("is not passed on for ever, and is taken all the same from one who has gone", () => {
    const lab = seated(2);
    times(600, (i) => lab.do(i % 2, { type: "host", place: 1 - (i % 2) }));
    expect(lab.match.log.length).toBeLessThan(150);
    const host = lab.match.host!;
    const other = 1 - host;
    expect(lab.do(host, { type: "host", place: other })).toMatchObject(refused("full"));
    lab.wait(600_000);
    lab.here = [other];
    expect(lab.do(other, { type: "host", place: other }).ok).toBe(true);
  });

  test("what hosts do is bounded for all of them together, and anybody can be let in or turned down", () => {
    const lab = seated(2, 4);
    const invite = (i: number) => ({ type: "invite", invite: `${i}`.padEnd(22, "i") }) as const;
    times(250, (i) => lab.do(0, invite(i)));
    lab.do(0, { type: "host", place: 1 });
    expect(lab.do(1, invite(300))).toMatchObject(refused("full"));
    expect(lab.do(0, invite(300))).toMatchObject(refused("not-host"));
    expect(lab.do(1, { type: "change", colour: "black" }).ok).toBe(true);
    lab.do(null, ask(2));
    lab.do(null, ask(3));
    expect(lab.do(1, { type: "admit", ask: 1 }).ok).toBe(true);
    expect(lab.do(1, { type: "dismiss", ask: 2 }).ok).toBe(true);
    expect(lab.do(1, { type: "hide", place: 0 }).ok).toBe(true);
    expect(lab.do(1, { type: "start" }).ok).toBe(true);
  });
});
