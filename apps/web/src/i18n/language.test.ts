// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";

/** Whether a volume can be loaded just now, by language and name. */
let isGone = (_path: string): boolean => false;
vi.mock("#every-language", () => ({
  everyLanguage: (folders: Record<string, unknown>) =>
    Object.fromEntries(
      Object.keys(folders).map((path) => [
        path,
        async () => {
          if (isGone(path)) throw new Error(`gone: ${path}`);
          return { [path]: true };
        },
      ]),
    ),
}));

/** The module as a page finds it that is opened. */
let page: typeof import("./language.ts");
beforeEach(async () => {
  isGone = () => false;
  vi.resetModules();
  page = await import("./language.ts");
});

const isHere = (tag: string, volume: string) => `./${tag}/volumes/${volume}.ts` in page.t();

test("a volume that fails keeps no other one back, and may be asked for again", async () => {
  await page.speak("en");
  isGone = (path) => path.endsWith("aside.ts");
  await expect(page.need("aside")).rejects.toThrow("gone");
  await page.need("table");
  expect(isHere("en", "table")).toBe(true);
  isGone = () => false;
  await page.need("aside");
  expect(isHere("en", "aside")).toBe(true);
});

test("a language that does not come leaves the one on the screen whole", async () => {
  await page.speak("en");
  isGone = (path) => path.startsWith("./de/");
  await expect(page.speak("de")).rejects.toThrow("gone");
  expect(page.language()).toBe("en");
  await page.need("table");
  expect(isHere("en", "table")).toBe(true);
  isGone = () => false;
  await page.speak("de");
  expect(page.language()).toBe("de");
  expect(isHere("de", "table")).toBe(true);
});

test("what is needed while a language fails to come is there in that on the screen", async () => {
  await page.speak("en");
  isGone = (path) => path.startsWith("./de/");
  const speaking = expect(page.speak("de")).rejects.toThrow("gone");
  await page.need("table");
  await speaking;
  expect(isHere("en", "table")).toBe(true);
});

test("what is needed while a language is on its way is there in both", async () => {
  await page.speak("en");
  const speaking = page.speak("de");
  const needed = page.need("table");
  expect(page.language()).toBe("en");
  await Promise.all([speaking, needed]);
  expect(page.language()).toBe("de");
  expect(isHere("de", "table")).toBe(true);
});

test("the worker that shows messages is told of a language that is chosen", async () => {
  await page.speak("en");
  await page.choose("de");
  const { recall } = await import("../sw/memory.ts");
  expect(await recall("language")).toBe("de");
});
