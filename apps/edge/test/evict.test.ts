import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { evictAtEveryMessage } from "./evict.ts";
import { KINDS } from "./evict-kinds.ts";

// The short form of evict.gate.ts, and its control.

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

test.each(KINDS)(
  "$name: evicted at each of its first messages, a match knows the same",
  async (kind) => {
    const { evictions, evicted, undisturbed } = await evictAtEveryMessage({ ...kind, plies: 6 });
    expect(evictions).toBeGreaterThanOrEqual(2 * 2 + 1 + 1);
    expect(evicted).toEqual(undisturbed);
  },
);

test("control: an eviction that loses the last event is found", async () => {
  const losing = evictAtEveryMessage({
    game: "cable-car",
    plies: 6,
    harm: ({ sql }, index) => {
      if (index === 8) sql.exec("DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)");
    },
  });
  await expect(losing).rejects.toThrow(/to deeply equal/);
});
