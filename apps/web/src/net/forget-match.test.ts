// @vitest-environment jsdom

import { makeMatchId } from "@endstation/match";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetMatch } from "./forget-match.ts";
import { inviteOf, keepInvite } from "./invite.ts";
import { keysOf, newKey, putKeyLast } from "./keys.ts";
import { type KnownMatch, matches, rememberMatch } from "./known-matches.ts";

const deleted = vi.hoisted(() => vi.fn());
vi.mock("./api.ts", () => ({ deleteMatchHere: deleted }));

/** The n-th match of this device alone, or with a key one of a server. */
const idOf = (n: number, key: Uint8Array | null = null) =>
  makeMatchId({ kind: 3, players: 2 }, new Uint8Array(16).fill(n), key);
const here = idOf(1);
const elsewhere = idOf(1, new Uint8Array(32));

const known = (id: string, at = 0): KnownMatch => ({
  id,
  game: "trambahn",
  others: [],
  phase: "over",
  at,
});
const listed = () => matches().map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  deleted.mockReset().mockResolvedValue({ reached: true, ok: true, value: null });
});

test.each([here, elsewhere])("a match is forgotten with all that was kept of it", async (id) => {
  rememberMatch(known(id));
  putKeyLast(id, newKey());
  keepInvite(id, "an invite");
  localStorage.setItem(`endstation.asked.${id}`, "3");
  expect(await forgetMatch(id)).toBe(true);
  expect(listed()).toEqual([]);
  expect(keysOf(id)).toEqual([]);
  expect(inviteOf(id)).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes(id))).toEqual([]);
  expect(deleted.mock.calls).toEqual(id === here ? [[here]] : []);
});

test.each([{ reached: false }, { reached: true, ok: false, error: { code: "internal" } }])(
  "a match of this device whose log stays ($reached) stays on the list",
  async (answer) => {
    rememberMatch(known(here));
    putKeyLast(here, newKey());
    deleted.mockResolvedValue(answer);
    expect(await forgetMatch(here)).toBe(false);
    expect(listed()).toEqual([here]);
    expect(keysOf(here)).toHaveLength(1);
  },
);

test("the oldest goes from a full list, one of this device once its log is deleted", async () => {
  deleted.mockResolvedValue({ reached: false });
  rememberMatch(known(here));
  for (let n = 2; n <= 51; n++) rememberMatch(known(idOf(n, new Uint8Array(32))));
  await vi.waitFor(() => expect(deleted).toHaveBeenCalledWith(here));
  expect(listed()).toContain(here);

  deleted.mockResolvedValue({ reached: true, ok: true, value: null });
  rememberMatch(known(elsewhere));
  await vi.waitFor(() => expect(listed()).toHaveLength(50));
  expect(listed()).not.toContain(here);
  expect(listed()).not.toContain(idOf(2, new Uint8Array(32)));
  expect(listed()[0]).toBe(elsewhere);
});
