import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Page, PHONE, test } from "../fixtures.ts";
import { beginHere } from "../local.ts";
import { duel } from "../player.ts";

const slider = (page: Page) => page.getByRole("slider", { name: "Move" });
const at = (page: Page, ply: number, all: number) =>
  expect(slider(page)).toHaveAttribute("aria-valuetext", `Move ${ply} of ${all}`);

test("one looks back during a match, is told of moves that come, and lays nothing meanwhile", async ({
  device,
}) => {
  const { mover, other } = await duel(device);
  await mover.lay(0);
  await other.lay(2);
  await mover.lay(4);
  const { page } = mover;
  await page.getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("button", { name: "Look back at the moves" }).click();
  await at(page, 2, 3);
  await expect(page).toHaveURL(/#2$/);
  await page.keyboard.press("Home");
  await at(page, 0, 3);
  await page.keyboard.press("ArrowRight");
  await at(page, 1, 3);

  // It was this seat's turn before the first move: nothing can be laid there all the same.
  await page.keyboard.press("Home");
  await expect(page.getByRole("heading", { name: "You were to move" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /your tile may lie here/ })).toHaveCount(0);
  await other.lay(6);
  await at(page, 0, 4);
  await expect(page.getByText("It is your turn.")).toBeVisible();
  await expect(page).toHaveTitle(/^\u25cf/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  await expect(page).toHaveURL(/\/g\/[^#]+$/);
  await mover.lay(1);

  // A link to a position opens it, for a stranger too, who sees no hand of any time.
  const stranger = await device(PHONE);
  await stranger.goto(`${new URL(page.url()).pathname}#2`);
  await at(stranger, 2, 5);
  await expectNoAxeViolations(stranger);
  await stranger.reload();
  await at(stranger, 2, 5);
  await expect(stranger.getByText("You are watching.").filter({ visible: true })).toHaveCount(1);
  await stranger.getByRole("button", { name: "Play" }).tap();
  await at(stranger, 5, 5);
  await stranger.goBack();
  await expect(slider(stranger)).toBeHidden();
});

test("the log points at the board and leads back, also on the result, for a stranger too", async ({
  device,
}) => {
  const { mover, other } = await duel(device);
  await mover.lay(0);
  await other.lay(2);
  const { page } = mover;
  const first = page.getByRole("button", { name: /^You laid/ });
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-marked]")).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "See the table after move 1" }).click();
  await at(page, 1, 2);
  await page.getByRole("button", { name: "To the present" }).click();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();

  await page.getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("button", { name: "Propose to stop here" }).click();
  await other.page.getByRole("button", { name: "Agree" }).click();
  const address = new URL(page.url()).pathname;
  const stranger = await device(PHONE);
  await stranger.goto(address);
  await expect(stranger.getByText("Stopped by agreement")).toBeVisible();
  await stranger.getByText("What happened, move by move").tap();
  await expect(stranger.getByRole("button", { name: / laid / })).toHaveCount(2);
  await stranger.getByRole("button", { name: "See the table after move 1" }).tap();
  await at(stranger, 1, 2);
  await stranger.getByRole("button", { name: "To the present" }).tap();
  await stranger.getByRole("button", { name: "Replay and review" }).tap();
  await expect(stranger).toHaveURL(/\/replay\//);
  await at(stranger, 2, 2);
});

test("a tile is tried while another is to move, and lies there in earnest once it may", async ({
  device,
}) => {
  const { mover, other } = await duel(device);
  const { page } = other;
  await page.getByRole("button", { name: /^Your tile/ }).click();
  const free = page.getByRole("gridcell", { name: /you can try your tile here/ });
  await free.last().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Only a try")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /only a try/ })).toHaveCount(1);
  // Nothing was sent: it is still the other's turn, who sees nothing of it.
  await page.keyboard.press("Enter");
  await expect(mover.page.getByRole("gridcell", { name: /laid last/ })).toHaveCount(0);
  await mover.lay(0);
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  await expect(page.getByText("Only a try")).toBeHidden();
  const lay = page.getByRole("button", { name: /^Lay on/ });
  const gone = page.getByText(/is not possible any more/);
  await expect(lay.or(gone)).toBeVisible();
});

test("what is not seen is counted, and a line tells its worth", async ({ device }) => {
  const { mover, other } = await duel(device);
  await mover.lay(0);
  await other.lay(2);
  const { page } = mover;
  await page.getByRole("gridcell").and(page.locator("[tabindex='0']")).focus();
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "Not seen yet" });
  // Sixty tiles, less two on the board and the own one.
  await expect(dialog).toContainText("56 in the stack, 1 in other hands");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("gridcell").and(page.locator("[tabindex='0']")).focus();
  await page.keyboard.press("p");
  await at(page, 1, 2);
  await page.keyboard.press("p");
  await expect(slider(page)).toBeHidden();
  // The focus is back where it was, and the address as it was.
  await expect(page.getByRole("gridcell").and(page.locator("[tabindex='0']"))).toBeFocused();
  await expect(page).toHaveURL(/\/g\/[^#]+$/);
  await page
    .getByRole("gridcell", { name: /, \d tiles?, open at/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/so far, twice that at the power station/)).toBeVisible();
});

test("looking back at Trambahn, no key of the table is heard beneath @gate", async ({ device }) => {
  const page = await device();
  await beginHere(page, { game: "Trambahn", names: ["Ada"], bots: ["Newcomer"] });
  // Whoever begins: once Ada may choose, she has a turn.
  const turn = page.getByRole("heading", { name: "Your turn", level: 1 });
  await expect(turn).toBeAttached({ timeout: 30_000 });
  const cards = page.getByRole("toolbar", { name: "Your hand" }).getByRole("button");
  await page
    .getByRole("toolbar", { name: "Your hand" })
    .getByRole("button", { name: /\d/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Lay 1 passenger/ }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeEnabled();
  const left = await cards.count();

  await page.getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("button", { name: "Look back at the moves" }).click();
  await expect(slider(page)).toBeVisible();
  const moves = Number(await slider(page).getAttribute("max"));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const key of ["u", "e", "d", "1", "d"]) await page.keyboard.press(key);
  await page.keyboard.press("End");
  await at(page, moves, moves);
  await page.keyboard.press("Escape");
  await expect(slider(page)).toBeHidden();
  await expect(turn).toBeAttached();
  await expect(undo).toBeEnabled();
  await expect(cards).toHaveCount(left);
});
