import { describe, expect, test } from "vitest";
import { Lab, tokenOf } from "../../test/lab.ts";
import { houseOf, started, turn } from "../../test/room/rooms.ts";

const MINUTE = 60_000;

describe("whom a connection speaks for", () => {
  test("from its joining on, and from its admission on, without another hello", async () => {
    const lab = new Lab({ players: 3 });
    lab.join(0);
    const house = houseOf(lab);
    const { wire: host } = await house.client(tokenOf(0));
    const { client, wire } = await house.client();
    const look = {
      token: tokenOf(5),
      value: "0".repeat(32),
      name: "Five",
      colour: "black",
    } as const;
    await house.say(wire, { type: "ask", ...look });
    expect(client.place).toBeNull();
    await house.say(host, { type: "admit", ask: 1 });
    expect(client.place).toBe(1);
    expect(await house.say(wire, { type: "leave" })).toMatchObject({ ok: true });
    expect(client.place).toBeNull();
  });

  test("until its device is taken out, at once", async () => {
    const house = started();
    const token = "p".repeat(43);
    const { wire: phone, client } = await house.client(token);
    const { wire } = await house.client(tokenOf(0));
    const code = "c".repeat(22);
    await house.say(wire, { type: "code", purpose: "device", code });
    await house.say(phone, { type: "pair", code, token, word: "Phone" });
    expect([client.place, client.device]).toEqual([0, 2]);
    await house.say(wire, { type: "revoke", device: 2 });
    expect(client.place).toBeNull();
    expect(await house.say(phone, { type: "resign" })).toMatchObject({
      error: { code: "not-seated" },
    });
  });

  test("several seats at one device are all here, and it is told what the first may see", async () => {
    const house = started(3);
    const { client } = await house.client(tokenOf(2), tokenOf(0));
    expect(client.place).toBe(2);
    expect(client.presence).toEqual({ here: [0, 2], watching: 0 });
  });

  test("a seat on two devices: both stay, one move wins, the other is refused as stale", async () => {
    const house = started();
    const { wire, place, move } = await turn(house);
    const { wire: second } = await house.client(tokenOf(place));
    expect(await house.say(wire, { type: "move", moves: [move] })).toMatchObject({ ok: true });
    expect(await house.say(second, { type: "move", moves: [move] })).toMatchObject({
      error: { code: "stale" },
    });
    expect([wire.closed, second.closed]).toEqual([null, null]);
  });
});

test("a host whose connection has just gone keeps the part, also where the room has slept since", async () => {
  const house = houseOf(new Lab({ players: 3 }).begin(3));
  const { wire: host } = await house.client(tokenOf(0));
  const { wire } = await house.client(tokenOf(1));
  house.now += 10 * MINUTE;
  host.close(1000);
  house.room.leave(host);
  house.restart();
  const take = { type: "host", place: 1 } as const;
  expect(await house.say(wire, take)).toMatchObject({ error: { code: "not-away" } });
  house.now += 3 * MINUTE;
  expect(await house.say(wire, take)).toMatchObject({ ok: true });
});

test("a seat on two devices has not gone when one of them has", async () => {
  const house = started(3);
  const { wire } = await house.client(tokenOf(0));
  await house.client(tokenOf(0));
  wire.close(1000);
  house.room.leave(wire);
  expect(house.seen.size).toBe(0);
});
