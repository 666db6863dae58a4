import { lesson as companies } from "../../apps/web/src/cable-car/companies/learn/steps.ts";
import { learn } from "../../apps/web/src/i18n/en/learn.ts";
import type { Lesson } from "../../apps/web/src/learn/lesson.ts";
import { lesson as trambahn } from "../../apps/web/src/trambahn/learn/steps.ts";
import { expect, type Locator, type Page, test } from "../fixtures.ts";
import { wayThrough } from "../lessons.ts";
import { untilKept } from "../offline.ts";

// The lessons of The Companies and Trambahn to their ends, by a way that their own judges find; that
// of Cable Car, with its refusals, is in learn.spec.ts.

// What is not the first thing on the screen comes behind it: that all is here, the worker knows.
test.use({ serviceWorkers: "allow" });

/** A learner at a lesson's table: how each kind of deed is done there. */
interface Learner {
  follow(station: number): Promise<void>;
  play(move: string): Promise<void>;
  /** On to the next step. */
  next(): Promise<void>;
}

/** Goes through a lesson from its first step to its last, without a server. */
async function goThrough<Position>(
  page: Page,
  {
    game,
    lesson,
    learner,
  }: {
    game: "companies" | "trambahn";
    lesson: Lesson<Position>;
    learner: Learner;
  },
): Promise<void> {
  await page.goto(`/learn/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilKept(page);
  await page.context().setOffline(true);
  const { steps } = learn.lessons[game];
  for (const [index, { id }] of lesson.steps.entries()) {
    const { title, done } = steps[id]!;
    await expect(page.getByRole("heading", { name: title, level: 1, exact: true })).toBeVisible();
    for (const deed of wayThrough(lesson, index)) {
      if (deed.kind === "follow") await learner.follow(deed.station);
      if (deed.kind === "moves") for (const move of deed.moves) await learner.play(move);
    }
    const said = new RegExp(done.replace(/[.?+()]/g, "\\$&").replace(/\{\w+\}/g, "[\\w ]+"));
    await expect(page.getByRole("status").filter({ hasText: said }).first()).toBeVisible();
    if (index < lesson.steps.length - 1) await learner.next();
  }
  await expect(page.getByRole("link", { name: /^Step 6 of 6: .*, done$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Play", exact: true })).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const cards = (page: Page) => page.getByRole("toolbar", { name: "Your hand" }).getByRole("button");

/** The board takes pointers by their place, not by the cell's element. */
async function point(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const COLOURS = { b: "blue", r: "red", g: "green", y: "yellow" } as const;
/** A card's code as its label. */
const labelOf = (code: string) => `${COLOURS[code[0] as keyof typeof COLOURS]} ${code.slice(1)}`;

/** A pointer at the board and the market. */
const shareholder = (page: Page): Learner => ({
  follow: (station) =>
    point(page, page.getByRole("gridcell", { name: new RegExp(`^Station ${station},`) })),
  async play(move) {
    const [, percent, source] = /^swap (\d+) (\w+)$/.exec(move) ?? [];
    if (percent) {
      const share = source === "open" ? "The open share, \\w+" : "The top of the";
      await button(page, new RegExp(`^${share} ${percent} %`)).click();
      return button(page, /^Give /).click();
    }
    const cell = move.slice(-2);
    await point(page, page.getByRole("gridcell", { name: new RegExp(`^${cell}[,;]`) }));
    await button(page, `Lay on ${cell}`).click();
  },
  next: () => page.getByRole("link", { name: "Next step" }).click(),
});

/** A pointer at the lines and trams. */
const conductor = (page: Page): Learner => ({
  follow: () => Promise.reject(new Error("There are no lines to follow.")),
  async play(move) {
    const [verb, what = ""] = move.split(" ");
    const [piece = "", target] = what.split(">");
    const onwards = button(page, verb === "bank" ? /^On to (stops|income)/ : /^On to stops/);
    if (verb === "stop" || verb === "bank") await passOver(onwards, () => onwards.click());
    if (verb === "end")
      return page.getByRole("button", { name: "End turn", exact: true }).first().click();
    if (verb === "buy")
      await button(page, new RegExp(`^${piece} tram ×`, "i"))
        .first()
        .click();
    else
      await cards(page)
        .and(page.getByLabel(labelOf(piece), { exact: true }))
        .first()
        .click();
    const fresh = button(page, "New line");
    if (target === "new" && (await fresh.isVisible())) await fresh.click();
    await button(page, /^(Lay|Start|Bank|Buy) /).click();
  },
  next: () => page.getByRole("link", { name: "Next step" }).click(),
});

/** Goes past the phases in which nothing is to be done, as long as the page offers that. */
async function passOver(onwards: Locator, go: () => Promise<void>): Promise<void> {
  for (let phase = 0; phase < 2 && (await onwards.isVisible()); phase++) await go();
}

/** The keyboard alone. */
const typist = (page: Page): Learner => ({
  follow: () => Promise.reject(new Error("There are no lines to follow.")),
  async play(move) {
    const [verb, what = ""] = move.split(" ");
    const [piece = "", target] = what.split(">");
    const press = (key: string) => page.keyboard.press(key);
    const onwards = button(page, verb === "bank" ? /^On to (stops|income)/ : /^On to stops/);
    if (verb === "stop" || verb === "bank") await passOver(onwards, () => press("d"));
    if (verb === "end") return press("e");
    if (verb === "buy") {
      await press("b");
      const tram = page.locator(":focus").and(button(page, new RegExp(`^${piece} tram ×`, "i")));
      for (let i = 0; i < 3 && (await tram.count()) === 0; i++) await press("ArrowDown");
      await expect(tram).toBeFocused();
      await press("Enter");
    } else {
      const labels = await cards(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
      await press(String(labels.indexOf(labelOf(piece)) + 1));
      const fresh = button(page, "New line");
      if (target === "new" && (await fresh.isVisible())) {
        const isThere = () => fresh.evaluate((one) => one === document.activeElement);
        for (let i = 0; i < 60 && !(await isThere()); i++) await press("Tab");
        await press("Enter");
      }
    }
    await expect(button(page, /^(Lay|Start|Bank|Buy) /)).toBeEnabled();
    await press("d");
  },
  async next() {
    // The focus is there when a step is done.
    await expect(page.getByRole("link", { name: "Next step" })).toBeFocused();
    await page.keyboard.press("Enter");
  },
});

test("The Companies is learnt to the end by pointer", { tag: "@gate" }, async ({ device }) => {
  const page = await device({ locale: "en-GB" });
  await goThrough(page, { game: "companies", lesson: companies, learner: shareholder(page) });
});

test("Trambahn is learnt to the end by pointer", { tag: "@gate" }, async ({ device }) => {
  const page = await device({ locale: "en-GB" });
  await goThrough(page, { game: "trambahn", lesson: trambahn, learner: conductor(page) });
});

test("Trambahn is learnt to the end by keys", { tag: "@gate" }, async ({ device }) => {
  const page = await device({ locale: "en-GB" });
  await goThrough(page, { game: "trambahn", lesson: trambahn, learner: typist(page) });
});
