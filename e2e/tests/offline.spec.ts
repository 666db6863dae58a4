import { expect, type Page, PHONE, test } from "../fixtures.ts";
import { beginHere, sitDown } from "../local.ts";
import { MadeMatch } from "../matches.ts";
import { untilKept } from "../offline.ts";
import { Player } from "../player.ts";
import { BLUNDER, openFile } from "../records.ts";

// What a browser keeps of the client, so that it opens where there is no network.

test.use({ serviceWorkers: "allow" });

/** Opens home for the first time, waits until the client is kept, and takes the network away. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto("/");
  await untilKept(page);
  await page.context().setOffline(true);
}

test("everything opens without a network after one visit of home", async ({ device }) => {
  test.slow();
  const page = await device({ locale: "en-GB" });
  await visitOnce(page);
  for (const [path, heading] of [
    ["/", /Build the line/],
    ["/puzzles/2", "Puzzle 2"],
    ["/rules/cable-car", "Cable Car"],
    ["/rules/trambahn", "Trambahn"],
    ["/replay", "Replay a game"],
    ["/nowhere", "No such page"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
  await page.goto("/");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bau die Linie");
});

test("a new game against a bot begins without a network, and is there after a reload", async ({
  device,
}) => {
  test.slow();
  const page = await device(PHONE);
  await visitOnce(page);
  await page.reload();
  // Without a network nothing else would go.
  await expect(page.getByRole("radio", { name: "On this device" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Player 2" })).toHaveValue(/./);
  await page.getByRole("button", { name: "Start" }).tap();
  const player = new Player("", page, "touch");
  await expect.poll(() => player.isToMove()).toBe(true);
  await player.lay(2);
  await expect(page.getByRole("gridcell", { name: /laid last/ }).first()).toBeAttached();
  await page.reload();
  await expect.poll(() => player.isToMove()).toBe(true);
  await player.lay(4);
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Cable Car.*on this device/s })).toBeVisible();
});

test("a browser would install it, and from its icon it plays without a network", async ({
  device,
}) => {
  const page = await device(PHONE);
  await page.goto("/");
  await untilKept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Each test has a window of its own that keeps nothing, into which nothing is installed.
  const wrong = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(wrong).toEqual([]);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as {
    start_url: string;
    shortcuts: readonly { url: string }[];
  };
  await page.context().setOffline(true);
  for (const start of [manifest.start_url, ...manifest.shortcuts.map((one) => one.url)]) {
    await page.goto(new URL(start, url).href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(new URL("/?here", url).href);
  await expect(page.getByRole("combobox", { name: "Player 2" })).toHaveValue(/./);
  await page.getByRole("button", { name: "Start" }).tap();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a match of two at one device goes on after a reload without a network", async ({
  device,
}) => {
  const page = await device({ locale: "en-GB" });
  await beginHere(page, { game: "Trambahn", names: ["Mira", "Jan"] });
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await sitDown(page, page.getByRole("button", { name: "Match menu" }));
});

test("a recorded game is replayed and reviewed without a network", async ({ device }) => {
  test.slow();
  const page = await device({ locale: "en-GB" });
  await visitOnce(page);
  await openFile(page, BLUNDER);
  await expect(page.getByRole("slider", { name: "Move" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("slider", { name: "Move" })).toBeVisible();
});

test("no answer of the server is kept, and a match online says that it is not reached", async ({
  device,
  server,
}) => {
  test.slow();
  const page = await device({ locale: "en-GB" });
  const match = await MadeMatch.started(server.origin, {}, ["Mira", "Jan"]);
  await match.open(page, match.sitters[0]!);
  const grid = page.getByRole("grid");
  await grid.waitFor();
  await untilKept(page);
  await page.reload();
  await grid.waitFor();
  const kept = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });
  expect(kept.length).toBeGreaterThan(50);
  const files = /^\/(assets\/.+|icon[\w-]*\.(svg|png)|\w+\.webmanifest)?$/;
  expect(kept.filter((path) => !files.test(path))).toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("No connection. Reconnecting.")).toBeVisible();
  await expect(grid).toBeHidden();
  await page.context().setOffline(false);
  await expect(grid).toBeVisible();
});
