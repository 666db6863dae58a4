import { CLOSE_CODES } from "@endstation/match";
import { expect, test, vi } from "vitest";
import { lookOf, mover, open, play } from "./test/pages.ts";
import { begun, Device, tokenOf } from "./test/window.ts";

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
