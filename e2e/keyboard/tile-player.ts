import { expect } from "@playwright/test";
import { laidTiles } from "../board.ts";
import { KeyboardPlayer } from "./keyboard-player.ts";

/** Someone at a board of tiles. */
export class TilePlayer extends KeyboardPlayer {
  get cell() {
    return this.page.locator("[role=gridcell]:focus");
  }

  /** The board by Tab, and from there to a cell where the tile may lie. */
  async toLegalCell(steps: number): Promise<void> {
    await this.tabTo(this.page.locator("[role=gridcell][tabindex='0']"));
    for (let i = 0; i < steps; i++) await this.keys(i % 3 === 2 ? "PageUp" : "PageDown");
    await expect(this.cell).toHaveAccessibleName(/your tile may lie here/);
  }

  /** Previews the tile where the focus is: what it does is read out as its cell tells it. */
  async preview(): Promise<void> {
    await this.keys("Enter");
    await expect(this.cell).toHaveAccessibleName(/, preview/);
    const label = (await this.cell.getAttribute("aria-label"))!;
    const does = label.split("; ").slice(1, -1);
    const [first] = does;
    const said = first === "No line changes." ? first : does.map((one) => `${one}.`).join(" ");
    await this.hears(said!);
  }

  async layHere(): Promise<void> {
    await this.preview();
    const tiles = laidTiles(this.page);
    const [before, cell] = [await tiles.count(), (await this.cell.getAttribute("aria-label"))!];
    await this.keys("Enter");
    // The answer ends the turn; with the last tile the table gives way to the result.
    await expect(this.page.getByRole("button", { name: /^Lay on/ })).toBeHidden();
    if (before === 59) return;
    await this.hears(new RegExp(`^You (drew and )?laid a tile on ${cell.slice(0, 2)}\\.`));
    await expect(this.cell).toHaveAccessibleName(new RegExp(`^${cell.slice(0, 2)}, tile`));
  }

  /** One of the things that can be done beside laying, a different one in each turn. */
  async tryOut(turn: number): Promise<void> {
    const tries = [
      () => this.walk(),
      () => this.refused(),
      () => this.changesMind(),
      () => this.follows(),
      () => this.jumps(),
    ];
    await tries[turn % tries.length]!();
  }

  /** Arrows, Home and End: to the neighbours, and to the ends of a row. */
  async walk(): Promise<void> {
    await this.toLegalCell(1);
    const at = async () => ({
      row: Number(await this.cell.locator("..").getAttribute("aria-rowindex")),
      column: Number(await this.cell.getAttribute("aria-colindex")),
    });
    const { row } = await at();
    await this.keys("Home");
    expect(await at()).toEqual({ row, column: 1 });
    await this.keys("ArrowRight", "ArrowRight", "ArrowLeft");
    expect(await at()).toEqual({ row, column: 2 });
    await this.keys("End");
    expect(await at()).toEqual({ row, column: 10 });
    await this.keys("ArrowLeft", row < 6 ? "ArrowDown" : "ArrowUp");
    expect(await at()).toEqual({ row: row < 6 ? row + 1 : row - 1, column: 9 });
  }

  /** Enter where the tile may not lie says why, in the words of the cell. */
  async refused(): Promise<void> {
    await this.toLegalCell(1);
    const bad = this.page.getByRole("gridcell", { name: /^[a-h][1-8], free, (?!your tile)/ });
    if ((await bad.count()) === 0) return;
    const label = (await bad.first().getAttribute("aria-label"))!;
    const column = label.charCodeAt(0) - "a".charCodeAt(0) + 1;
    await this.keys("Home", ...Array<string>(column).fill("ArrowRight"));
    const row = Number(await this.cell.locator("..").getAttribute("aria-rowindex"));
    const rows = Number(label[1]) + 1 - row;
    await this.keys(...Array<string>(Math.abs(rows)).fill(rows < 0 ? "ArrowUp" : "ArrowDown"));
    await expect(this.cell).toHaveAccessibleName(label);
    await this.keys("Enter");
    await this.hears(label.slice("a1, free, ".length));
    await expect(this.page.getByRole("button", { name: /^Lay on/ })).toBeHidden();
  }

  /** Esc takes a preview back, and nothing is laid. */
  async changesMind(): Promise<void> {
    await this.toLegalCell(2);
    await this.preview();
    await this.keys("Escape");
    await expect(this.page.getByRole("button", { name: "Choose a cell" })).toBeVisible();
    await expect(this.cell).toHaveAccessibleName(/your tile may lie here/);
  }

  /** Enter at a station follows its line, Esc lets go of it. */
  async follows(): Promise<void> {
    await this.toLegalCell(1);
    await this.keys("Home", "Enter");
    await expect(this.page.getByRole("button", { name: "Back to your turn" })).toBeVisible();
    await this.keys("Escape");
    await expect(this.page.getByRole("button", { name: "Choose a cell" })).toBeVisible();
  }

  /** Letters lead to the hand, the scores, the last move and the list of keys, and back. */
  async jumps(): Promise<void> {
    await this.toLegalCell(1);
    await this.keys("h");
    await expect(this.focused).toHaveAccessibleName(/^Your tile|^Drawn tile|^Draw instead/);
    await this.keys("s");
    await expect(this.focused).toHaveAccessibleName(/^Players/);
    await this.keys("l");
    await expect(this.cell).toHaveAccessibleName(/laid last/);
    await this.keys("?");
    const list = this.page.getByRole("dialog", { name: "Keys" });
    await expect(list).toBeVisible();
    await this.keys("Escape");
    await expect(list).toBeHidden();
    await expect(this.cell).toHaveAccessibleName(/laid last/);
  }

  /** Draws by the hand's buttons; the focus goes back to the board, and the tile is told. */
  async drawTile(): Promise<void> {
    await this.toLegalCell(1);
    await this.keys("h");
    await this.press(this.page.getByRole("button", { name: /^Draw instead/ }));
    await this.press(this.page.getByRole("button", { name: "Draw a tile" }));
    await this.hears(/^Drawn tile: top .*Lay the tile that you have drawn/);
    await expect(this.cell).toBeVisible();
  }
}
