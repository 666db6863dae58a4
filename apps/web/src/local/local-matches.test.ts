import { checkRecord, GAMES, type GameId, gameOf } from "@endstation/engine";
import { CLOSE_CODES, type MatchEvent } from "@endstation/match";
import { afterEach, describe, expect, test, vi } from "vitest";
import { EventStore } from "./event-store.ts";
import type { LocalMatches, Store } from "./local-matches.ts";
import { BROKEN } from "./messages.ts";
import { act, beganAgainst, begun, Device, Page, tokenOf } from "./test/window.ts";

const pages: Page[] = [];
function open(...of: ConstructorParameters<typeof Page>): Page {
  const page = new Page(...of);
  pages.push(page);
  return page;
}
afterEach(() => {
  for (const page of pages.splice(0)) page.leave();
});

/** The page that is to move. */
async function mover(of: readonly Page[]): Promise<Page> {
  return await vi.waitFor(() => {
    const page = of.find((one) => one.client.welcomed && one.legalMoves().length > 0);
    if (!page) throw new Error("Nobody is to move.");
    return page;
  });
}

/** The page that is to move; `null` after the end. */
async function moverOrEnd(of: readonly Page[]): Promise<Page | null> {
  await vi.waitFor(() => expect(of.every(({ client }) => client.welcomed)).toBe(true));
  await vi.waitFor(() => expect(new Set(of.map(({ moves }) => moves)).size).toBe(1));
  return of.some(({ client }) => client.status?.over) ? null : await mover(of);
}

const play = ({ client }: Page, move: string) => client.do({ type: "move", moves: [move] });

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

async function lookOf(worker: LocalMatches, id: string, token: string) {
  const look = await worker.answer({ call: "look", asked: { id, token, have: 100_000 } });
  if (!look.ok) throw new Error(look.error.message);
  return look.value;
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

test("what is played in one window is seen in the other", async () => {
  const device = new Device();
  const [one, two] = [await device.window(), await device.window()];
  const id = await begun(one, "cable-car", 2);
  const both = [open(one, id, 0), open(two, id, 1)];
  for (let ply = 1; ply <= 6; ply++) {
    const page = await mover(both);
    expect(await play(page, page.legalMoves()[0]!)).toBeNull();
    const other = both.find((one) => one !== page)!;
    await vi.waitFor(() => expect(other.closed).toHaveLength(Math.ceil(ply / 2)));
    other.open();
    await vi.waitFor(() => expect(other.moves).toBe(ply));
  }
});

test("a window that has slept cannot play against what was played meanwhile", async () => {
  const device = new Device();
  const [awake, asleep] = [await device.window(), await device.window({ deaf: true })];
  const id = await begun(awake, "cable-car", 2);
  const stale = [open(asleep, id, 0), open(asleep, id, 1)];
  const sleeper = await mover(stale);
  const fresh = await mover([open(awake, id, 0), open(awake, id, 1)]);
  const [first, second] = fresh.legalMoves();
  expect(await play(fresh, first!)).toBeNull();
  const answered = play(sleeper, second!);
  await vi.waitFor(() => expect(sleeper.closed).toEqual([1012]));
  sleeper.open();
  expect(await answered).toMatchObject({ code: "stale" });
  expect(sleeper.client.table?.moves.map(({ move }) => move)).toEqual([first]);
});

test("a command is done once, however often and in whatever window it is sent", async () => {
  const device = new Device();
  const [one, two] = [await device.window(), await device.window({ deaf: true })];
  const id = await begun(one, "cable-car", 2);
  await lookOf(two, id, tokenOf(0));
  const command = {
    t: "cmd",
    id: "c".repeat(22),
    base: 0,
    action: { type: "resign" },
  } as const;
  const asked = { id, token: tokenOf(0), command };
  const first = await one.answer({ call: "command", asked });
  expect(first).toMatchObject({ ok: true, value: { ok: true } });
  expect(await two.answer({ call: "command", asked })).toEqual(first);
});

test("a match that is deleted is gone in every window, and nothing brings it back", async () => {
  const device = new Device();
  const [one, two] = [await device.window(), await device.window({ deaf: true })];
  const id = await begun(one, "cable-car", 2);
  const page = open(one, id, 0);
  const late = await mover([open(two, id, 0), open(two, id, 1)]);
  await vi.waitFor(() => expect(page.client.welcomed).toBe(true));
  expect(await one.answer({ call: "forget", asked: { id } })).toEqual({ ok: true, value: null });
  await vi.waitFor(() => expect(page.closed).toEqual([CLOSE_CODES.gone]));
  void play(late, late.legalMoves()[0]!);
  await vi.waitFor(() => expect(late.closed).toEqual([1012]));
  late.open();
  await vi.waitFor(() => expect(late.closed).toEqual([1012, CLOSE_CODES.gone]));
  expect(await two.answer({ call: "look", asked: { id, token: null, have: 0 } })).toMatchObject({
    ok: false,
    error: { code: "unknown-match" },
  });
});

test("whoever comes while another window plays follows the match as it is now", async () => {
  const device = new Device();
  const [one, two] = [await device.window(), await device.window()];
  const id = await begun(one, "cable-car", 2);
  const page = await mover([open(one, id, 0), open(one, id, 1)]);
  await lookOf(two, id, tokenOf(0));
  // On its way to a room that the other window's move ends in this very moment.
  const late = open(two, id, 0);
  two.drop(id);
  expect(await play(page, page.legalMoves()[0]!)).toBeNull();
  await vi.waitFor(() => expect(late.closed).toEqual([1012]));
  late.open();
  await vi.waitFor(() => expect(late.moves).toBe(1));
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
