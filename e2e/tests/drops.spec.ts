import { laidTiles } from "../board.ts";
import { expect, test } from "../fixtures.ts";
import { Player } from "../player.ts";
import { seated } from "../seated.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

test("where no socket can be opened the match is played by asking", async ({ device, server }) => {
  const { match } = await seated({ device, origin: server.origin });
  const mover = await match.mover();
  const page = await device();
  await page.addInitScript(() => {
    class NoSocket {
      static readonly OPEN = 1;
      readyState = 3;
      onclose: ((event: { code: number }) => void) | null = null;
      constructor() {
        setTimeout(() => this.onclose?.({ code: 1006 }), 20);
      }
      send() {}
      close() {}
    }
    Object.defineProperty(window, "WebSocket", { value: NoSocket });
  });
  await match.open(page, mover);
  await expect(page.getByText("No live connection here.")).toBeVisible();
  const player = new Player(mover.name, page, "mouse");
  for (let turn = 0; turn < 2; turn++) {
    await expect.poll(() => player.isToMove()).toBe(true);
    await player.lay(turn * 2);
    await match.turn();
  }
  await expect(laidTiles(page)).toHaveCount(5);
});

test("the same seat in two windows: all stay live, one move wins", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const { match, open } = await seated({ device, origin: server.origin }, { turns: 0 });
  const mover = await match.mover();
  const pages = [await open(mover), await open(mover)];
  const players = pages.map((page) => new Player(mover.name, page, "mouse"));
  for (const [index, player] of players.entries()) await player.ghost(index * 4);
  // At the same moment, before either can have heard of the other.
  const at = Date.now() + 4000;
  for (const page of pages) {
    await page.getByRole("button", { name: /^Lay on/ }).evaluate((button, time) => {
      setTimeout(() => (button as HTMLElement).click(), time - Date.now());
    }, at);
  }
  for (const page of pages) {
    await expect(laidTiles(page)).toHaveCount(1);
  }
  await match.turn();
  for (const player of players) await expect.poll(() => player.isToMove()).toBe(true);
});

test("after a drop the lost move is made once, and no later one in its place", {
  tag: "@gate",
}, async ({ device, server }) => {
  const { match } = await seated({ device, origin: server.origin }, { turns: 0 });
  const mover = await match.mover();
  const page = await device();
  let swallow = true;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const upstream = socket.connectToServer();
    let cut = false;
    socket.onMessage((message) => {
      if (swallow && String(message).includes('"move"')) {
        swallow = false;
        cut = true;
        void socket.close();
        void upstream.close();
      } else if (!cut) upstream.send(message);
    });
  });
  await match.open(page, mover);
  const player = new Player(mover.name, page, "mouse");
  await player.ghost(3);
  const button = page.getByRole("button", { name: /^Lay on/ });
  const cell = (await button.textContent())!.match(/[a-h][1-8]/)![0];
  await button.click();
  // While nobody has answered, another tile cannot be laid.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { name: new RegExp(`^${cell}, tile`) })).toBeVisible();
  await expect(laidTiles(page)).toHaveCount(1);
  expect(swallow).toBe(false);
  const moves = (await match.look(null)).events.flatMap((event) => event.moves ?? []);
  expect(moves).toHaveLength(1);
});
