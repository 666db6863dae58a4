import { expectNoAxeViolations } from "../axe.ts";
import { type Device, expect, type Page, test } from "../fixtures.ts";
import { MadeMatch, type Making, type Sitter } from "../matches.ts";
import { Player } from "../player.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

/** A match made by the server's door, with a page for each of the sitters that are asked for. */
async function seated(
  { device, origin }: { device: Device; origin: string },
  { names = ["Mira", "Jan"], turns = 1, ...making }: Making & { names?: string[]; turns?: number },
) {
  const match = await MadeMatch.started(origin, making, names);
  let last: Sitter | null = null;
  for (let turn = 0; turn < turns; turn++) last = await match.turn();
  const open = async (sitter: Sitter) => {
    const page = await device();
    await match.open(page, sitter);
    await expect(page.getByRole("button", { name: "Match menu" })).toBeVisible();
    return page;
  };
  return { match, last, open };
}

const menu = async (page: Page, button: string) => {
  await page.getByRole("button", { name: "Match menu" }).click();
  await page
    .getByRole("dialog", { name: "This match" })
    .getByRole("button", { name: button })
    .click();
};
const card = (page: Page) => page.getByRole("region", { name: "A question to the table" });
const log = (page: Page) => page.getByRole("region", { name: "Log" });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test("a clock runs by the server's time, then a random move is made, or the seat is lost", {
  tag: "@gate",
}, async ({ device, server }) => {
  const clock = { per: "move", ms: 30_000 } as const;
  const scene = { device, origin: server.origin };
  const random = await seated(scene, {
    turns: 0,
    terms: { clock, timeout: "random", quiet: null },
  });
  const mover = await random.match.mover();
  const page = await random.open(mover);
  const shown = page.locator('[data-clock="runs"] > [aria-hidden="true"]').last();
  await expect(shown).toHaveText(/^0:[012]\d$/);
  const left = async () => {
    const { status } = await random.match.look(null);
    return (status.deadline! - status.now) / 1000;
  };
  // What is shown lies within a second of the server's, however long each answer takes.
  const most = await left();
  const seconds = Number((await shown.textContent())!.slice(2));
  expect(seconds).toBeLessThan(most + 1);
  expect(seconds).toBeGreaterThan((await left()) - 1);
  const lose = await seated(scene, { turns: 0, terms: { clock, timeout: "lose", quiet: null } });
  const loser = await lose.open(await lose.match.mover());

  await expect(page.getByText("Ten seconds left for your turn.")).toBeAttached({ timeout: 40_000 });
  await expect(page.locator('[data-clock="low"]')).toBeVisible();
  await expect(log(page)).toContainText("A random move: the time was over.", { timeout: 50_000 });
  await expect(heading(loser, /^Jan wins|^Mira wins/)).toBeVisible({ timeout: 40_000 });
  // The log says it too.
  const said = loser.getByRole("paragraph").filter({ hasText: "You ran out of time." });
  await expect(said).toBeVisible();
  await expect(loser.getByText("The deal is verified")).toBeVisible();
});

test("a turn is taken back when the others agree, not when they refuse or it is withdrawn", async ({
  device,
  server,
}) => {
  const { match, last, open } = await seated({ device, origin: server.origin }, {});
  const asker = await open(last!);
  const other = await open(await match.mover());
  const ask = () => asker.getByRole("button", { name: "Take back", exact: true }).click();

  await ask();
  await expect(card(other)).toContainText(`${last!.name} asks to take back 1 move.`);
  await expectNoAxeViolations(other);
  await other.getByRole("button", { name: "Match menu" }).focus();
  await card(other).getByRole("button", { name: "No" }).press("Enter");
  await expect(card(asker)).toBeHidden();
  await expect(other.getByRole("button", { name: "Match menu" })).toBeFocused();
  await expect(log(asker)).toContainText("said no.");

  await ask();
  await expect(card(other)).toBeVisible();
  await card(asker).getByRole("button", { name: "Withdraw" }).click();
  await expect(card(other)).toBeHidden();
  await expect(log(other)).toContainText("withdrew the question.");
  await expect(asker.getByRole("gridcell", { name: /laid last/ })).toBeVisible();

  await ask();
  await card(other).getByRole("button", { name: "Agree" }).click();
  for (const page of [asker, other]) {
    await expect(page.getByRole("gridcell", { name: /laid last/ })).toBeHidden();
    await expect(log(page)).toContainText("lies on top of the stack again");
  }
  await expect(heading(asker, "Your turn")).toBeVisible();
});

test("a match is paused by agreement, and whoever is to move goes on", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const { match, open } = await seated({ device, origin: server.origin }, {});
  const mover = await open(await match.mover());
  const other = await open((await match.others())[0]!);
  await menu(other, "Ask for a pause");
  await card(mover).getByRole("button", { name: "Agree" }).click();
  for (const page of [mover, other]) {
    await expect(page.getByText("The match is paused.")).toBeVisible();
  }
  await mover.getByRole("button", { name: "Go on" }).click();
  for (const page of [mover, other]) {
    await expect(page.getByText("The match is paused.")).toBeHidden();
    await expect(log(page)).toContainText("went on with the match.");
  }
});

