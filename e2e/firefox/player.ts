import type { Page } from "puppeteer-core";

/** The cells where the tile at hand may lie. */
const LEGAL = '[role="gridcell"][aria-label*="your tile may lie here"]';
/** The main button of the table, which names its deed. */
const MAIN = "[data-actions] button";

/** Whether the main button of the page names one of some deeds; runs in the page. */
const offers = (main: string, deeds: string) =>
  new RegExp(`^(${deeds})`).test(document.querySelector(main)?.textContent?.trim() ?? "");

/**
 * Someone at a Firefox, who waits for what the page shows and acts by real input. Each first turns
 * to the own window, for the keyboard is with the one in front.
 */
export class Player {
  readonly name: string;
  readonly page: Page;

  constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
  }

  /** Presses what has this role and exactly this accessible name. */
  async press(role: "button" | "radio" | "link", name: string): Promise<void> {
    await this.page.bringToFront();
    await this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
  }

  /** Takes a seat, in the dialog that an invite opens by itself. */
  async join(): Promise<void> {
    await this.page.bringToFront();
    await this.page.waitForSelector("dialog input:focus");
    await this.page.keyboard.type(this.name);
    await this.press("button", "Take a seat");
    await this.page.waitForSelector("dialog", { hidden: true });
  }

  /** Waits until this text stands on the page. */
  async reads(text: string): Promise<void> {
    await this.page.waitForSelector(`::-p-text(${text})`, { visible: true });
  }

  /** Resolves when it is this player's turn to lay a tile. */
  async toMove(signal?: AbortSignal): Promise<void> {
    await this.#offered("Lay on|Choose a cell", signal);
  }

  /** Lays the tile at hand on one of the cells where it may lie, by mouse or by keys. */
  async lay(pick: number, means: "mouse" | "keys"): Promise<void> {
    await this.page.bringToFront();
    await this.page.waitForSelector(LEGAL);
    if (means === "mouse") {
      await this.#point(pick);
      await this.#offered("Lay on");
      await this.page.locator(MAIN).click();
    } else {
      await this.page.focus('[role="gridcell"][tabindex="0"]');
      for (let i = 0; i <= pick % 4; i++) await this.page.keyboard.press("PageDown");
      await this.page.keyboard.press("Enter");
      await this.#offered("Lay on");
      await this.page.keyboard.press("Enter");
    }
    // Of two, the other is to move now, or the result has taken the table's place.
    await this.page.waitForFunction(
      (main) => !/^(Lay on|Choose)/.test(document.querySelector(main)?.textContent?.trim() ?? ""),
      {},
      MAIN,
    );
  }

  /** The board takes pointers by their place, not by the cell's element. */
  async #point(pick: number): Promise<void> {
    const cells = await this.page.$$(LEGAL);
    const cell = cells[pick % cells.length]!;
    await cell.scrollIntoView();
    const box = (await cell.boundingBox())!;
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  async #offered(deeds: string, signal?: AbortSignal): Promise<void> {
    await this.page.waitForFunction(offers, { ...(signal && { signal }) }, MAIN, deeds);
  }
}

/** Whoever's turn it is first. */
export async function mover(players: readonly Player[]): Promise<Player> {
  const others = new AbortController();
  const waits = players.map(async (player) => {
    await player.toMove(others.signal);
    return player;
  });
  try {
    return await Promise.any(waits);
  } finally {
    others.abort();
  }
}
