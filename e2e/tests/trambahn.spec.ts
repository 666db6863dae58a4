import { expectNoAxeViolations } from "../axe.ts";
import { expectVerifiedEnd } from "../ended.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { createAndJoin } from "../player.ts";
import { TrambahnPlayer } from "../trambahn-player.ts";

test("two devices, one a phone, play Trambahn to its tenth ride", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  test.setTimeout(300_000);
  const host = new TrambahnPlayer("Ada", await device(), "mouse");
  const phone = new TrambahnPlayer("Ben", await device(PHONE), "touch");
  const link = await createAndJoin(host, { game: "Trambahn" });
  await phone.page.goto(link);
  await phone.join();
  const watcher = await device();
  await watcher.goto(link.replace(/#.*/, ""));
  await host.press(host.page.getByRole("button", { name: "Start with two" }));

  const players = [host, phone];
  for (let turn = 0; turn < 90; turn++) {
    const mover = async () => {
      for (const player of players) if (await player.isToMove()) return player;
      return null;
    };
    await expect.poll(async () => (await host.isOver()) || (await mover()) !== null).toBe(true);
    if (await host.isOver()) break;
    if (turn === 6) {
      for (const { page } of players) await expectNoAxeViolations(page);
    }
    if (turn === 8) {
      await server.kill();
      await server.start();
    }
    if (turn === 10) await phone.page.reload();
    await expect.poll(async () => (await mover()) !== null).toBe(true);
    await (await mover())!.turn(turn);
  }

  for (const page of [host.page, phone.page, watcher]) {
    await expect(page.getByRole("region", { name: "Final scores, line by line" })).toBeVisible();
  }
  const { record, scores } = await expectVerifiedEnd(players);
  // The totals as the table of the result has them, by name.
  const table = watcher.getByRole("region", { name: "Final scores, line by line" });
  const heads = await table.locator("thead th[scope=col]").allTextContents();
  const totals = await table.locator("tfoot td").allTextContents();
  for (const [i, name] of heads.entries()) {
    expect(Number(totals[i]!.match(/\d+/)![0])).toBe(scores[record.names.indexOf(name)]);
  }
});
