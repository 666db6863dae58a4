import { laidTiles } from "../board.ts";
import { expect, test } from "../fixtures.ts";
import { createAndJoin, duel, Player } from "../player.ts";

test("a double press lays one tile", async ({ device }) => {
  const { mover, other } = await duel(device);
  await mover.page
    .getByRole("gridcell", { name: /your tile may lie here/ })
    .first()
    .waitFor();
  await mover.ghost(3);
  await mover.page.getByRole("button", { name: /^Lay on/ }).dblclick();
  await expect(other.page.getByRole("button", { name: "Choose a cell" })).toBeVisible();
  for (const { page } of [mover, other]) {
    await expect(laidTiles(page)).toHaveCount(1);
  }
});

test("while the server is gone a banner says so; the move made meanwhile is made once", async ({
  device,
  server,
}) => {
  const { mover, other } = await duel(device);
  await mover.ghost(5);
  // What comes behind a table is here: what does not come any more says so, rightly.
  for (const { page } of [mover, other]) await page.waitForLoadState("networkidle");
  await server.kill();
  await mover.press(mover.page.getByRole("button", { name: /^Lay on/ }));
  await expect(other.page.getByText("No connection. Reconnecting.")).toBeVisible();
  await expect(mover.page.getByText("What you did is kept")).toBeVisible();
  await server.start();
  await expect(other.page.getByRole("button", { name: "Choose a cell" })).toBeVisible();
  for (const { page } of [mover, other]) {
    await expect(page.getByText("No connection.")).toBeHidden();
    await expect(laidTiles(page)).toHaveCount(1);
  }
});

test("one seat in two windows: both go on, and each sees the other's move", async ({ device }) => {
  const { mover, other } = await duel(device);
  const twin = new Player(mover.name, await mover.page.context().newPage(), "mouse");
  await twin.page.goto(mover.page.url());
  await expect.poll(() => twin.isToMove()).toBe(true);
  await twin.lay(2);
  await expect.poll(() => mover.isToMove()).toBe(false);
  await expect.poll(() => other.isToMove()).toBe(true);
});

test("a page of another version is asked to reload", async ({ device }) => {
  const mira = new Player("Mira", await device(), "mouse");
  const link = await createAndJoin(mira);
  const page = await device();
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((message) => upstream.send(String(message).replace(/"pv":\d+/, '"pv":99')));
  });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Endstation was updated" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("a link to no match offers a new one", async ({ device }) => {
  const page = await device();
  for (const id of ["nonsense", "AQQABw4VHCMqMTg_Rk1UW2JpLLL83rLL"]) {
    await page.goto(`/g/${id}`);
    await expect(page.getByRole("heading", { name: "No match at this link" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Start a new one" }).click();
  await expect(page.getByRole("button", { name: "Create and invite" })).toBeVisible();
});

test("a posted link without its invite makes watchers, who see no hand", async ({ device }) => {
  const { mover } = await duel(device);
  const page = await device();
  await page.goto(mover.page.url());
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("button", { name: /Your tile/ })).toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: /your tile may lie/ })).toHaveCount(0);
});

test("a tab that was open before the seat was taken in another speaks for it too", async ({
  device,
}) => {
  const mira = new Player("Mira", await device(), "mouse");
  const link = await createAndJoin(mira, { players: "2" });
  const jan = new Player("Jan", await device(), "mouse");
  const early = await jan.page.context().newPage();
  await early.goto(link);
  await jan.page.goto(link);
  await jan.join();
  await expect(early.getByRole("button", { name: "Leave" })).toBeVisible();
  await mira.press(mira.page.getByRole("button", { name: "Start with two" }));
  for (const page of [early, jan.page]) {
    await expect(page.getByRole("button", { name: /Your tile/ })).toBeVisible();
  }
  await early.evaluate(() => {
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(new Event("pageshow"));
  });
  await expect(early.getByRole("grid")).toBeVisible();
  await expect(early.getByRole("button", { name: /Your tile/ })).toBeVisible();
});
