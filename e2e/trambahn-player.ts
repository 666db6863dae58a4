import { expect, type Locator } from "@playwright/test";
import { Player } from "./player.ts";

/** Someone at a table of Trambahn. */
export class TrambahnPlayer extends Player {
  override async isToMove(): Promise<boolean> {
    return (await this.#turn().count()) > 0;
  }

  /** One whole turn: a passenger, a stop and a tram where the page offers them, and the end. */
  async turn(number: number): Promise<void> {
    await this.#passenger();
    if (!(await this.isToMove())) {
      // The tenth ride is shown first, then the result takes the table's place.
      await expect(this.#result()).toBeVisible();
      return;
    }
    if (number === 2) await this.#takeBack();
    await this.#stop(number);
    await this.#tram();
    await this.#end();
  }

  async isOver(): Promise<boolean> {
    return await this.#result().isVisible();
  }

  async #passenger(): Promise<void> {
    const card = this.#cards().first();
    // An empty hand lays nobody.
    if ((await card.count()) === 0) return;
    await this.#pick(0);
    const terminus = this.page.getByRole("button", { name: /sends the conductor here/ }).first();
    const lay = this.#deed(/^Lay 1 passenger/);
    await expect(lay.or(terminus).first()).toBeVisible();
    if (await terminus.isVisible()) await this.press(terminus);
    const count = await this.#cards().count();
    await this.press(lay);
    await expect(lay).toBeHidden();
    // The tenth ride ends the game, and the result takes the place of the hand.
    await expect(this.#cards().nth(count - 1)).toBeHidden();
  }

  /** Lays the first card that the page lets it lay, or starts a line with one. */
  async #stop(number: number): Promise<void> {
    if (number % 3 === 2) return;
    const step = this.#deed(/^On to stops/);
    if (await step.isVisible()) await this.press(step);
    const count = await this.#cards().count();
    for (let i = 0; i < Math.min(count, 3); i++) {
      await this.#pick(i);
      const lay = this.#deed(/^(Lay|Start) /);
      if ((await lay.isVisible()) && (await lay.isEnabled())) {
        await this.press(lay);
        await expect(this.#cards()).toHaveCount(count - 1);
        return;
      }
      await this.press(this.page.getByRole("button", { name: "Clear" }));
    }
  }

  /** Chooses a card of the hand: what may be done with it is on the page from then on. */
  async #pick(index: number): Promise<void> {
    await this.press(this.#cards().nth(index));
    await expect(this.#cards().nth(index)).toHaveAttribute("aria-pressed", "true");
  }

  async #tram(): Promise<void> {
    const tram = this.page.getByRole("button", { name: /tram ×/ }).first();
    if ((await tram.count()) === 0) return;
    if ((await tram.getAttribute("aria-disabled")) === "true") return;
    await this.press(tram);
    const buy = this.#deed(/^Buy for/);
    if (!((await buy.isVisible()) && (await buy.isEnabled()))) return;
    await this.press(buy);
    await expect(buy).toBeHidden();
  }

  /** What was done last in this turn is taken back, and done again. */
  async #takeBack(): Promise<void> {
    await this.press(this.page.getByRole("button", { name: "Undo" }));
    await expect(this.page.getByText("Lay one or two cards at the termini.")).toBeVisible();
    await this.#passenger();
  }

  async #end(): Promise<void> {
    await this.press(this.page.getByRole("button", { name: "End turn", disabled: false }).first());
    const anyway = this.page.getByRole("dialog").getByRole("button", { name: "End the turn" });
    // At a shared device the curtain falls at once.
    const waits = this.page
      .getByRole("button", { name: "Not your turn" })
      .or(this.page.getByRole("heading", { name: /^Hand over to / }));
    await expect(anyway.or(waits).first()).toBeVisible();
    if (await anyway.isVisible()) await this.press(anyway);
    await expect(waits).toBeVisible();
  }

  /** The table's heading, where it is this player's turn. */
  #turn(): Locator {
    return this.page.getByRole("heading", { name: "Your turn", level: 1 });
  }

  #result(): Locator {
    return this.page.getByRole("region", { name: "Final scores, line by line" });
  }

  #cards(): Locator {
    return this.page.getByRole("toolbar", { name: "Your hand" }).getByRole("button");
  }

  #deed(name: RegExp): Locator {
    return this.page.getByRole("button", { name });
  }
}
