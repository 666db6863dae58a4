import { describe, expect, test } from "vitest";
import { Lab, tokenOf } from "../../test/lab.ts";
import { houseOf, started } from "../../test/room/rooms.ts";

describe("going on to the next match", () => {
  test("it is made once, whoever asks first, and all are told of the same", async () => {
    const house = houseOf(new Lab({ players: 2 }).begin(2).playOn(3));
    const { wire, client } = await house.client(tokenOf(0));
    const { wire: other } = await house.client(tokenOf(1));
    const { wire: seatless, client: watcher } = await house.client();
    const answers = await Promise.all([
      house.say(wire, { type: "rematch" }),
      house.say(other, { type: "rematch" }),
    ]);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    expect(house.founded).toHaveLength(1);
    expect(client.table!.next).toBe(house.founded[0]!.id);
    expect(watcher.table!.next).toBe(house.founded[0]!.id);
    expect(await house.say(other, { type: "rematch" })).toMatchObject({ ok: true });
    // So that a copy of what was done has the same answer where its seat has been taken away.
    expect(await house.say(seatless, { type: "rematch" })).toMatchObject({ ok: true });
    expect(house.founded).toHaveLength(1);
  });

  test("not before the end, and not for watchers", async () => {
    const house = started();
    const { wire } = await house.client(tokenOf(0));
    expect(await house.say(wire, { type: "rematch" })).toMatchObject({
      error: { code: "not-over" },
    });
    const over = houseOf(new Lab({ players: 2 }).begin(2).playOn(3));
    const { wire: watcher } = await over.client();
    expect(await over.say(watcher, { type: "rematch" })).toMatchObject({
      error: { code: "not-seated" },
    });
  });
});
