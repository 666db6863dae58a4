import { describe, expect, test } from "vitest";
import { refused, seated } from "../../test/lab.ts";

const MINUTE = 60_000;

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
