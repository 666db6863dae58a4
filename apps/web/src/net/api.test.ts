import { makeMatchId } from "@endstation/match";
import { afterEach, expect, test, vi } from "vitest";
import {
  type Answering,
  call,
  createMatch,
  fetchRecord,
  fetchWelcome,
  postCommand,
} from "./api.ts";

const id = makeMatchId({ kind: 1, players: 2 }, new Uint8Array(16), new Uint8Array(32));

/** A network that swallows packets: nothing comes of a request but by its signal. */
const swallow = (_: string, init?: RequestInit) =>
  new Promise<never>((_, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal!.reason));
  });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ASKED: Record<string, () => Promise<{ ok: boolean } | Answering<unknown>>> = {
  "a new match": () => createMatch({ game: "trambahn", options: {} }),
  "a record": () => fetchRecord(id),
  "a look": () => fetchWelcome(id, { have: 0 }),
  "a command": () =>
    postCommand(id, { t: "cmd", id: "a", base: 0, action: { type: "host", place: 0 } }, null),
  "anything else": () => call("/api/push-key"),
};

test.each(Object.entries(ASKED))("%s that no answer comes to is given up", async (_, ask) => {
  vi.stubGlobal("fetch", vi.fn(swallow));
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  const asked = ask();
  expect(timeout).toHaveBeenCalledWith(10_000);
  patience.abort();
  const answer = await asked;
  expect("ok" in answer ? answer.ok : answer.reached).toBe(false);
});
