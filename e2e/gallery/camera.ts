import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
export const THEMES = ["light", "dark"] as const;
export const LANGUAGES = ["en", "de"] as const;

interface Framing {
  /** The whole page rather than what the window shows. */
  readonly whole?: boolean;
  /** Where a page can not change its language, or a state does not survive that. */
  readonly languages?: readonly string[];
  /** Brings about anew what ends with a change of language. */
  readonly anew?: () => Promise<void>;
}

/** Up to this width a screen is a finger's. */
const TOUCH_WIDTH = 768;
/** What a change of size, theme or language takes to come to rest, beside its animations; in ms. */
const REST_MS = 120;

/** Takes the pictures of one screen into a folder: each state in all sizes, themes and languages. */
export class Camera {
  readonly #folder: string;
  #states = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** A file for a picture of a state; they are numbered in the order in which they are made. */
  file(state: string, variant: string): string {
    return join(this.#folder, `${String(this.#states).padStart(2, "0")} ${state}.${variant}.png`);
  }

  /** Begins another state. */
  next(): void {
    this.#states++;
  }

  /**
   * Takes a state as it stands. It is made once: language, theme and size change on the living
   * page, as they do for a player, and are what they were when all pictures are taken.
   */
  async shoot(page: Page, state: string, framing: Framing = {}): Promise<void> {
    const { whole = false, languages = LANGUAGES, anew } = framing;
    this.next();
    const touch = await page.context().newCDPSession(page);
    const [before, size] = [await languageOf(page), page.viewportSize()!];
    for (const language of languages) {
      await speak(page, language);
      await anew?.();
      for (const { width, height } of SIZES) {
        await touch.send("Emulation.setTouchEmulationEnabled", { enabled: width <= TOUCH_WIDTH });
        await page.setViewportSize({ width, height });
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          await rest(page);
          if (whole) await unroll(page, { width, height });
          const path = this.file(state, `${width}.${colorScheme}.${language}`);
          await page.screenshot({ path, animations: "disabled" });
          if (whole) await page.setViewportSize({ width, height });
        }
      }
    }
    await touch.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await touch.detach();
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: null });
    await speak(page, before);
  }
}

/** Lets a page load every language, which it can not once its network is gone. */
export async function loadLanguages(page: Page): Promise<void> {
  const before = await languageOf(page);
  for (const language of LANGUAGES) await speak(page, language);
  await speak(page, before);
}

const languageOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);

/** Changes the language of a living page, as another tab would. */
async function speak(page: Page, language: string): Promise<void> {
  if ((await languageOf(page)) === language) return;
  await page.evaluate((tag) => {
    const key = "endstation.settings";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, language: tag }));
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }, language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
}

/** Makes the window as high as the page, so that what sticks to its edges lies where it belongs. */
async function unroll(page: Page, size: { width: number; height: number }): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole <= size.height) return;
  await page.setViewportSize({ width: size.width, height: whole });
  await rest(page);
}

async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(REST_MS);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
