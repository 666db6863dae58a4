import { expect, test } from "../fixtures.ts";
import { expectHeard, KeyboardPlayer } from "../keyboard.ts";
import { announcements, ridesTold, type Saved } from "../told.ts";

// Whole games by the keyboard alone, with all that is read out. Against a bot on this device: the
// others' moves come by themselves, and nothing takes a server's time.

test.describe.configure({ timeout: 600_000 });

/** The seat of the one who played. */
const seatOf = ({ names }: Saved, name: string) => names.indexOf(name);

/** Someone at a board of tiles. */
class TilePlayer extends KeyboardPlayer {
  get cell() {
    return this.page.locator("[role=gridcell]:focus");
  }

  async isOver(): Promise<boolean> {
    return await this.page.getByRole("button", { name: "Save the record" }).isVisible();
  }

  /** Waits for the own turn; `false` where the game is over instead. */
  async awaitsTurn(): Promise<boolean> {
    await expect.poll(async () => (await this.isOver()) || (await this.isToMove())).toBe(true);
    return !(await this.isOver());
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
    const tiles = this.page.getByRole("gridcell", { name: /^[a-h][1-8], tile/ });
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

/** Reads the result, and compares what was heard with the record that it saves. */
async function endsWell(player: KeyboardPlayer): Promise<Saved> {
  const heading = player.page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  const record = await player.save();
  const { scores } = record.result as { scores: number[] };
  const me = seatOf(record, player.name);
  const most = Math.max(...scores);
  const won = scores[me] === most ? /^You / : /^(?!You )/;
  if (scores.filter((one) => one === most).length === 1) await expect(heading).toHaveText(won);
  await expect(heading).toContainText(`with ${most}`);
  return record;
}

test("Cable Car by keys alone, and all of it is read out", { tag: "@gate" }, async ({ device }) => {
  const mira = new TilePlayer("Mira", await device());
  await mira.begin("Cable Car", "Newcomer");
  let draws = 0;
  for (let turn = 0; await mira.awaitsTurn(); turn++) {
    if (turn > 0) await mira.tryOut(turn);
    if (turn % 7 === 3 && draws < 3) {
      draws++;
      await mira.drawTile();
    }
    await mira.toLegalCell(1 + (turn % 4));
    await mira.layHere();
  }
  const record = await endsWell(mira);
  const told = announcements(record, seatOf(record, mira.name));
  // With the last move the table gives way to the result, whose heading has the focus.
  expectHeard(await mira.heard(), told.slice(0, -1), { before: 2 });
  expect(record.moves.filter((move) => move === "draw").length).toBeGreaterThanOrEqual(draws);
});

/** Someone at a table of The Companies. */
class Shareholder extends TilePlayer {
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

test("The Companies by keys alone, and all of it is read out", { tag: "@gate" }, async ({
  device,
}) => {
  const mira = new Shareholder("Mira", await device());
  await mira.begin("The Companies", "Newcomer");
  for (let turn = 0; await mira.awaitsTurn(); turn++) {
    // Before any company can have the points that close the exchange.
    if (turn === 1 || turn === 2) {
      await mira.exchange(turn === 1 ? "open" : "pile");
      continue;
    }
    if (turn > 2) await mira.tryOut(turn);
    if (turn > 24) await mira.refusedShare();
    await mira.toLegalCell(1 + (turn % 4));
    await mira.layHere();
  }
  const record = await endsWell(mira);
  const told = announcements(record, seatOf(record, mira.name));
  expectHeard(await mira.heard(), told.slice(0, -1), { before: 2 });
  expect(record.moves.filter((move) => move.startsWith("swap 20")).length).toBeGreaterThan(1);
});

/** Someone at a table of Trambahn. */
class Conductor extends KeyboardPlayer {
  readonly cards = this.page.getByRole("toolbar", { name: "Your hand" }).getByRole("button");
  readonly main = this.page.getByRole("button", {
    name: /^(Lay|Start|Bank|Buy|On to|End turn|Choose|Cannot)/,
  });

  override async isToMove(): Promise<boolean> {
    return (await this.page.getByRole("heading", { name: "Your turn", level: 1 }).count()) > 0;
  }

  async isOver(): Promise<boolean> {
    return await this.page.getByRole("button", { name: "Save the record" }).isVisible();
  }

  async awaitsTurn(): Promise<boolean> {
    await expect.poll(async () => (await this.isOver()) || (await this.isToMove())).toBe(true);
    return !(await this.isOver());
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

test("Trambahn by keys alone, and all of it is read out", { tag: "@gate" }, async ({ device }) => {
  const mira = new Conductor("Mira", await device());
  await mira.begin("Trambahn", "Newcomer");
  for (let turn = 0; await mira.awaitsTurn(); turn++) {
    if (turn === 1) await mira.looksAround();
    await mira.passenger(turn);
    // The tenth ride ends the game: it is shown first.
    if (!(await mira.isToMove())) continue;
    if (turn === 2) await mira.takesBack(turn);
    if (turn % 3 !== 2) await mira.stop();
    if (turn % 2 === 1) await mira.bank();
    await mira.buy();
    await mira.end();
  }
  const record = await endsWell(mira);
  const me = seatOf(record, mira.name);
  const heard = await mira.heard();
  expectHeard(heard, announcements(record, me), { before: 8 });
  expectHeard(heard, ridesTold(record, me));
});
