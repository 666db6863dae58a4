import { expectNoAxeViolations } from "../axe.ts";
import { laidTiles } from "../board.ts";
import { expect, type Page, test } from "../fixtures.ts";
import { beginHere } from "../local.ts";
import { MadeMatch } from "../matches.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

const NAMES = ["Mira", "Jan"];

const openSettings = async (page: Page) => {
  await page.getByRole("button", { name: /^(Settings|Einstellungen)$/ }).click();
  const dialog = page.getByRole("dialog", { name: /^(Settings|Einstellungen)$/ });
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  return dialog;
};

test("settings are kept, and reach another tab at once", async ({ device }) => {
  const page = await device();
  await page.goto("/");
  const twin = await page.context().newPage();
  await twin.goto("/");
  await expect(twin.getByRole("heading", { level: 1 })).toBeVisible();
  const dialog = await openSettings(page);
  await expectNoAxeViolations(page);
  await dialog.getByRole("radio", { name: "Dark" }).check();
  await dialog.getByRole("radio", { name: "Reduced" }).check();
  await dialog.getByRole("radio", { name: "Deutsch" }).check();
  for (const tab of [page, twin]) {
    const root = tab.locator("html");
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(root).toHaveAttribute("data-motion", "reduced");
    await expect(root).toHaveAttribute("lang", "de");
    await expect(tab.getByText("Bau die Linie.")).toBeVisible();
  }
  await page.reload();
  const again = await openSettings(page);
  for (const name of ["Dunkel", "Weniger", "Deutsch"]) {
    await expect(again.getByRole("radio", { name })).toBeChecked();
  }
  await again.getByRole("group", { name: "Farben" }).getByLabel("Wie das System").check();
  await expect(twin.locator("html")).not.toHaveAttribute("data-theme");
});

test("what was refused is said in the language that is chosen after it", async ({ device }) => {
  const page = await device();
  await page.route("**/api/matches", (route) =>
    route.fulfill({ status: 429, json: { error: { code: "too-many", message: "Too many." } } }),
  );
  await page.goto("/");
  await page.getByRole("button", { name: "Create and invite" }).click();
  const refused = page.getByRole("main").getByRole("alert");
  await expect(refused).toHaveText("Too many at once. Please wait a moment.");
  const dialog = await openSettings(page);
  await dialog.getByRole("radio", { name: "Deutsch" }).check();
  await page.keyboard.press("Escape");
  await expect(refused).toHaveText("Zu viel auf einmal. Bitte einen Moment warten.");
});

test("where storage is blocked, settings hold as long as the page lives", async ({ device }) => {
  const page = await device();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  const dialog = await openSettings(page);
  await dialog.getByRole("radio", { name: "Dark" }).check();
  await expect(dialog.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("deleting my data says what is lost, asks once, and leaves nothing", async ({
  device,
  server,
}) => {
  const match = await MadeMatch.started(server.origin, {}, NAMES);
  const page = await device();
  await match.open(page, match.sitters[0]!);
  await expect(page.getByRole("grid")).toBeVisible();
  const twin = await page.context().newPage();
  await beginHere(twin, { game: "Cable Car", names: ["Ada"] });
  await expect(twin.getByRole("grid")).toBeVisible();
  // What other parts of the client keep: a cache, and the worker that receives push messages.
  await page.evaluate(async () => {
    await (await caches.open("kept")).put("/kept", new Response("kept"));
    await navigator.serviceWorker.register("/sw.js");
  });

  await page.getByRole("button", { name: "Match menu" }).click();
  const dialog = await openSettings(page);
  await dialog.getByRole("button", { name: "Delete my data here" }).click();
  const question = dialog.getByRole("alert");
  await expect(question).toContainText("Your seat in 1 unfinished online match.");
  await expect(question).toContainText("Cable Car, Jan");
  await expect(question).toContainText("1 match on this device");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  await dialog.getByRole("button", { name: "Delete my data here" }).click();
  await question.getByRole("button", { name: "Delete everything" }).click();

  for (const tab of [page, twin]) {
    await expect(tab).toHaveURL(`${server.origin}/`);
    await expect(tab.getByRole("button", { name: "Create and invite" })).toBeVisible();
    await expect(tab.getByText("My matches")).toBeHidden();
  }
  const kept = await page.evaluate(async () => ({
    here: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    isCached: (await caches.match("/kept")) !== undefined,
  }));
  expect(kept).toEqual({ here: [], session: [], databases: [], isCached: false });
  await page.goto(match.path);
  await expect(page.getByText("You are watching")).toBeVisible();
});

/** Notes the animations that a page begins: what moves, and for how long. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const noted: { moves: string[]; ms: number }[] = [];
    Object.assign(window, { noted });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const ms = Number((options as KeyframeAnimationOptions).duration);
      noted.push({ moves: Object.keys(frames as object), ms });
      return animate.call(this, frames, options);
    };
  });
const notedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { moves: string[]; ms: number }[] }).noted);

test("a line that closes is run along, and only flashes where less motion is wanted", async ({
  device,
  server,
}) => {
  const match = await MadeMatch.started(server.origin, {}, NAMES);
  const runs = await device();
  const still = await device({ reducedMotion: "reduce" });
  for (const page of [runs, still]) {
    await noteMotion(page);
    await page.goto(match.path);
    await expect(page.getByRole("grid")).toBeVisible();
  }
  // Every car comes home in the end: a whole game closes lines.
  for (let turn = 1; turn <= 60 && (await notedBy(still)).length === 0; turn++) {
    await match.turn();
    // Moves that pile up are not shown one by one.
    for (const page of [runs, still]) {
      await expect(laidTiles(page)).toHaveCount(turn);
    }
  }
  await expect.poll(async () => (await notedBy(still)).length).toBeGreaterThan(0);
  for (const { moves, ms } of await notedBy(still)) {
    expect(moves).toEqual(["opacity"]);
    expect(ms).toBeLessThanOrEqual(500);
  }
  const ran = async () => (await notedBy(runs)).find(({ moves }) => moves[0] === "offsetDistance");
  await expect.poll(ran).toBeDefined();
  expect((await ran())!.ms).toBeGreaterThanOrEqual(400);
  expect((await ran())!.ms).toBeLessThanOrEqual(1600);
});

test("sound asks for an audio context only after a gesture", async ({ device, server }) => {
  const match = await MadeMatch.started(server.origin, {}, NAMES);
  const page = await device();
  await page.addInitScript(() => {
    const Own = window.AudioContext;
    Object.assign(window, { contexts: 0 });
    window.AudioContext = class extends Own {
      constructor(options?: AudioContextOptions) {
        super(options);
        (window as unknown as { contexts: number }).contexts++;
      }
    };
  });
  const contexts = () => page.evaluate(() => (window as unknown as { contexts: number }).contexts);
  const voices: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/voices-")) voices.push(request.url());
  });
  await match.open(page, match.sitters[0]!);
  await expect(page.getByRole("grid")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) {
      await match.turn();
      await expect(page.getByRole("gridcell", { name: /laid last/ })).toBeAttached();
    }
  };
  await turns(2);
  // Long enough for what must not be there yet.
  await page.waitForTimeout(500);
  expect(await contexts()).toBe(0);
  expect(voices).toEqual([]);

  await page.getByRole("heading", { level: 1 }).click({ force: true, position: { x: 0, y: 0 } });
  await turns(2);
  await expect.poll(() => voices.length).toBe(1);
  await expect.poll(contexts).toBe(1);
});
