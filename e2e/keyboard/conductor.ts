import { expect } from "@playwright/test";
import { KeyboardPlayer } from "./keyboard-player.ts";

/** Someone at a table of Trambahn. */
export class Conductor extends KeyboardPlayer {
  readonly cards = this.page.getByRole("toolbar", { name: "Your hand" }).getByRole("button");
  readonly main = this.page.getByRole("button", {
    name: /^(Lay|Start|Bank|Buy|On to|End turn|Choose|Cannot)/,
  });

  override async isToMove(): Promise<boolean> {
    return (await this.page.getByRole("heading", { name: "Your turn", level: 1 }).count()) > 0;
  }

  /** The main button, by what it would do now. */
  deed(name: RegExp) {
    return this.page.getByRole("button", { name });
  }

  /** A passenger by H, arrows, Home and End; a conductor is sent on its way by T and arrows. */
  async passenger(turn: number): Promise<void> {
    const count = await this.cards.count();
    if (count === 0) return;
    await this.keys("h", "Home");
    await expect(this.cards.first()).toBeFocused();
    if (turn % 3 === 1) {
      await this.keys("End");
      await expect(this.cards.last()).toBeFocused();
      await this.keys("ArrowLeft", "ArrowRight");
      await expect(this.cards.last()).toBeFocused();
    }
    const name = (await this.focused.getAttribute("aria-label"))!;
    await this.keys("Enter");
    await expect(this.focused).toHaveAttribute("aria-pressed", "true");
    if (name === "conductor") {
      await this.hears(/^Tap the terminus/);
      await this.keys("t", "ArrowRight");
      await expect(this.focused).toHaveAccessibleName(/sends the conductor here$/);
      await this.keys("Enter");
    }
    await expect(this.deed(/^Lay 1 passenger/)).toBeEnabled();
    await this.keys("d");
    await this.hears(new RegExp(`^You laid (${name}|a conductor) at terminus `));
    await expect(this.cards.nth(count - 1)).toBeHidden();
  }

  /** Takes the passenger back by U, which is read out, and lays one again. */
  async takesBack(turn: number): Promise<void> {
    await this.keys("u");
    await this.hears(/^You took back 1 move\./);
    await this.passenger(turn);
  }

  /** Goes on to stops, and lays the first card that may be laid; else hears why it may not. */
  async stop(): Promise<void> {
    if (await this.deed(/^On to stops/).isVisible()) await this.keys("d");
    const count = await this.cards.count();
    for (let i = 1; i <= Math.min(count, 3); i++) {
      await this.keys(String(i));
      await expect(this.cards.nth(i - 1)).toHaveAttribute("aria-pressed", "true");
      if (await this.deed(/^(Lay|Start) /).isVisible()) {
        await this.keys("d");
        await this.hears(/^You (laid|started) /);
        await expect(this.cards.nth(count - 1)).toBeHidden();
        return;
      }
      await this.hears(/^(No |Stops must|A line has one colour)/);
      await this.keys("Escape");
      await expect(this.cards.nth(i - 1)).toHaveAttribute("aria-pressed", "false");
    }
  }

  /** Puts a card on the money. */
  async bank(): Promise<void> {
    const onwards = this.deed(/^On to (stops|income)/);
    for (let i = 0; i < 2 && (await onwards.isVisible()); i++) await this.keys("d");
    const count = await this.cards.count();
    if (count === 0) return;
    await this.keys("1");
    if (!(await this.deed(/^Bank 1 card/).isVisible())) return this.keys("Escape");
    await this.keys("d");
    await this.hears(/^You put \d+ cards? on the money\./);
    await expect(this.cards.nth(count - 1)).toBeHidden();
  }

  /** Buys the first tram on offer that can be paid. */
  async buy(): Promise<void> {
    await this.keys("b");
    await expect(this.focused).toHaveAccessibleName(/tram/);
    if ((await this.focused.getAttribute("aria-disabled")) === "true") return;
    await this.keys("Enter");
    if (!(await this.deed(/^Buy for/).isVisible())) return this.keys("Escape");
    await this.keys("d");
    await this.hears(/^You bought a /);
  }

  /** Ends the turn; where lines would close down, it is asked once, and the focus is there. */
  async end(): Promise<void> {
    await this.keys("e");
    const sure = this.page.getByRole("dialog").getByRole("button", { name: "End the turn" });
    const waits = this.page.getByRole("button", { name: "Not your turn" });
    await expect(sure.or(waits).first()).toBeVisible();
    if (await sure.isVisible()) await this.press(sure);
    await this.hears(/^You ended the turn/);
  }

  /** Letters lead to the lines, the sheet and the list of keys, and Esc back. */
  async looksAround(): Promise<void> {
    await this.keys("h", "s");
    await expect(this.page.getByRole("dialog", { name: "Score sheet" })).toBeVisible();
    await this.keys("Escape");
    await expect(this.page.getByRole("dialog")).toBeHidden();
    await this.keys("?");
    await expect(this.page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await this.keys("Escape");
    await expect(this.page.getByRole("dialog")).toBeHidden();
    await expect(
      this.page.getByRole("toolbar", { name: "Your hand" }).locator(":focus"),
    ).toHaveCount(1);
  }
}
