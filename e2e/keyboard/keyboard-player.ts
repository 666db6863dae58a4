import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { type Heard, listenTo } from "../heard.ts";
import { Player } from "../player.ts";
import type { Saved } from "../told.ts";

/** Someone who plays with the keyboard alone, and hears what is read out. */
export class KeyboardPlayer extends Player {
  #heard: Heard | undefined;
  /** How much had been read out before the last keys. */
  #before = 0;

  constructor(name: string, page: Page) {
    super(name, page, "keys");
  }

  /** Begins a match against a bot on this device, from the start page on. */
  async begin(game: string, level: string): Promise<void> {
    const { page } = this;
    await page.goto("/");
    this.#heard = await listenTo(page);
    await this.choose("Game", new RegExp(`^${game}`));
    await this.choose("With people or bots", "On this device");
    await this.tabTo(page.getByRole("textbox", { name: "Name of player 1" }));
    await page.keyboard.type(this.name);
    const who = page.getByRole("combobox", { name: "Player 2" });
    await this.tabTo(who);
    await page.keyboard.type(level);
    await expect(who.locator(":checked")).toHaveText(new RegExp(`^${level} bot, `));
    await this.press(page.getByRole("button", { name: "Start" }));
    await expect(page).toHaveURL(/\/g\/\S+$/);
  }

  /** Chooses one of a group of radio buttons: Tab leads to the group, arrows within it. */
  async choose(group: string, name: string | RegExp): Promise<void> {
    const radios = this.page.getByRole("group", { name: group }).getByRole("radio");
    const wanted = this.page.getByRole("group", { name: group }).getByRole("radio", { name });
    await this.tabTo(radios.and(this.page.locator(":checked")));
    for (let i = 0; i < (await radios.count()) && !(await wanted.isChecked()); i++) {
      await this.page.keyboard.press("ArrowRight");
    }
    await expect(wanted).toBeChecked();
  }

  /** Presses keys, one after the other; `hears` is asked for what has been read out since. */
  async keys(...keys: readonly string[]): Promise<void> {
    this.#before = (await this.heard()).length;
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What has the focus. */
  get focused(): Locator {
    return this.page.locator(":focus");
  }

  /** All that has been read out so far. */
  heard(): Promise<string[]> {
    return this.#heard!.all();
  }

  /** Waits until something has been read out since the last keys. */
  async hears(text: string | RegExp): Promise<void> {
    const pattern = typeof text === "string" ? text : expect.stringMatching(text);
    const since = async () => (await this.heard()).slice(this.#before);
    await expect.poll(since).toContainEqual(pattern);
  }

  async isOver(): Promise<boolean> {
    return await this.page.getByRole("button", { name: "Save the record" }).isVisible();
  }

  /** Waits for the own turn; `false` where the game is over instead. */
  async awaitsTurn(): Promise<boolean> {
    await expect.poll(async () => (await this.isOver()) || (await this.isToMove())).toBe(true);
    return !(await this.isOver());
  }

  /** The record of the game, saved from its result. */
  async save(): Promise<Saved> {
    const download = this.page.waitForEvent("download");
    await this.press(this.page.getByRole("button", { name: "Save the record" }));
    return JSON.parse(readFileSync(await (await download).path(), "utf8"));
  }
}
