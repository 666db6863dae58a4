import { expectNoAxeViolations } from "../axe.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { createAndJoin, Player, play } from "../player.ts";

/** Seats a bot of a level at a free seat, as the host. */
async function seatBot(host: Player, level: string): Promise<void> {
  const { page } = host;
  await host.press(page.getByRole("button", { name: /^Add a bot at seat/ }).first());
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: new RegExp(`^${level}`) }).check();
  await host.press(dialog.getByRole("button", { name: "Seat it" }));
  await expect(dialog).toBeHidden();
}

test("a host seats a bot, changes it, takes it out, and plays alone against one", async ({
  device,
}) => {
  const mira = new Player("Mira", await device(PHONE), "touch");
  const { page } = mira;
  await createAndJoin(mira, { players: "2" });
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeDisabled();
  await seatBot(mira, "Commuter");
  const seat = page.getByRole("listitem").filter({ hasText: "Commuter bot" });
  await expect(seat).toContainText("Takes what looks best right now.");
  await expectNoAxeViolations(page);

  await mira.press(seat.getByRole("button", { name: "Change or remove: Commuter bot" }));
  const dialog = page.getByRole("dialog");
  await expectNoAxeViolations(page);
  await dialog.getByRole("radio", { name: /^Signaller/ }).check();
  await mira.press(dialog.getByRole("button", { name: "Save" }));
  await mira.press(page.getByRole("button", { name: "Change or remove: Signaller bot" }));
  await mira.press(dialog.getByRole("button", { name: "Take the bot out" }));
  await expect(page.getByRole("listitem").filter({ hasText: "Free seat" })).toHaveCount(1);

  await seatBot(mira, "Signaller");
  await mira.press(page.getByRole("button", { name: "Start with two" }));
  await play(mira, async (laid) => laid === 2);
  await expect(page.getByText("Signaller bot").first()).toBeVisible();
});

test("a person plays a whole game of Cable Car against a bot", { tag: "@gate" }, async ({
  device,
}) => {
  test.setTimeout(300_000);
  const mira = new Player("Mira", await device(), "mouse");
  const { page } = mira;
  await createAndJoin(mira, { players: "2" });
  await seatBot(mira, "Signaller");
  await mira.press(page.getByRole("button", { name: "Start with two" }));
  const result = page.getByRole("button", { name: "Play again" });
  await play(mira, async () => await result.isVisible());
  await expect(page.getByText("Signaller bot").first()).toBeVisible();
  await expect(page.getByText("The deal is verified")).toBeVisible();

  // The bot comes along to the next game, to start at once.
  await mira.press(result);
  await expect(page.getByRole("listitem").filter({ hasText: "Signaller bot" })).toBeVisible();
  await mira.press(page.getByRole("button", { name: "Start with two" }));
  await play(mira, async (laid) => laid === 1);
});
