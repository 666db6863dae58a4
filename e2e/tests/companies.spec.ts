import { expectNoAxeViolations } from "../axe.ts";
import { expectVerifiedEnd } from "../ended.ts";
import { expect, type Locator, PHONE, test } from "../fixtures.ts";
import { createAndJoin, Player } from "../player.ts";

const RECKONING = "Final scores, share by share";

/** Someone at a table of The Companies. */
class Shareholder extends Player {
  /** Exchanges the first share that may be had from `source` for the own one. */
  async exchange(source: "open" | "pile"): Promise<void> {
    const tab = this.page.getByRole("tab", { name: "Shares" });
    if (await tab.isVisible()) await this.press(tab);
    const name = source === "open" ? /^The open share/ : /^The top of the/;
    const share = this.page.getByRole("button", { name });
    if (this.means === "keys") await this.#walkTo(share);
    else await this.press(share.first());
    await this.press(this.page.getByRole("button", { name: /^Give / }));
    await expect(this.page.getByRole("button", { name: /^Give / })).toBeHidden();
    if (await tab.isVisible()) await this.press(this.page.getByRole("tab", { name: "Tile" }));
  }

  /** The market is one tab stop; within it the arrows lead on. */
  async #walkTo(share: Locator): Promise<void> {
    const shares = this.page.getByRole("button", { name: /^The (open share|top of the)/ });
    await this.tabTo(shares.and(this.page.locator("[tabindex='0']")));
    const focused = share.and(this.page.locator(":focus"));
    for (const key of ["ArrowDown", "ArrowUp"]) {
      if ((await focused.count()) === 0) await this.page.keyboard.press(key);
    }
    await expect(focused).toHaveCount(1);
    await this.page.keyboard.press("Enter");
  }
}

test("three devices, one a phone, play The Companies: tiles, exchanges, the reckoning", {
  tag: "@gate",
}, async ({ device }) => {
  test.setTimeout(300_000);
  const host = new Shareholder("Mira", await device(), "mouse");
  const phone = new Shareholder("Oma Gerda", await device(PHONE), "touch");
  const keys = new Shareholder("Jan", await device(), "keys");
  const players = [host, phone, keys];
  const link = await createAndJoin(host, { game: "The Companies", players: "3" });
  for (const guest of [phone, keys]) {
    await guest.page.goto(link);
    await guest.join();
  }
  const watcher = await device();
  await watcher.goto(link.replace(/#.*/, ""));
  await host.press(host.page.getByRole("button", { name: "Start with three" }));

  const mover = async () => {
    const found = async () => {
      for (const player of players) if (await player.isToMove()) return player;
      return null;
    };
    await expect.poll(async () => (await found()) !== null).toBe(true);
    return (await found())!;
  };
  let exchanges = 0;
  for (let tile = 0; tile < 60; ) {
    const player = await mover();
    if (tile === 4 && exchanges < 4) {
      await player.exchange(exchanges++ % 2 === 0 ? "open" : "pile");
      continue;
    }
    if (tile === 12) for (const { page } of players) await expectNoAxeViolations(page);
    if (tile % 11 === 5 && tile < 50) await player.draw();
    await player.lay(tile * 7 + 3);
    tile++;
  }

  for (const page of [...players.map(({ page }) => page), watcher]) {
    await expect(page.getByRole("list", { name: RECKONING })).toBeVisible();
  }
  const { record, scores } = await expectVerifiedEnd(players);
  expect(record.moves.filter((move) => move.startsWith("swap"))).toHaveLength(4);
  const reckoning = watcher.getByRole("list", { name: RECKONING });
  for (const [seat, name] of record.names.entries()) {
    await expect(reckoning.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(reckoning.getByText(String(scores[seat]), { exact: true }).first()).toBeVisible();
  }
});
