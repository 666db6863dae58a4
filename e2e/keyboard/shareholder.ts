import { expect } from "@playwright/test";
import { TilePlayer } from "./tile-player.ts";

/** Someone at a table of The Companies. */
export class Shareholder extends TilePlayer {
  /** Previews the exchange for a share, which is read out, and makes it. */
  async exchange(source: "open" | "pile"): Promise<void> {
    await this.toLegalCell(1);
    await this.keys("m");
    await expect(this.focused).toHaveAccessibleName(/^The (open share|top of the)/);
    // The market is one tab stop, within which arrows lead on: two rows of four.
    await this.keys("ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft");
    await expect(this.focused).toHaveAccessibleName(/^The open share, \w+ 10 %/);
    await this.keys("ArrowRight", ...(source === "pile" ? ["ArrowDown"] : []));
    const share = source === "open" ? /^The open share, \w+ 20 %/ : /^The top of the 20 % pile/;
    await expect(this.focused).toHaveAccessibleName(share);
    await this.keys("Enter");
    const give = this.page.getByRole("button", { name: /^Give / });
    await this.hears(new RegExp(`^${(await give.textContent())!.trim().replace("+", "\\+")}`));
    await this.keys("Escape");
    await expect(give).toBeHidden();
    await this.keys("Enter");
    await expect(give).toBeVisible();
    await this.keys("Enter");
    const row = source === "open" ? "the open share," : "the pile:";
    await this.hears(new RegExp(`^You exchanged 20 % with ${row}`));
    await expect(this.focused).toHaveAccessibleName(/^The (open share|top of the)/);
  }

  /** Where nothing may be exchanged any more, Enter on a share says why. */
  async refusedShare(): Promise<void> {
    await this.toLegalCell(1);
    await this.keys("m");
    if ((await this.focused.getAttribute("aria-disabled")) !== "true") return;
    await this.keys("Enter");
    await this.hears(/no more exchanges\.$/);
    await expect(this.page.getByRole("button", { name: /^Give / })).toBeHidden();
  }
}
