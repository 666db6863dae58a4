import type { MatchEvent } from "@endstation/match";
import { expect, test, vi } from "vitest";
import type { Store } from "./local-matches.ts";
import { BROKEN } from "./messages.ts";
import { lookOf, mover, open, play } from "./test/pages.ts";
import { begun, Device, tokenOf } from "./test/window.ts";

/** A store whose next write of moves waits, or fails, as the test wants it. */
function moody() {
  let mood: () => Promise<void> = async () => {};
  return {
    wrap: (store: Store): Store => ({
      read: (id) => store.read(id),
      delete: (id) => store.delete(id),
      async append(id, events: readonly MatchEvent[]) {
        if (events.some(({ body }) => body.type === "moved")) await mood();
        await store.append(id, events);
      },
    }),
    set(next: () => Promise<void>) {
      mood = next;
    },
  };
}

test("nothing is said of a move before it is stored", async () => {
  const store = moody();
  const worker = await new Device().window({ wrap: store.wrap });
  const id = await begun(worker, "cable-car", 2);
  const both = [open(worker, id, 0), open(worker, id, 1)];
  const page = await mover(both);
  let stored = () => {};
  store.set(
    () =>
      new Promise((resolve) => {
        stored = resolve;
      }),
  );
  const before = both.map(({ frames }) => frames.length);
  const answered = play(page, page.legalMoves()[0]!);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(both.map(({ frames }) => frames.length)).toEqual(before);
  stored();
  expect(await answered).toBeNull();
  expect(page.moves).toBe(1);
});

test("a move that could not be stored has not been, and is done when it is sent again", async () => {
  const store = moody();
  const worker = await new Device().window({ wrap: store.wrap });
  const id = await begun(worker, "cable-car", 2);
  const both = [open(worker, id, 0), open(worker, id, 1)];
  const page = await mover(both);
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  let fails = 1;
  store.set(async () => {
    if (fails-- > 0) throw new Error("The disk is full.");
  });
  const answered = play(page, page.legalMoves()[0]!);
  await vi.waitFor(() => expect(both.map(({ closed }) => closed)).toEqual([[BROKEN], [BROKEN]]));
  expect(both.map(({ moves }) => moves)).toEqual([0, 0]);
  for (const one of both) one.open();
  expect(await answered).toBeNull();
  await vi.waitFor(() => expect(both.map(({ moves }) => moves)).toEqual([1, 1]));
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

test("what is read of a match while it is deleted does not stay", async () => {
  let deleted = async () => {};
  const wrap = (store: Store): Store => ({
    read: (id) => store.read(id),
    append: (id, events) => store.append(id, events),
    async delete(id) {
      await deleted();
      await store.delete(id);
    },
  });
  const worker = await new Device().window({ wrap });
  const id = await begun(worker, "cable-car", 2);
  deleted = async () => void (await lookOf(worker, id, tokenOf(0)));
  expect(await worker.answer({ call: "forget", asked: { id } })).toMatchObject({ ok: true });
  expect(await worker.answer({ call: "look", asked: { id, token: null, have: 0 } })).toMatchObject({
    error: { code: "unknown-match" },
  });
});

test("a database that is deleted or closed under a window is opened anew", async () => {
  const worker = await new Device().window();
  const id = await begun(worker, "cable-car", 2);
  await lookOf(worker, id, tokenOf(0));
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase("endstation");
    deleting.onsuccess = resolve;
    deleting.onblocked = reject;
  });
  const command = { t: "cmd", id: "d".repeat(22), base: 0, action: { type: "resign" } } as const;
  expect(
    await worker.answer({ call: "command", asked: { id, token: tokenOf(0), command } }),
  ).toMatchObject({ error: { code: "unknown-match" } });
  const next = await begun(worker, "cable-car", 2);
  expect(await lookOf(worker, next, tokenOf(0))).toMatchObject({ place: 0 });
});
