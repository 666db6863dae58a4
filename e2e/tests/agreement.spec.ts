import { expectNoAxeViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { heading, log, menu, question, seated } from "../seated.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

test("a turn is taken back when the others agree, not when they refuse or it is withdrawn", async ({
  device,
  server,
}) => {
  const { match, last, open } = await seated({ device, origin: server.origin });
  const asker = await open(last!);
  const other = await open(await match.mover());
  const ask = () => asker.getByRole("button", { name: "Take back", exact: true }).click();

  await ask();
  await expect(question(other)).toContainText(`${last!.name} asks to take back 1 move.`);
  await expectNoAxeViolations(other);
  await other.getByRole("button", { name: "Match menu" }).focus();
  await question(other).getByRole("button", { name: "No" }).press("Enter");
  await expect(question(asker)).toBeHidden();
  await expect(other.getByRole("button", { name: "Match menu" })).toBeFocused();
  await expect(log(asker)).toContainText("said no.");

  await ask();
  await expect(question(other)).toBeVisible();
  await question(asker).getByRole("button", { name: "Withdraw" }).click();
  await expect(question(other)).toBeHidden();
  await expect(log(other)).toContainText("withdrew the question.");
  await expect(asker.getByRole("gridcell", { name: /laid last/ })).toBeVisible();

  await ask();
  await question(other).getByRole("button", { name: "Agree" }).click();
  for (const page of [asker, other]) {
    await expect(page.getByRole("gridcell", { name: /laid last/ })).toBeHidden();
    await expect(log(page)).toContainText("lies on top of the stack again");
  }
  await expect(heading(asker, "Your turn")).toBeVisible();
});

test("a match is paused by agreement, and whoever is to move goes on", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const { match, open } = await seated({ device, origin: server.origin });
  const mover = await open(await match.mover());
  const other = await open((await match.others())[0]!);
  await menu(other, "Ask for a pause");
  await question(mover).getByRole("button", { name: "Agree" }).click();
  for (const page of [mover, other]) {
    await expect(page.getByText("The match is paused.")).toBeVisible();
  }
  await mover.getByRole("button", { name: "Go on" }).click();
  for (const page of [mover, other]) {
    await expect(page.getByText("The match is paused.")).toBeHidden();
    await expect(log(page)).toContainText("went on with the match.");
  }
});

test("all agree to stop, and nobody wins", { tag: "@gate" }, async ({ device, server }) => {
  const { match, open } = await seated({ device, origin: server.origin }, { game: "trambahn" });
  const [mira, jan] = match.sitters;
  const asker = await open(mira!);
  const other = await open(jan!);
  await menu(asker, "Propose to stop here");
  await question(other).getByRole("button", { name: "Agree" }).click();
  for (const page of [asker, other]) {
    await expect(heading(page, "Stopped by agreement")).toBeVisible();
    await expect(page.getByText("Nobody has won.")).toBeVisible();
    await expect(page.getByText("The deal is verified")).toBeVisible();
  }
});
