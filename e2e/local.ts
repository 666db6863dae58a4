import { expect, type Locator, type Page } from "@playwright/test";

/** Who plays what on this device: the persons named, and after them a bot of each level. */
interface Beginning {
  readonly game: string;
  readonly names: readonly string[];
  readonly bots?: readonly string[];
}

/** A match that is begun on this device; what else it is stays as it stands. */
export async function beginHere(page: Page, beginning: Beginning): Promise<void> {
  await page.goto("/");
  await beginFromHome(page, beginning);
}

/** The same where home is open already: a page that is loaded anew needs a network. */
export async function beginFromHome(
  page: Page,
  { game, names, bots = [] }: Beginning,
): Promise<void> {
  const choose = (group: string, name: string | RegExp) =>
    page.getByRole("group", { name: group }).getByRole("radio", { name }).click();
  await choose("Game", new RegExp(`^${game}`));
  await choose("With people or bots", "On this device");
  const who = (i: number) => page.getByRole("combobox", { name: `Player ${i + 1}`, exact: true });
  for (const [i, name] of names.entries()) {
    if (i > 0) await who(i).selectOption("Person");
    await page.getByRole("textbox", { name: `Name of player ${i + 1}` }).fill(name);
  }
  for (const [i, level] of bots.entries()) {
    await chooseBot(who(names.length + i), `${level} bot`);
  }
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/g\/\S+$/);
}

/** Chooses a bot out of a list in which each stands with its strength. */
export async function chooseBot(list: Locator, name: string): Promise<void> {
  const option = list.getByRole("option", { name: new RegExp(`^${name}, strength \\d of \\d$`) });
  await list.selectOption((await option.getAttribute("value"))!);
}

/** The button by which whoever's turn it is takes the device, while a curtain hangs. */
const takeOf = (page: Page) => page.getByRole("button", { name: /^I am / });

/** Takes the device from whoever had it, where a curtain hangs: the name of who has it now. */
export async function takeDevice(page: Page): Promise<string> {
  const label = (await takeOf(page).textContent())!;
  const take = page.getByRole("button", { name: label, exact: true });
  await expect(take).toBeEnabled();
  await take.click();
  await expect(take).toBeHidden();
  return label.replace("I am ", "");
}

/**
 * Whoever's turn it is sits down at the screen: the device is taken where a curtain hangs, and
 * `table` is what shows otherwise that they are to move. Lots decide which of the two comes.
 */
export async function sitDown(page: Page, table: Locator): Promise<void> {
  await expect(takeOf(page).or(table).first()).toBeVisible();
  // Only one of them is ever there, and nobody else moves at this device.
  if (await takeOf(page).isVisible()) await takeDevice(page);
  await expect(table.first()).toBeVisible();
}

/** Waits until a curtain hangs; for whom, as its button says it. */
export async function curtainFor(page: Page): Promise<string> {
  await expect(takeOf(page)).toBeVisible();
  return (await takeOf(page).textContent())!;
}
