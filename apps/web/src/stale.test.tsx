// @vitest-environment jsdom
import { render } from "@solidjs/testing-library";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "./i18n/language.ts";
import { reloadWhenStale } from "./stale.ts";
import { afterLoading } from "./ui/after-loading.ts";
import { later } from "./ui/later.tsx";
import { withWords } from "./ui/with-words.tsx";

const renew = vi.hoisted(() => vi.fn());
vi.mock("./shell/renew.ts", () => ({ renew }));

beforeAll(async () => {
  await Promise.all([speak("en"), need()]);
  reloadWhenStale();
});
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** An import that fails, as the build tells of one; gives whether the page is to be loaded anew. */
function failing() {
  let reloads: boolean | undefined;
  const load = async (): Promise<{ default: () => null }> => {
    reloads = !window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    throw new TypeError("Failed to fetch");
  };
  return { load, reloads: () => reloads };
}
type Load = ReturnType<typeof failing>["load"];

test.each<[string, (load: Load) => unknown]>([
  ["a part", (load) => later(load).load()],
  ["a page or screen", (load) => withWords(load).load()],
])("%s that is wanted and gone loads the page anew", async (_, ask) => {
  const { load, reloads } = failing();
  await Promise.resolve(ask(load)).catch(() => {});
  expect(reloads()).toBe(true);
});

test.each<[string, (load: Load) => unknown]>([
  ["a part in advance", (load) => later(load).preload()],
  ["a page or screen in advance", (load) => withWords(load).preload()],
  [
    "what a page does not wait for",
    (load) => {
      render(() => {
        afterLoading(load, () => {});
        return null;
      });
    },
  ],
])("%s that is gone leaves the page as it is, and does not reject", async (_, ask) => {
  const { load, reloads } = failing();
  await ask(load);
  expect(reloads()).toBe(false);
});

test("what failed in advance is asked for again, and reloads the page, when it is wanted", async () => {
  const { load, reloads } = failing();
  const screen = withWords(load);
  await screen.preload();
  expect(reloads()).toBe(false);
  await expect(screen.load()).rejects.toThrow("Failed to fetch");
  expect(reloads()).toBe(true);
});
