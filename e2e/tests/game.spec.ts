import { expectVerifiedEnd } from "../ended.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { Player } from "../player.ts";

test("three devices and a spectator play all 60 tiles, through a reload and a killed server", {
  tag: "@gate",
}, async ({ device, server }) => {
  test.setTimeout(240_000);
  const host = new Player("Mira", await device(), "mouse");
  const phone = new Player("Oma Gerda", await device(PHONE), "touch");
  const keys = new Player("Jan", await device(), "keys");
  const players = [host, phone, keys];

  await host.page.goto("/");
  await host.press(
    host.page.getByRole("group", { name: "Players" }).getByRole("radio", { name: "3" }),
  );
  await host.press(host.page.getByRole("button", { name: "Create and invite" }));
  await host.join();
  const link = await host.page.getByRole("textbox", { name: "Link to this match" }).inputValue();
  expect(link).toMatch(/\/g\/[A-Za-z0-9_-]{32}#i=[A-Za-z0-9_-]{22}$/);

  // The phone comes by an address of the local network, which browsers call insecure.
  const { port } = new URL(link);
  const overLan = link.replace(/^http:..[^/]+/, `http://endstation.test:${port}`);
  await phone.page.goto(overLan);
  expect(
    await phone.page.evaluate(() => [
      isSecureContext,
      "subtle" in crypto,
      "clipboard" in navigator,
    ]),
  ).toEqual([false, false, false]);
  await keys.page.goto(link);
  for (const guest of [phone, keys]) {
    await guest.join();
    expect(guest.page.url()).not.toContain("#");
  }
  const watcher = await device();
  await watcher.goto(link.replace(/#.*/, ""));
  await expect(watcher.getByText(/You are watching|Every seat is taken/)).toBeVisible();

  await host.press(host.page.getByRole("button", { name: "Start with three" }));
  for (const { page } of players) await expect(page.getByRole("grid")).toBeVisible();

  const mover = async () => {
    const found = async () => {
      for (const player of players) if (await player.isToMove()) return player;
      return null;
    };
    await expect.poll(async () => (await found()) !== null).toBe(true);
    return (await found())!;
  };
  for (let tile = 0; tile < 60; tile++) {
    const player = await mover();
    if (tile === 20) await phone.page.reload();
    if (tile === 35) {
      await server.kill();
      await server.start();
    }
    await expect.poll(() => player.isToMove()).toBe(true);
    if (tile % 9 === 4 && tile < 50) await player.draw();
    await player.lay(tile * 7 + 3);
  }

  /** The final scores by name; on a player's own page that player is "You". */
  const scoresOn = async (page: typeof watcher, me?: string) => {
    const lines = page.getByRole("region", { name: "Final scores, line by line" });
    await expect(lines.getByRole("img")).toHaveCount(3);
    const names = await lines.locator("b").allTextContents();
    const labels = await lines
      .getByRole("img")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    const totals = labels.map((label) => Number(label!.match(/together (\d+)/)![1]));
    return Object.fromEntries(
      names.map((name, i) => [name === "You" ? me : name, totals[i]] as const),
    );
  };
  const scores = await scoresOn(watcher);
  for (const { page, name } of players) expect(await scoresOn(page, name)).toEqual(scores);

  const { record, scores: replayed } = await expectVerifiedEnd(players);
  expect(Object.fromEntries(record.names.map((name, i) => [name, replayed[i]]))).toEqual(scores);
});
