import { expectNoAxeViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { MadeMatch } from "../matches.ts";
import { heading } from "../seated.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

test("between two at one device a curtain hangs, and behind it there is no hand", {
  tag: "@gate",
}, async ({ device, server }) => {
  const match = await MadeMatch.started(server.origin, { game: "trambahn" }, ["Mira", "Jan"]);
  const first = await match.mover();
  const second = match.sitters.find((one) => one !== first)!;
  const page = await device();
  let told = "";
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      told += payload;
    }),
  );
  await match.open(page, first, second);
  const hand = page.locator("[data-hand]");
  await expect(hand).toBeVisible();
  await match.turn();
  await expect(heading(page, `Hand over to ${second.name}`)).toBeVisible();
  await expect(hand).toHaveCount(0);
  await expectNoAxeViolations(page);
  const view = JSON.stringify(
    (await match.look(second)).events.findLast(({ sees }) => sees)!.sees!.hand,
  );
  expect(told).not.toContain(view);

  await page.getByRole("button", { name: `I am ${second.name}` }).click();
  await expect(hand).toBeVisible();
  await expect(page.getByText("Your turn").first()).toBeAttached();
  // The control: now the page has been told that hand.
  expect(told).toContain(view);
});
