import { expect, type Page } from "@playwright/test";

/**
 * Hears a page as a screen reader does, from its next load on: what its live regions come to say.
 * Only what changes within a region counts, as a region that comes with its text is not read out.
 */
export async function listenTo(page: Page): Promise<Heard> {
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    all: () => page.evaluate(() => (window as unknown as Listening).heard.slice()),
    take: () => page.evaluate(() => (window as unknown as Listening).heard.splice(0)),
  };
}

/** What has been read out on a page. */
export interface Heard {
  /** All of it, in order. */
  all(): Promise<string[]>;
  /** What has come since this was last asked for; afterwards it is forgotten. */
  take(): Promise<string[]>;
}

interface Listening {
  heard: string[];
}

/** Runs in the page. */
function listen(): void {
  if ("heard" in window) return;
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver((changes) => {
    const regions = changes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[role="status"], [role="alert"], [aria-live]');
    });
    for (const region of new Set(regions)) if (region?.textContent) heard.push(region.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * That all of `told` was read out, in this order. A sentence that follows itself changes nothing
 * in its region and is read out once. What happened before the table stood there is not: at most
 * the first `before` sentences.
 */
export function expectHeard(
  heard: readonly string[],
  told: readonly string[],
  { before = 0 } = {},
): void {
  const once = (texts: readonly string[]) => texts.filter((text, i) => text !== texts[i - 1]);
  const all = once(told);
  const kept = once(heard.filter((text) => all.includes(text)));
  const missing = all.indexOf(kept[0] ?? "");
  expect(missing).toBeGreaterThanOrEqual(0);
  expect(missing).toBeLessThanOrEqual(before);
  expect(kept).toEqual(all.slice(missing));
}
