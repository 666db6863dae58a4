import { describe, expect, test } from "vitest";
import { tokenOf } from "../../test/lab.ts";
import { last, started, turn } from "../../test/room/rooms.ts";
import { PROTOCOL_VERSION } from "../wire.ts";

describe("without a socket", () => {
  test("a command has its effect once, by the same ids as over one", async () => {
    const house = started();
    const { move } = await turn(house);
    const id = house.commandId();
    const command = { t: "cmd", id, base: 0, action: { type: "move", moves: [move] } } as const;
    const token = tokenOf(house.room.match.start!.order[0]!);
    const frame = { ...command, action: { type: "move" as const, moves: [move] } };
    const first = await house.room.command(token, frame, "caller");
    expect(first).toMatchObject({ ok: true });
    expect(await house.room.command(token, frame, "caller")).toEqual(first);
    expect(house.room.match.moves).toHaveLength(1);
  });

  test("a look tells what a welcome tells", async () => {
    const house = started();
    const { wire } = await house.client(tokenOf(0));
    const look = house.room.look({ pv: PROTOCOL_VERSION, token: tokenOf(0), have: 0 });
    if (!look.ok) throw new Error(look.error.message);
    expect(look.value.events).toEqual((last(wire, "welcome") as typeof look.value).events);
    expect(house.room.look({ pv: 99, token: null, have: 0 })).toMatchObject({
      error: { code: "version" },
    });
  });

  test("whoever looks with a seat's token is here, for as long as the looks go on", async () => {
    const house = started();
    const { client } = await house.client(tokenOf(0));
    const look = () => house.room.look({ pv: PROTOCOL_VERSION, token: tokenOf(1), have: 9 });
    look();
    expect(client.presence.here).toEqual([0, 1]);
    expect(house.room.lastSign(1)).toBe(house.now);
    house.now += 61_000;
    const later = house.room.look({ pv: PROTOCOL_VERSION, token: null, have: 9 });
    expect(later).toMatchObject({ value: { presence: { here: [] } } });
  });

  test("whoever only asks how it stands is not here", async () => {
    const house = started();
    const { client } = await house.client(tokenOf(0));
    const glance = { pv: PROTOCOL_VERSION, token: tokenOf(1), have: 9, isGlance: true };
    expect(house.room.look(glance)).toMatchObject({ value: { place: 1 } });
    expect(client.presence.here).toEqual([0]);
    expect(house.room.lastSign(1)).toBe(0);
  });

  test("there is a limit on how much is said at once", async () => {
    const house = started();
    const { move } = await turn(house);
    const codes: unknown[] = [];
    for (let i = 0; i < 25; i++) {
      const action = { type: "move" as const, moves: [move] };
      const answer = await house.room.command(
        tokenOf(0),
        {
          t: "cmd",
          id: house.commandId(),
          base: 7,
          action,
        },
        "caller",
      );
      if (!answer.ok) codes.push(answer.error.code);
    }
    expect(codes.filter((code) => code === "too-many")).toHaveLength(5);
  });
});
