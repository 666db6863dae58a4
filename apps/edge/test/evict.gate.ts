import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { evictAtEveryMessage } from "./evict.ts";
import { KINDS } from "./evict-kinds.ts";

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

test.each(KINDS)(
  "$name: evicted at every message of a whole game, its end is the same",
  async (kind) => {
    const { evictions, moves, evicted, undisturbed } = await evictAtEveryMessage(kind);
    expect(evictions).toBe(2 * 2 + 1 + moves.length);
    expect(evicted).toEqual(undisturbed);
  },
);
