import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Page, test } from "../fixtures.ts";
import { heading, menu, seated } from "../seated.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

test("who resigns of two loses, and of three is played on without", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const scene = { device, origin: server.origin };
  const two = await seated(scene, { names: ["Mira", "Jan"] });
  const [mira, jan] = two.match.sitters;
  const loser = await two.open(mira!);
  const winner = await two.open(jan!);
  await menu(loser, "Resign");
  await loser.getByRole("button", { name: "Yes, resign" }).click();
  await expect(heading(winner, "You win")).toBeVisible();
  await expect(heading(loser, "Jan wins")).toBeVisible();
  const said = winner.getByRole("paragraph").filter({ hasText: "Mira resigned." });
  await expect(said).toBeVisible();
  await expect(winner.getByText("The deal is verified")).toBeVisible();
  await expectNoAxeViolations(winner);

  const three = await seated(scene, { names: ["Mira", "Jan", "Oma"] });
  const leaver = await three.open(three.match.sitters[0]!);
  const stays = await three.open(three.match.sitters[1]!);
  await menu(leaver, "Resign");
  await leaver.getByRole("button", { name: "Yes, resign" }).click();
  await expect(leaver.getByText("You have resigned. Random moves")).toBeVisible();
  await expect(stays.getByRole("listitem").filter({ hasText: "Mira" }).first()).toContainText(
    "resigned",
  );
  await expect(stays.getByRole("grid")).toBeVisible();
});

test("all go along to the next game: players, watchers, and a device that was away", {
  tag: "@gate",
}, async ({ device, server }) => {
  const { match, open } = await seated({ device, origin: server.origin });
  const [mira, jan] = match.sitters;
  await match.act(jan!, { type: "resign" });
  const page = await open(mira!);
  const watchers = [await device(), await device(), await device()] as const;
  for (const watcher of watchers) {
    await watcher.goto(match.path);
    await expect(heading(watcher, "Mira wins")).toBeVisible();
  }
  const [hurries, stays, reads] = watchers;
  // Whoever has not asked for it is not torn from the result.
  await Promise.all([
    page.getByRole("button", { name: "Play again" }).click(),
    stays.getByRole("button", { name: "Stay here" }).click(),
    hurries.getByRole("link", { name: "To the next game" }).click(),
  ]);
  const next = new RegExp(`/g/(?!${match.id})[\\w-]{32}$`);
  await expect(page).toHaveURL(next);
  await expect(hurries).toHaveURL(page.url());
  await expect(reads).toHaveURL(page.url(), { timeout: 30_000 });
  await expect(stays).toHaveURL(new RegExp(`${match.path}$`));
  const id = page.url().split("/").at(-1)!;
  const tokens = (one: Page) =>
    one.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]"), `endstation.keys.${id}`);
  expect(await tokens(page)).toMatchObject([{ token: mira!.token }]);
  expect((await tokens(page))[0].value).not.toBe(mira!.value);

  // It comes back to the old link, sees how it ended, and the way on.
  const away = await open(jan!);
  await expect(heading(away, "Mira wins")).toBeVisible();
  await away.getByRole("link", { name: "To the next game" }).click();
  await expect(away).toHaveURL(page.url());
  expect(await tokens(away)).toMatchObject([{ token: jan!.token }]);
});
