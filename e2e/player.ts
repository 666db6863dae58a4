import { expect, type Locator, type Page } from "@playwright/test";

/** How a player acts: by trusted input events of one kind only. */
export type Means = "mouse" | "touch" | "keys";

/** Someone at a device, who sees what the page shows and acts as people do. */
export class Player {
  readonly name: string;
  readonly page: Page;
  readonly means: Means;

  constructor(name: string, page: Page, means: Means) {
    this.name = name;
    this.page = page;
    this.means = means;
  }

  /** Takes a seat, in the dialog that an invite opens by itself. */
  async join(): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    const field = dialog.getByRole("textbox", { name: "Your name" });
    await expect(field).toBeFocused();
    await this.page.keyboard.type(this.name);
    await this.press(dialog.getByRole("button", { name: "Take a seat" }));
    await expect(dialog).toBeHidden();
    await expect(this.page.getByRole("listitem").filter({ hasText: this.name })).toBeVisible();
  }

  /** Presses a button or a link. */
  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    if (this.means === "mouse") await target.click();
    if (this.means === "touch") await target.tap();
    if (this.means === "keys") {
      await this.tabTo(target);
      await this.page.keyboard.press("Enter");
    }
  }

  async isToMove(): Promise<boolean> {
    return await this.page.getByRole("button", { name: /^(Lay on|Choose a cell)/ }).isVisible();
  }

  /** Lays the tile at hand on one of the cells where the page says that it may lie. */
  async lay(pick: number): Promise<void> {
    const confirm = this.page.getByRole("button", { name: /^Lay on/ });
    if (this.means === "keys") {
      const cells = this.#openCells();
      await expect(cells.first()).toBeAttached();
      const which = pick % (await cells.count());
      await this.tabTo(this.page.getByRole("gridcell").and(this.page.locator("[tabindex='0']")));
      for (let i = 0; i <= which % 5; i++) await this.page.keyboard.press("PageDown");
      await this.page.keyboard.press("Enter");
      await expect(confirm).toBeVisible();
      await this.page.keyboard.press("Enter");
    } else {
      await this.ghost(pick);
      // A second press of the cell lays the tile too.
      if (pick % 2 === 0) await this.press(confirm);
      else {
        // A person looks first; what comes sooner is taken for a double tap.
        await this.page.waitForTimeout(700);
        await this.#point(this.page.getByRole("gridcell", { name: /preview/ }));
      }
    }
    await expect(confirm).toBeHidden();
  }

  /** Shows what the tile at hand would do on one of its cells. */
  async ghost(pick: number): Promise<void> {
    const cells = this.#openCells();
    await expect(cells.first()).toBeAttached();
    const cell = cells.nth(pick % (await cells.count()));
    const name = (await cell.getAttribute("aria-label"))!.slice(0, 2);
    await this.#point(cell);
    await expect(this.page.getByRole("button", { name: `Lay on ${name}` })).toBeVisible();
  }

  /** The cells on which the tile at hand may lie, save for the one where it is previewed. */
  #openCells(): Locator {
    return this.page.getByRole("gridcell", { name: /your tile may lie here/ });
  }

  /** Draws the top tile, which must then be laid. */
  async draw(): Promise<void> {
    await this.press(this.page.getByRole("button", { name: /Draw instead/ }));
    await this.press(this.page.getByRole("button", { name: "Draw a tile" }));
    await expect(this.page.getByRole("button", { name: /Drawn tile/ })).toBeVisible();
  }

  async tabTo(target: Locator): Promise<void> {
    for (let i = 0; i < 60; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${target}.`);
  }

  /** The board takes pointers by their place, not by the cell's element. */
  async #point(cell: Locator): Promise<void> {
    // Waits until it stands still, too.
    await cell.scrollIntoViewIfNeeded();
    const seen = this.page.getByRole("button", { name: "Seen", exact: true });
    let [x, y] = [0, 0];
    const isFree = async () => {
      // What has changed since the last look may lie over a phone's board.
      if (await seen.isVisible()) await this.press(seen);
      const box = (await cell.boundingBox())!;
      [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return await cell.evaluate(
        (one, [x, y]) =>
          document.elementFromPoint(x!, y!)?.closest("table") === one.closest("table"),
        [x, y],
      );
    };
    await expect.poll(isFree).toBe(true);
    if (this.means === "touch") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }
}

/** Lays tiles, each as soon as the others have let it be the player's turn. */
export async function play(
  player: Player,
  until: (laid: number) => Promise<boolean>,
): Promise<void> {
  for (let laid = 0; ; laid++) {
    await expect.poll(async () => (await until(laid)) || (await player.isToMove())).toBe(true);
    if (await until(laid)) return;
    await player.lay(2 * laid);
  }
}

/** What a match is created with; what is not named stays as the start page has it. */
export interface Creation {
  readonly game?: string;
  readonly players?: string;
  readonly lie?: string;
}

/** A match made and joined by its host, from the start page on; gives the link that invites. */
export async function createAndJoin(host: Player, creation: Creation = {}): Promise<string> {
  const { page } = host;
  await page.goto("/");
  const choose = async (group: string, name: string | undefined) => {
    if (name === undefined) return;
    const choices = page.getByRole("group", { name: group });
    await choices.getByRole("radio", { name: new RegExp(`^${name}`) }).click();
  };
  await choose("Game", creation.game);
  await choose("Players", creation.players);
  await choose("Tiles lie", creation.lie);
  await host.press(page.getByRole("button", { name: "Create and invite" }));
  await host.join();
  return await page.getByRole("textbox", { name: "Link to this match" }).inputValue();
}

/** Two at a table that has just been started: the one to move, and the other. */
export async function duel(
  device: () => Promise<Page>,
  { lie = "as printed" } = {},
): Promise<{ mover: Player; other: Player }> {
  const mira = new Player("Mira", await device(), "mouse");
  const jan = new Player("Jan", await device(), "mouse");
  await jan.page.goto(await createAndJoin(mira, { lie }));
  await jan.join();
  await mira.press(mira.page.getByRole("button", { name: "Start with two" }));
  for (const { page } of [mira, jan]) await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(async () => (await mira.isToMove()) !== (await jan.isToMove())).toBe(true);
  return (await mira.isToMove()) ? { mover: mira, other: jan } : { mover: jan, other: mira };
}
