import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Page, PHONE, test } from "../fixtures.ts";
import { createAndJoin, Player } from "../player.ts";

test("home, lobby and rules are free of axe's complaints", async ({ device }) => {
  test.slow();
  const mira = new Player("Mira", await device(), "mouse");
  await mira.page.goto("/");
  await expect(mira.page.getByRole("button", { name: "Create and invite" })).toBeVisible();
  await expectNoAxeViolations(mira.page);
  await createAndJoin(mira);
  await expectNoAxeViolations(mira.page);
  await mira.press(mira.page.getByRole("button", { name: "Name and colour" }));
  await expectNoAxeViolations(mira.page);
  for (const path of ["/rules/cable-car", "/nowhere", "/g/unknown"]) {
    await mira.page.goto(path);
    await expect(mira.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoAxeViolations(mira.page);
  }
});

test("the host starts with fewer players than places, and guests follow", async ({ device }) => {
  const mira = new Player("Mira", await device(), "mouse");
  const jan = new Player("Jan", await device({ hasTouch: true }), "touch");
  const link = await createAndJoin(mira, { players: "5" });
  await jan.page.goto(link);
  await jan.join();
  await expect(jan.page.getByRole("button", { name: /^Start/ })).toBeHidden();
  await mira.press(mira.page.getByRole("button", { name: "Start with two" }));
  for (const { page } of [mira, jan]) {
    await expect(page.getByRole("grid", { name: "Board" })).toBeVisible();
    await expect(page.getByRole("gridcell", { name: /^Station 16/ })).not.toHaveAccessibleName(
      /no car/,
    );
  }
});

test("a guest's lobby is on its way before the match has answered", async ({ device }) => {
  const mira = new Player("Mira", await device(), "mouse");
  const link = await createAndJoin(mira);
  const page = await device();
  // Its socket opens, and nothing comes through.
  await page.routeWebSocket(/\/socket$/, () => {});
  const coming = page.waitForRequest(/\/assets\/lobby-[^/]+\.js$/);
  await page.goto(link);
  await coming;
});

test("a seat is left, taken by another, and its first holder watches", { tag: "@gate" }, async ({
  device,
}) => {
  const mira = new Player("Mira", await device(), "mouse");
  const jan = new Player("Jan", await device(), "mouse");
  const gerda = new Player("Gerda", await device(), "mouse");
  const link = await createAndJoin(mira, { players: "2" });
  await jan.page.goto(link);
  await jan.join();
  await jan.press(jan.page.getByRole("button", { name: "Leave" }));
  await expect(jan.page.getByRole("button", { name: "Take a seat" }).first()).toBeVisible();
  await gerda.page.goto(link);
  await gerda.join();
  await expect(jan.page.getByText("Every seat is taken.")).toBeVisible();
});

test("who is here is shown, and who has gone", { tag: "@gate" }, async ({ device }) => {
  const mira = new Player("Mira", await device(), "mouse");
  const jan = new Player("Jan", await device(), "mouse");
  const link = await createAndJoin(mira, { players: "2" });
  await jan.page.goto(link);
  await jan.join();
  const seat = mira.page.getByRole("listitem").filter({ hasText: "Jan" });
  await expect(seat).toContainText("here");
  await jan.page.goto("about:blank");
  await expect(seat).toContainText("away");
  await jan.page.goto(link);
  await expect(seat).toContainText("here");
});

test("names and colours that the table cannot take are refused with a sentence", async ({
  device,
}) => {
  const mira = new Player("Mira", await device(), "mouse");
  const page = await device();
  await page.goto(await createAndJoin(mira, { players: "3" }));
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Your name" });
  const take = dialog.getByRole("button", { name: "Take a seat" });
  for (const [name, sentence] of [
    ["   ", /a name, please/i],
    ["x".repeat(25), /at most 24/i],
    ["mira", /has that name/i],
    ["a\u202eb", /characters/i],
  ] as const) {
    await field.fill(name);
    await take.click();
    await expect(dialog.getByRole("alert")).toHaveText(sentence);
  }
  await field.fill("<img src=x onerror=alert(1)> 👨‍👩‍👧");
  await expect(dialog.getByRole("radio", { name: /taken/ })).toBeDisabled();
  await take.click();
  await expect(dialog.getByRole("alert")).toHaveText(/at most 24/i);
  await field.fill("<b>שלום</b> 👨‍👩‍👧");
  await take.click();
  await expect(dialog).toBeHidden();
  await expect(mira.page.getByText("<b>שלום</b> 👨‍👩‍👧")).toBeVisible();
});

test("the link is copied, in a secure page and in an insecure one", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  for (const origin of [server.origin, `http://endstation.test:${server.port}`]) {
    const mira = new Player("Mira", await device(), "mouse");
    await mira.page.goto(`${origin}/`);
    await mira.press(mira.page.getByRole("button", { name: "Create and invite" }));
    await mira.join();
    await mira.press(mira.page.getByRole("button", { name: "Copy" }));
    await expect(mira.page.getByRole("button", { name: "Copied" })).toBeVisible();
    const link = await mira.page.getByRole("textbox", { name: "Link to this match" }).inputValue();
    expect(link.startsWith(`${origin}/g/`)).toBe(true);
    // What was copied is what the next paste gives.
    await mira.press(mira.page.getByRole("button", { name: "Name and colour" }));
    const field = mira.page.getByRole("textbox", { name: "Your name" });
    await field.fill("");
    await field.press("ControlOrMeta+V");
    await expect(field).toHaveValue(link);
  }
});

