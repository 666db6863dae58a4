import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createMatch } from "@endstation/match";
import { expect, test, vi } from "vitest";
import { creationSecrets } from "../src/secrets.ts";
import { stubOf } from "./asking.ts";

// A creation that were cut off between its two writes would leave a match without an end.
test("a match and its first alarm are stored together: nothing is awaited between them", async () => {
  const request = { game: "cable-car", options: { players: 2 } };
  const creation = createMatch(request, creationSecrets(env));
  if (!creation.ok) throw new Error(creation.error.message);
  const { id, created } = creation.value;
  await runInDurableObject(stubOf(id), async (object, { storage }) => {
    const set = vi.spyOn(storage, "setAlarm");
    const done = object.create(id, created);
    expect(storage.sql.exec("SELECT seq FROM event").toArray()).toHaveLength(1);
    expect(set).toHaveBeenCalledOnce();
    await done;
    expect(await storage.getAlarm()).toBe(set.mock.calls[0]![0]);
    // What is wanted later than that arms nothing anew.
    await object.create(id, created);
    await object.look({ pv: 3, token: null, have: 0, isGlance: true });
    expect(set).toHaveBeenCalledOnce();
  });
});
