import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Page, PHONE, test } from "../fixtures.ts";
import { createAndJoin, duel, Player } from "../player.ts";
import { allowNotices, fakeSubscription, pushTo, shownTo } from "../push-service.ts";

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/a-subscription";

test.use({ serviceWorkers: "allow" });

/** A match's id, of the kind that its first letters tell. */
const MATCH = "AQQABw4VHCMqMTg_Rk1UW2JpLLL83rLL";
const notice = (match = MATCH, kind = "turn") => JSON.stringify({ match, game: "cable-car", kind });

test.describe("a push message", () => {
  test("no notice because a tab is open elsewhere; push revoked after silent pushes", async ({
    device,
  }) => {
    const page = await device();
    await page.goto("/");
    await allowNotices(page.context(), page);
    expect(await shownTo(page)).toEqual([]);
    await pushTo(page, notice());
    const turn = { title: "Your turn", body: "Cable Car", tag: MATCH, lang: "en", silent: false };
    await expect.poll(() => shownTo(page)).toEqual([turn]);
    await pushTo(page, notice(MATCH, "over"));
    await expect.poll(() => shownTo(page)).toEqual([{ ...turn, title: "The game is over" }]);
    const other = MATCH.replace("AQ", "Aw");
    await pushTo(page, notice(other));
    await expect.poll(() => shownTo(page)).toHaveLength(2);
    expect(await shownTo(page)).toContainEqual({ ...turn, body: "Trambahn", tag: other });
  });

  test("that cannot be read is shown too", { tag: "@gate" }, async ({ device }) => {
    const page = await device();
    await page.goto("/");
    await allowNotices(page.context(), page);
    await pushTo(page, "what a later version sends");
    await expect.poll(() => shownTo(page)).toMatchObject([{ title: "Endstation", tag: "" }]);
  });

  test("is told in the language that was chosen on the page", async ({ device }) => {
    const mira = new Player("Mira", await device(), "mouse");
    await createAndJoin(mira);
    const { page } = mira;
    await page.getByRole("button", { name: "Notices" }).click();
    await page.getByRole("switch", { name: "On this device" }).waitFor();
    // The host's page has a button that closes the invite, too.
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await page.getByRole("button", { name: "Benachrichtigungen" }).click();
    await page.getByRole("switch", { name: "Auf diesem Gerät" }).waitFor();
    await allowNotices(page.context(), page);
    await pushTo(page, notice());
    await expect.poll(() => shownTo(page)).toMatchObject([{ title: "Du bist am Zug", lang: "de" }]);
  });

  test("makes no sound where its match is looked at, and is shown", { tag: "@gate" }, async ({
    device,
  }) => {
    const mira = new Player("Mira", await device(), "mouse");
    await createAndJoin(mira);
    const { page } = mira;
    await allowNotices(page.context(), page);
    await page.bringToFront();
    const id = page.url().split("/g/")[1]!;
    await pushTo(page, notice(id));
    await expect.poll(() => shownTo(page)).toMatchObject([{ tag: id, silent: true }]);
    await pushTo(page, notice());
    await expect.poll(() => shownTo(page)).toHaveLength(2);
    expect(await shownTo(page)).toContainEqual(
      expect.objectContaining({ tag: MATCH, silent: false }),
    );
  });

  test("leads to its match: to the tab that shows it, else to a new one", { tag: "@gate" }, async ({
    device,
  }) => {
    const page = await device();
    await page.goto("/");
    await allowNotices(page.context(), page);
    await pushTo(page, notice());
    await expect.poll(() => shownTo(page)).toHaveLength(1);
    const [worker] = page.context().serviceWorkers();
    // Only a person's own click may open or focus a window: what is asked of the browser is read.
    const asked = () =>
      worker!.evaluate(async () => {
        const scope = globalThis as unknown as ServiceWorkerScope;
        const done: string[] = [];
        scope.clients.openWindow = async (url) => done.push(`open ${url}`);
        scope.WindowClient.prototype.focus = async function () {
          done.push(`focus ${new URL(this.url).pathname}`);
        };
        const [notification] = await scope.registration.getNotifications();
        const click = new scope.NotificationEvent("notificationclick", { notification });
        scope.dispatchEvent(click);
        while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
        return done;
      });
    expect(await asked()).toEqual([`open /g/${MATCH}`]);
    expect(await shownTo(page)).toEqual([]);
    const tab = await page.context().newPage();
    await tab.goto(`/g/${MATCH}`);
    await pushTo(page, notice());
    await expect.poll(() => shownTo(page)).toHaveLength(1);
    expect(await asked()).toEqual([`focus /g/${MATCH}`]);
  });
});

/** As much of a service worker's scope as a test reads. */
interface ServiceWorkerScope extends EventTarget {
  readonly clients: { openWindow(url: string): Promise<unknown> };
  readonly registration: ServiceWorkerRegistration;
  readonly WindowClient: { prototype: { readonly url: string; focus(): Promise<unknown> } };
  readonly NotificationEvent: new (type: string, init: object) => Event;
}

/** The notices of someone who has taken a seat. */
async function openNotices(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Notices" }).click();
  await expect(page.getByRole("dialog", { name: "Tell me when it is my turn" })).toBeVisible();
}

