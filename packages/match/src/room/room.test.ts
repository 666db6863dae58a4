import { describe, expect, test } from "vitest";
import { tokenOf } from "../../test/lab.ts";
import { last, started, turn } from "../../test/room/rooms.ts";
import { NO_TERMS, type Terms } from "../terms.ts";

const MINUTE = 60_000;

describe("what is stored and what is told", () => {
  test("an event is stored before anybody is told of it", async () => {
    const house = started();
    const { wire, other, move } = await turn(house);
    const told: number[] = [];
    house.store = (events) => {
      told.push(wire.texts.length, other.texts.length);
      house.log.push(...events);
    };
    const before = [wire.texts.length, other.texts.length];
    await house.say(wire, { type: "move", moves: [move] });
    expect(told).toEqual(before);
    expect(other.texts.length).toBeGreaterThan(before[1]!);
  });

  test("where storing fails, nothing is told and nothing has happened", async () => {
    const house = started();
    const { wire, other, move } = await turn(house);
    const [texts, others, length] = [wire.texts.length, other.texts.length, house.log.length];
    house.store = () => {
      throw new Error("The disk is full.");
    };
    await expect(house.say(wire, { type: "move", moves: [move] })).rejects.toThrow("full");
    expect([wire.texts.length, other.texts.length]).toEqual([texts, others]);
    house.store = (events) => house.log.push(...events);
    house.restart();
    expect(house.log).toHaveLength(length);
    expect(await house.say(wire, { type: "move", moves: [move] })).toMatchObject({ ok: true });
  });

  test("a reaction is told to all, and kept nowhere", async () => {
    const house = started();
    const { wire, other } = await turn(house);
    const { length } = house.log;
    await house.room.receive(wire, JSON.stringify({ t: "react", reaction: "wow" }));
    expect(last(other, "reaction")).toMatchObject({ reaction: "wow" });
    expect(house.log).toHaveLength(length);
    const { wire: watcher } = await house.client();
    await house.room.receive(watcher, JSON.stringify({ t: "react", reaction: "wow" }));
    expect(last(watcher, "error")).toMatchObject({ error: { code: "not-seated" } });
  });
});

describe("time", () => {
  const terms: Terms = { ...NO_TERMS, clock: { per: "move", ms: MINUTE } };

  test("a move that comes when its time is over is late, whether or not the alarm has rung", async () => {
    for (const rings of [false, true]) {
      const house = started(2, terms);
      const { wire, move } = await turn(house);
      house.now += MINUTE + 1;
      if (rings) house.room.settle();
      expect(await house.say(wire, { type: "move", moves: [move] })).toMatchObject({
        error: { code: "late" },
      });
      const moved = house.log.flatMap(({ body }) => (body.type === "moved" ? [body.auto] : []));
      expect(new Set(moved)).toEqual(new Set(["time"]));
    }
  });

  test("all are told when the time is over, by the server's clock", async () => {
    const house = started(2, terms);
    const { client } = await house.client(tokenOf(0));
    expect(client.status).toMatchObject({ deadline: house.now + MINUTE, now: house.now });
    house.now += MINUTE;
    house.room.settle();
    expect(client.status!.deadline).toBe(house.now + MINUTE);
    expect(client.table!.moves[0]!.auto).toBe("time");
    expect(house.room.nextDue()).toBe(house.now + MINUTE);
  });
});
