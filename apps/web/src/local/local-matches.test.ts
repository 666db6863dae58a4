import { checkRecord, GAMES, type GameId, gameOf } from "@endstation/engine";
import { describe, expect, test, vi } from "vitest";
import { moverOrEnd, open, play } from "./test/pages.ts";
import { act, begun, Device, type Page } from "./test/window.ts";

describe.each(Object.keys(GAMES) as GameId[])("%s", (game) => {
  const { min } = gameOf(game).seats;

  test("with a new worker every fourth move, a whole match ends in a record that replays", async () => {
    const device = new Device();
    const id = await begun(await device.window(), game, min);
    let worker = await device.window();
    let seats: Page[] = [];
    let plies = 0;
    for (; ; plies++) {
      if (plies % 4 === 0) {
        for (const page of seats) page.leave();
        worker = await device.window();
        seats = Array.from({ length: min }, (_, n) => open(worker, id, n));
      }
      const next = await moverOrEnd(seats);
      if (!next) break;
      const moves = next.legalMoves();
      expect(await play(next, moves[(plies * 7919 + 13) % moves.length]!)).toBeNull();
    }
    expect(plies).toBeGreaterThan(20);
    const record = await worker.answer({ call: "record", asked: { id } });
    expect(record.ok && checkRecord(record.value, { verify: true })).toMatchObject({
      ok: true,
      value: { finished: true },
    });
  });
});

test("the players go on with a next match on this device", async () => {
  const worker = await new Device().window();
  const id = await begun(worker, "cable-car", 2);
  await act(worker, id, { seat: 0, action: { type: "resign" } });
  expect(await act(worker, id, { seat: 1, action: { type: "rematch" } })).toBeNull();
  const page = open(worker, id, 1);
  await vi.waitFor(() => expect(page.client.table?.next).toMatch(/A{8}$/));
  const next = open(worker, page.client.table!.next!, 1);
  await vi.waitFor(() => expect(next.client.table?.series?.previous).toBe(id));
});
