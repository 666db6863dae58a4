import { expectNoAxeViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { menu, seated } from "../seated.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

test("a call is shown at its seat and said once, and can be muted", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const { match, open } = await seated({ device, origin: server.origin });
  const [mira, jan] = match.sitters;
  const from = await open(mira!);
  const to = await open(jan!);
  await menu(from, "Well played!");
  await expect(to.locator('[data-call="well-played"]')).toBeVisible();
  await expect(to.getByText("Mira: Well played!")).toBeAttached();
  await expect(to.locator("[data-call]")).toHaveCount(0);

  await to.getByRole("button", { name: "Match menu" }).click();
  await expectNoAxeViolations(to);
  await to.getByRole("checkbox", { name: "Hide calls of the others" }).check();
  await to.keyboard.press("Escape");
  await expect(to.getByRole("dialog")).toBeHidden();
  await menu(from, "Oops!");
  // The control: whoever has not muted them sees it.
  await expect(from.locator('[data-call="oops"]')).toBeVisible();
  await expect(to.locator("[data-call]")).toHaveCount(0);
  await to.reload();
  await to.getByRole("button", { name: "Match menu" }).click();
  await expect(to.getByRole("checkbox", { name: "Hide calls of the others" })).toBeChecked();
});
