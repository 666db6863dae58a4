import { describe, expect, test } from "vitest";
import { Lab, tokenOf } from "../../test/lab.ts";
import { hello, houseOf, last, started } from "../../test/room/rooms.ts";
import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from "../wire.ts";

describe("the wire of the version before", () => {
  test("is spoken in a match that has nothing it cannot show", async () => {
    const house = started();
    const wire = house.connect();
    await house.room.receive(wire, hello(tokenOf(0), { pv: OLDEST_PROTOCOL_VERSION }));
    expect(last(wire, "welcome")).toMatchObject({ pv: OLDEST_PROTOCOL_VERSION, place: 0 });
  });

  test("ends with the first event that it has no words for: the page has to be loaded anew", async () => {
    const lab = new Lab({ players: 3 });
    for (const who of [0, 1]) lab.join(who);
    const house = houseOf(lab);
    const wire = house.connect();
    await house.room.receive(wire, hello(tokenOf(1), { pv: OLDEST_PROTOCOL_VERSION }));
    const { wire: host } = await house.client(tokenOf(0));
    await house.say(host, { type: "enlist", place: 2, level: lab.level });
    expect(last(wire, "error")).toMatchObject({ error: { code: "version" } });
    expect(wire.closed).not.toBeNull();
    expect(last(wire, "event")).toBeUndefined();
  });

  test.each([0, PROTOCOL_VERSION + 1, 99])("version %i is refused", async (pv) => {
    const house = started();
    const wire = house.connect();
    await house.room.receive(wire, hello(undefined, { pv }));
    expect(last(wire, "error")).toMatchObject({ error: { code: "version" } });
  });
});