test.describe("the player's choice", () => {
  test("turns push on, stays over a reload, and turns it off", { tag: "@gate" }, async ({
    device,
  }) => {
    const mira = new Player("Mira", await device(), "keys");
    const { page } = mira;
    await page.context().grantPermissions(["notifications"]);
    await fakeSubscription(page.context(), ENDPOINT);
    await createAndJoin(mira);
    await openNotices(page);
    const push = page.getByRole("switch", { name: "On this device" });
    await expect(push).toBeEnabled();
    await expect(push).not.toBeChecked();
    await mira.press(push);
    await expect(push).toBeChecked();
    await expect(push).toBeFocused();
    await page.reload();
    await openNotices(page);
    await expect(push).toBeChecked();
    await mira.press(push);
    await expect(push).not.toBeChecked();
    await page.reload();
    await openNotices(page);
    await expect(push).toBeEnabled();
    await expect(push).not.toBeChecked();
  });

  test("is not asked for by itself, and a refused permission is said", { tag: "@gate" }, async ({
    device,
  }) => {
    const mira = new Player("Mira", await device(), "mouse");
    const { page } = mira;
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      let permission = "default";
      Object.defineProperty(Notification, "permission", { get: () => permission });
      Notification.requestPermission = async () => {
        asked.push("permission");
        permission = "denied";
        return "denied";
      };
    });
    await createAndJoin(mira);
    await openNotices(page);
    const push = page.getByRole("switch", { name: "On this device" });
    await expect(push).toBeEnabled();
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    expect(await asked()).toEqual([]);
    await push.click();
    await expect(page.getByText("Your browser blocks notices from this page.")).toBeVisible();
    await expect(push).toBeDisabled();
    expect(await asked()).toEqual(["permission"]);
  });

  test("of a browser whose push service is out of reach is told", { tag: "@gate" }, async ({
    device,
  }) => {
    const mira = new Player("Mira", await device(), "mouse");
    const { page } = mira;
    await page.context().grantPermissions(["notifications"]);
    await page.addInitScript(() => {
      PushManager.prototype.subscribe = async () => {
        throw new DOMException("Registration failed", "AbortError");
      };
    });
    await createAndJoin(mira);
    await openNotices(page);
    const push = page.getByRole("switch", { name: "On this device" });
    await push.click();
    await expect(page.getByText("Your browser cannot reach its message service")).toBeVisible();
    await expect(push).not.toBeChecked();
  });

  test("needs a secure page, and a page without says so", { tag: "@gate" }, async ({
    device,
    server,
  }) => {
    const mira = new Player("Mira", await device(), "mouse");
    const link = new URL(await createAndJoin(mira));
    const jan = new Player("Jan", await device(), "mouse");
    link.host = `endstation.test:${server.port}`;
    await jan.page.goto(link.href);
    await jan.join();
    await openNotices(jan.page);
    await expect(jan.page.getByText("address that begins with https://")).toBeVisible();
    await expect(jan.page.getByRole("switch")).toBeDisabled();
  });

  test("of a web address shows its key once, and says what is wrong with others", {
    tag: "@gate",
  }, async ({ device }) => {
    const mira = new Player("Mira", await device(PHONE), "touch");
    const { page } = mira;
    await createAndJoin(mira);
    await openNotices(page);
    await page.getByText("At a web address").tap();
    const address = page.getByRole("textbox", { name: "Address" });
    await address.fill("http://hooks.example.org/x");
    await mira.press(page.getByRole("button", { name: "Set", exact: true }));
    await expect(page.getByText("must begin with https://").last()).toBeVisible();
    await address.fill("https://hooks.example.org/x");
    await mira.press(page.getByRole("button", { name: "Set", exact: true }));
    const key = page.getByRole("textbox", { name: "Key" });
    await expect(key).toHaveValue(/^[\w-]{43}$/);
    await expect(key).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Close", exact: true }).tap();
    await openNotices(page);
    await page.getByText("At a web address").tap();
    await expect(page.getByText("The match posts to hooks.example.org.")).toBeVisible();
    await expect(key).toBeHidden();
    await mira.press(page.getByRole("button", { name: "Stop" }));
    await expect(address).toBeFocused();
  });
});

test("a tab shows whose turn it is in its title and its icon", async ({ device }) => {
  const { mover, other } = await duel(device);
  const hasIcon = (page: Page, name: string) =>
    expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", name);
  await expect(mover.page).toHaveTitle(/^● Your turn/);
  await hasIcon(mover.page, "/icon-turn.svg");
  await expect(other.page).toHaveTitle(/^Mira's turn|^Jan's turn/);
  await hasIcon(other.page, "/icon.svg");
  await mover.lay(0);
  await expect(other.page).toHaveTitle(/^● /);
  await expect(mover.page).not.toHaveTitle(/^● /);
  await hasIcon(mover.page, "/icon.svg");
  await hasIcon(other.page, "/icon-turn.svg");
});

test("a page that is looked at says so when its turn begins, and a hidden one does not", {
  tag: "@gate",
}, async ({ device }) => {
  const { mover, other } = await duel(device);
  const pings: string[] = [];
  for (const { page, name } of [mover, other]) {
    await page.exposeFunction("told", (text: string) => pings.push(`${name} ${text}`));
    await page.evaluate(() => {
      const { send } = WebSocket.prototype;
      WebSocket.prototype.send = function (data) {
        (window as unknown as { told(text: unknown): void }).told(data);
        send.call(this, data);
      };
    });
  }
  await mover.lay(0);
  await expect(other.page).toHaveTitle(/^● /);
  await expect.poll(() => pings).toContain(`${other.name} ping`);
  await mover.page.evaluate(() =>
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" }),
  );
  pings.length = 0;
  await other.lay(0);
  await expect(mover.page).toHaveTitle(/^● /);
  // Long enough for a ping that must not come.
  await mover.page.waitForTimeout(500);
  expect(pings.filter((text) => text.startsWith(mover.name))).toEqual([]);
});
