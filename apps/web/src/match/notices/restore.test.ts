// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { createRoot } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../i18n/language.ts";
import { keepPush } from "../../net/push-memory.ts";
import { memorize, recall } from "../../sw/memory.ts";
import { useRestoredPush } from "./restore.ts";

vi.mock("../../net/notices.ts", () => ({
  fetchNotices: async () => ({ ok: true, value: { push: null, webhook: null } }),
  restorePush: async () => "on",
}));

beforeEach(async () => {
  localStorage.clear();
  await memorize("language", "before");
});

test("a match that tells this device does so in the page's language, whatever that becomes", async () => {
  keepPush("a", "a subscription");
  await speak("en");
  const end = createRoot((dispose) => {
    useRestoredPush("a", () => 0);
    return dispose;
  });
  await vi.waitFor(async () => expect(await recall("language")).toBe("en"));
  await speak("de");
  await vi.waitFor(async () => expect(await recall("language")).toBe("de"));
  end();
});

test("where no match tells this device, nothing is noted for its worker", async () => {
  await speak("en");
  const end = createRoot((dispose) => {
    useRestoredPush("a", () => 0);
    return dispose;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await recall("language")).toBe("before");
  end();
});
