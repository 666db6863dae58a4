import { expect, test, vi } from "vitest";
import { EventStore } from "./event-store.ts";
import { mover, open, play } from "./test/pages.ts";
import { beganAgainst, begun, Device } from "./test/window.ts";

test("a bot plays on after the device's clock was set back by a day", async () => {
  const worker = await new Device().window();
  const id = await beganAgainst(worker, "novice");
  const page = open(worker, id, 0);
  const isMine = () => expect(page.legalMoves()).not.toEqual([]);
  await vi.waitFor(isMine, { timeout: 10_000 });
  // A draw does not end the turn.
  while (page.legalMoves().length > 0) {
    expect(await play(page, page.legalMoves()[0]!)).toBeNull();
  }
  const now = Date.now;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now() - 86_400_000);
  try {
    await vi.waitFor(isMine, { timeout: 10_000 });
    expect(page.client.table?.moves.at(-1)).toMatchObject({ bot: "novice" });
    expect(page.client.presence.here).toEqual([0]);
    // And in a room that is built anew.
    worker.drop(id);
    const again = open(worker, id, 0);
    await vi.waitFor(() => expect(again.client.presence.here).toEqual([0]));
  } finally {
    clock.mockRestore();
  }
});

test("a bot of any level sits down here, and plays while somebody looks", async () => {
  const device = new Device();
  const worker = await device.window();
  const request = { game: "cable-car", options: { players: 2 } };
  const levels = await worker.answer({ call: "levels", asked: request });
  if (!levels.ok) throw new Error(levels.error.message);
  const strongest = levels.value.at(-1)!;
  const id = await beganAgainst(worker, strongest);
  const page = open(worker, id, 0);
  // A bot that is due already thinks first.
  await vi.waitFor(() => expect(page.client.welcomed).toBe(true), { timeout: 10_000 });
  if (page.legalMoves().length > 0) expect(await play(page, page.legalMoves()[0]!)).toBeNull();
  // A bot's turn may be a draw and the tile that it brought.
  await vi.waitFor(() => expect(page.legalMoves()).not.toEqual([]), { timeout: 25_000 });
  expect(page.client.table?.moves.at(-1)).toMatchObject({ bot: strongest });
  // Nobody looks: the bot's answer waits in the log for whoever comes back.
  expect(await play(page, page.legalMoves()[0]!)).toBeNull();
  page.leave();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const logged = await new EventStore().read(id);
  expect(logged.at(-1)?.body).toMatchObject({ type: "moved" });
  expect(logged.at(-1)?.body).not.toHaveProperty("bot");
  const later = open(worker, id, 0);
  await vi.waitFor(() => expect(later.legalMoves()).not.toEqual([]), { timeout: 25_000 });
  expect(later.client.table?.moves.at(-1)).toMatchObject({ bot: strongest });
});

test.each(["cable-car", "trambahn"] as const)("a hint for %s is a legal move", async (game) => {
  const worker = await new Device().window();
  const id = await begun(worker, game, 2);
  const page = await mover([open(worker, id, 0), open(worker, id, 1)]);
  const { options, order, moves, view } = page.client.table!;
  const seat = order!.indexOf(page.client.place!);
  const knowledge = { options, seat, moves: moves.map(({ move }) => move), view };
  const hint = await worker.answer({ call: "hint", asked: { game, knowledge } });
  expect(page.legalMoves()).toContain(hint.ok && hint.value);
  // Of a seat that is not to move nothing can be said.
  const other = { ...knowledge, seat: 1 - seat };
  const none = await worker.answer({ call: "hint", asked: { game, knowledge: other } });
  expect(none).toMatchObject({ ok: false });
});