test("who resigns of two loses, and of three is played on without", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const scene = { device, origin: server.origin };
  const two = await seated(scene, { names: ["Mira", "Jan"] });
  const [mira, jan] = two.match.sitters;
  const loser = await two.open(mira!);
  const winner = await two.open(jan!);
  await menu(loser, "Resign");
  await loser.getByRole("button", { name: "Yes, resign" }).click();
  await expect(heading(winner, "You win")).toBeVisible();
  await expect(heading(loser, "Jan wins")).toBeVisible();
  const said = winner.getByRole("paragraph").filter({ hasText: "Mira resigned." });
  await expect(said).toBeVisible();
  await expect(winner.getByText("The deal is verified")).toBeVisible();
  await expectNoAxeViolations(winner);

  const three = await seated(scene, { names: ["Mira", "Jan", "Oma"] });
  const leaver = await three.open(three.match.sitters[0]!);
  const stays = await three.open(three.match.sitters[1]!);
  await menu(leaver, "Resign");
  await leaver.getByRole("button", { name: "Yes, resign" }).click();
  await expect(leaver.getByText("You have resigned. Random moves")).toBeVisible();
  await expect(stays.getByRole("listitem").filter({ hasText: "Mira" }).first()).toContainText(
    "resigned",
  );
  await expect(stays.getByRole("grid")).toBeVisible();
});

test("all agree to stop, and nobody wins", { tag: "@gate" }, async ({ device, server }) => {
  const { match, open } = await seated({ device, origin: server.origin }, { game: "trambahn" });
  const [mira, jan] = match.sitters;
  const asker = await open(mira!);
  const other = await open(jan!);
  await menu(asker, "Propose to stop here");
  await card(other).getByRole("button", { name: "Agree" }).click();
  for (const page of [asker, other]) {
    await expect(heading(page, "Stopped by agreement")).toBeVisible();
    await expect(page.getByText("Nobody has won.")).toBeVisible();
    await expect(page.getByText("The deal is verified")).toBeVisible();
  }
});

test("all go along to the next game: players, watchers, and a device that was away", {
  tag: "@gate",
}, async ({ device, server }) => {
  const { match, open } = await seated({ device, origin: server.origin }, {});
  const [mira, jan] = match.sitters;
  await match.act(jan!, { type: "resign" });
  const page = await open(mira!);
  const watcher = await device();
  await watcher.goto(match.path);
  await expect(heading(watcher, "Mira wins")).toBeVisible();
  await page.getByRole("button", { name: "Play again" }).click();
  const next = new RegExp(`/g/(?!${match.id})[\\w-]{32}$`);
  await expect(page).toHaveURL(next);
  await expect(watcher).toHaveURL(page.url());
  const id = page.url().split("/").at(-1)!;
  const tokens = (one: Page) =>
    one.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]"), `endstation.keys.${id}`);
  expect(await tokens(page)).toMatchObject([{ token: mira!.token }]);
  expect((await tokens(page))[0].value).not.toBe(mira!.value);

  // It comes back to the old link, sees how it ended, and the way on.
  const away = await open(jan!);
  await expect(heading(away, "Mira wins")).toBeVisible();
  await away.getByRole("link", { name: "To the next game" }).click();
  await expect(away).toHaveURL(page.url());
  expect(await tokens(away)).toMatchObject([{ token: jan!.token }]);
});

test("a call is shown at its seat and said once, and can be muted", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const { match, open } = await seated({ device, origin: server.origin }, {});
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

test("who comes back is told what has changed, on the board too", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const { match, open } = await seated(
    { device, origin: server.origin },
    { names: ["Mira", "Jan", "Oma"], turns: 0 },
  );
  const me = await match.mover();
  const page = await open(me);
  const summary = page.getByRole("region", { name: "Since you last looked" });
  await match.turn();
  await expect(page.getByRole("gridcell", { name: /laid last/ })).toBeVisible();
  await page.goto("about:blank");
  const second = await match.turn();
  const third = await match.turn();
  await page.goto(match.path);
  await expect(summary).toContainText(`${second.name} laid`);
  await expect(summary).toContainText(`${third.name} laid`);
  await expect(summary.getByRole("listitem")).toHaveCount(2);
  await expect(page.locator("[data-fresh]")).toHaveCount(2);
  await expect(page.getByRole("gridcell", { name: /new since you last looked/ })).toHaveCount(2);
  await expectNoAxeViolations(page);
  await summary.getByRole("button", { name: "Seen" }).click();
  await expect(page.locator("[data-fresh]")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(summary).toBeHidden();

  // The same for a page that was only hidden.
  const look = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  // Each turn is on the page before it is hidden or looked at again.
  const tiles = page.getByRole("gridcell", { name: /^[a-h][1-8], tile/ });
  await match.turn();
  await expect(tiles).toHaveCount(4);
  await look("hidden");
  await match.turn();
  await expect(tiles).toHaveCount(5);
  await look("visible");
  await expect(summary.getByRole("listitem")).toHaveCount(1);
  // A touch of the board puts the news aside; what is new stays marked.
  await page.getByRole("grid").click();
  await expect(summary).toBeHidden();
  await expect(page.locator("[data-fresh]")).toHaveCount(1);
});

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

test("where no socket can be opened the match is played by asking", async ({ device, server }) => {
  const { match } = await seated({ device, origin: server.origin }, {});
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
  await expect(page.getByRole("gridcell", { name: /^[a-h][1-8], tile/ })).toHaveCount(5);
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
    await expect(page.getByRole("gridcell", { name: /^[a-h][1-8], tile/ })).toHaveCount(1);
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
  await expect(page.getByRole("gridcell", { name: /^[a-h][1-8], tile/ })).toHaveCount(1);
  expect(swallow).toBe(false);
  const moves = (await match.look(null)).events.flatMap((event) => event.moves ?? []);
  expect(moves).toHaveLength(1);
});