test("home lists the match, and leads back to the same seat", async ({ device }) => {
  const mira = new Player("Mira", await device(), "mouse");
  await createAndJoin(mira);
  await mira.page.goto("/");
  await mira.press(mira.page.getByRole("link", { name: /Cable Car/ }).last());
  await expect(mira.page.getByRole("button", { name: "Name and colour" })).toBeVisible();
  // The maker can still invite after a reload.
  await expect(mira.page.getByRole("textbox", { name: "Link to this match" })).toHaveValue(/#i=/);
});

test("a press in home's list counts, whatever the list learns while it is held", async ({
  device,
}) => {
  const mira = new Player("Mira", await device(), "mouse");
  await createAndJoin(mira);
  const { page } = mira;
  const pressed = Promise.withResolvers<void>();
  await page.route(/glance=1/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto("/");
  const link = page.getByRole("listitem").getByRole("link", { name: /Cable Car/ });
  await link.hover();
  await page.mouse.down();
  const answered = page.waitForResponse(/glance=1/);
  pressed.resolve();
  await answered;
  // The list is told a little later; a slow finger lies there longer still.
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Name and colour" })).toBeVisible();
});

/** A device that knows of five matches: two to go on with, three that are over. */
const withMatches = (page: Page) =>
  page.addInitScript(() => {
    const match = (phase: string, i: number) => ({
      id: `match-${i}`,
      game: "cable-car",
      options: { players: 2 },
      others: [`Jan ${i}`],
      phase,
      at: 0,
    });
    const all = ["over", "play", "over", "play", "over"].map(match);
    localStorage.setItem("endstation.matches", JSON.stringify(all));
  });

/** What of home stands above that which is before it in the page, by its text. */
const outOfOrder = (page: Page, column: "all" | "right") =>
  page.evaluate((column) => {
    const isFloating = (one: Element | null): boolean =>
      one !== null &&
      (/fixed|sticky/.test(getComputedStyle(one).position) || isFloating(one.parentElement));
    const shown = [...document.querySelectorAll("main :is(h1, a, button, summary, label)")]
      .filter((one) => one.checkVisibility() && !isFloating(one))
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => column === "all" || box.left > innerWidth / 2);
    const wrong = shown.filter(({ box }, i) => i > 0 && box.bottom <= shown[i - 1]!.box.top);
    return { count: shown.length, wrong: wrong.map(({ text }) => text) };
  }, column);

test("home is gone through in the order in which its parts stand, at each width", async ({
  device,
}) => {
  for (const [options, column] of [
    [PHONE, "all"],
    [{ viewport: { width: 900, height: 900 } }, "all"],
    [{ viewport: { width: 1280, height: 900 } }, "right"],
  ] as const) {
    const page = await device(options);
    await page.route(/glance=1/, (route) => route.abort());
    await withMatches(page);
    await page.goto("/");
    await expect(page.getByRole("link", { name: /^Puzzle of the day/ })).toBeVisible();
    const { count, wrong } = await outOfOrder(page, column);
    expect(count).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  }
  // The order follows the width of a window, too.
  const page = await device({ viewport: { width: 1280, height: 900 } });
  await page.goto("/");
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Puzzle of the day/ })).toHaveCount(1);
});

test("German from the browser's language on, and English at a press", { tag: "@gate" }, async ({
  device,
}) => {
  const page = await device({ locale: "de-DE" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Anlegen und einladen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByText("English").click();
  await expect(page.getByRole("button", { name: "Create and invite" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Create and invite" })).toBeVisible();
});

test("an invite that is opened in the tab of a watcher opens a seat", async ({ device }) => {
  const mira = new Player("Mira", await device(), "mouse");
  const jan = new Player("Jan", await device(), "mouse");
  const link = await createAndJoin(mira, { players: "3" });
  await jan.page.goto(link.replace(/#.*/, ""));
  await expect(jan.page.getByText("This link is for watching.")).toBeVisible();
  await expect(jan.page.getByRole("button", { name: "Take a seat" })).toBeHidden();
  await jan.page.goto(link);
  await jan.press(jan.page.getByRole("button", { name: "Take a seat" }));
  await jan.join();
});
