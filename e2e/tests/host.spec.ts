import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Page, PHONE, test } from "../fixtures.ts";
import { Player } from "../player.ts";
import { gathered, linkOf, seatOf } from "../seats.ts";

async function manage(host: Player, name: string, deed: string): Promise<void> {
  await host.press(host.page.getByRole("button", { name: `Manage ${name}` }));
  const dialog = host.page.getByRole("dialog", { name });
  await host.press(dialog.getByRole("button", { name: deed }));
  await expect(dialog).toBeHidden();
}

test("the host hides a name, removes its owner, and renews the invite to keep them out", {
  tag: "@gate",
}, async ({ device }) => {
  const { ada, ben, link } = await gathered(device);
  await ada.press(ada.page.getByRole("button", { name: "Manage Ben" }));
  await expectNoAxeViolations(ada.page);
  await ada.page.keyboard.press("Escape");
  await manage(ada, "Ben", "Hide the name");
  for (const { page } of [ada, ben]) {
    await expect(seatOf(page, "Player 2")).toBeVisible();
    await expect(page.getByText("Ben", { exact: true })).toBeHidden();
  }
  await manage(ada, "Player 2", "Remove from the table");
  await expect(ben.page.getByRole("button", { name: "Take a seat" })).toBeVisible();
  const first = await linkOf(ada.page);
  await ada.press(ada.page.getByRole("button", { name: "New invite" }));
  await expect.poll(() => linkOf(ada.page)).not.toBe(first);
  const renewed = await linkOf(ada.page);
  expect(renewed).toMatch(/#i=/);
  // Whoever knows the old one only has a link for watching now.
  await expect.poll(() => linkOf(ben.page)).not.toContain("#");
  await expect(ben.page.getByRole("button", { name: "Take a seat" })).toBeHidden();
  const cy = new Player("Cy", await device(), "mouse");
  await cy.page.goto(link);
  const dialog = cy.page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("Cy");
  await dialog.getByRole("button", { name: "Take a seat" }).click();
  await expect(cy.page.getByText("This invite is not valid")).toBeVisible();
  await cy.page.goto("about:blank");
  await cy.page.goto(renewed);
  await cy.join();
  await ada.page.reload();
  await expect.poll(() => linkOf(ada.page)).toBe(renewed);
  await ada.press(ada.page.getByRole("button", { name: "Close the invite" }));
  for (const { page } of [ada, cy]) {
    await expect(page.getByText("The invite is closed.")).toBeVisible();
    await expect.poll(() => linkOf(page)).not.toContain("#");
  }
});

test("a watcher asks for a seat and is let in; another is not", { tag: "@gate" }, async ({
  device,
}) => {
  const { ada, link } = await gathered(device);
  const ask = async (name: string) => {
    const page = await device();
    await page.goto(link.replace(/#.*/, ""));
    await page.getByRole("button", { name: "Ask for a seat" }).click();
    const dialog = page.getByRole("dialog", { name: "Ask for a seat" });
    await dialog.getByRole("textbox", { name: "Your name" }).fill(name);
    await dialog.getByRole("button", { name: "Ask" }).click();
    await expect(page.getByText("You have asked for a seat.")).toBeVisible();
    return page;
  };
  const cy = await ask("Cy");
  await expectNoAxeViolations(cy);
  const eve = await ask("Eve");
  await cy.reload();
  await expect(cy.getByText("You have asked for a seat.")).toBeVisible();
  await expectNoAxeViolations(ada.page);
  await ada.press(ada.page.getByRole("button", { name: "Let in: Cy" }));
  await expect(seatOf(cy, "Cy")).toContainText("You");
  await ada.press(ada.page.getByRole("button", { name: "No: Eve" }));
  await expect(eve.getByText("The host has not given you a seat.")).toBeVisible();
  await expect(ada.page.getByRole("heading", { name: "Would like to play" })).toBeHidden();
  await cy.reload();
  await expect(seatOf(cy, "Cy")).toContainText("You");
});

test("the host's part is passed on; with the host away it can be taken, but not at once", {
  tag: "@gate",
}, async ({ device }) => {
  const { ada, ben } = await gathered(device);
  await manage(ada, "Ben", "Make host");
  await expect(seatOf(ada.page, "Ben")).toContainText("host");
  await expect(ben.page.getByRole("button", { name: "Start with two" })).toBeVisible();
  await expect(ada.page.getByRole("button", { name: "Become host" })).toBeHidden();
  await ben.page.goto("about:blank");
  await ada.press(ada.page.getByRole("button", { name: "Become host" }));
  await expect(ada.page.getByText("has not been away for two minutes yet")).toBeVisible();
  await expectNoAxeViolations(ada.page);
});

/** What stands where in a lobby, without the names: by how far one could shift the rest. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("main ol > li")].map((seat) => {
      const { top, height, right } = seat.getBoundingClientRect();
      return [top, height, right].map(Math.round);
    });
    return { boxes, overflow: document.documentElement.scrollWidth - window.innerWidth };
  });

test("names with scripts, 200 letters, marks, right-to-left override, emoji, duplicates", async ({
  device,
}) => {
  const { ada, ben } = await gathered(() => device(PHONE));
  await expect(seatOf(ada.page, "Ben")).toContainText("here");
  const plain = await layout(ada.page);
  const rename = async (name: string) => {
    await ben.page.getByRole("button", { name: "Name and colour" }).click();
    const dialog = ben.page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Your name" }).fill(name);
    await dialog.getByRole("button", { name: "Save" }).click();
    return dialog;
  };
  for (const [name, sentence] of [
    ["W".repeat(200), /at most 24/i],
    ["Z\u0300\u0301\u0302\u0303\u0304lgo", /characters/i],
    ["\u202eneB", /characters/i],
    ["\u200b\u2060", /characters/i],
    ["ADA", /has that name/i],
    ["Ａｄａ", /has that name/i],
  ] as const) {
    const dialog = await rename(name);
    await expect(dialog.getByRole("alert")).toHaveText(sentence);
    await ben.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  for (const name of [
    "<script>x=1</script>",
    "<img src=x onerror=x=1>",
    "W".repeat(24),
    "مُحَمَّد (host)",
    "שלום 12:30",
    "👩🏽‍🚀".repeat(8),
    "ประยุทธ์ จันทร์โอชา",
    "Ǎ̈ 龍龍龍龍龍龍龍龍龍龍",
  ]) {
    await expect(await rename(name)).toBeHidden();
    for (const { page } of [ada, ben]) {
      const shown = page.locator("ol bdi", { hasText: name.normalize("NFC") });
      await expect(shown).toBeVisible();
      // Its direction stays its own: what follows it stands where it stands for others.
      expect(await shown.evaluate((one) => getComputedStyle(one).unicodeBidi)).toBe("isolate");
      await expect(page.locator("main :is(script, img)")).toHaveCount(0);
    }
    await expect.poll(() => layout(ada.page)).toEqual(plain);
  }
  expect(await ada.page.evaluate(() => "x" in window)).toBe(false);
});
