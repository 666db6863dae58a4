import { createAndJoin, Player } from "../../player.ts";
import { LANGUAGES, loadLanguages } from "../camera.ts";
import type { Scene } from "../studio.ts";

export const errors: Scene = async ({ camera, device }) => {
  const page = await device();
  await page.goto("/g/nonsense");
  await page.getByRole("heading", { name: "No match at this link" }).waitFor();
  await camera.shoot(page, "no match");
  await page.goto("/nowhere");
  await page.getByRole("heading", { name: "No such page" }).waitFor();
  await camera.shoot(page, "no page");
  await page.goto("/move#k=nothing");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await camera.shoot(page, "no seats in this link");
  await page.goto("/replay/0123456789abcdef");
  await page.getByText("This game is not kept on this device.").waitFor();
  await camera.shoot(page, "no such record");

  const link = await createAndJoin(new Player("Mira", await device(), "mouse"));
  const old = await device();
  await old.routeWebSocket(/\/socket$/, (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((message) => upstream.send(String(message).replace(/"pv":\d+/, '"pv":99')));
  });
  await old.goto(link);
  await old.getByRole("heading", { name: "Endstation was updated" }).waitFor();
  await camera.shoot(old, "another version");

  const spoilt = await device();
  await spoilt.goto(link.replace(/#i=.{4}/, "#i=AAAA"));
  await spoilt.getByRole("textbox", { name: "Your name" }).fill("Cy");
  await spoilt.getByRole("dialog").getByRole("button", { name: "Take a seat" }).click();
  await spoilt.getByText("This invite is not valid").waitFor();
  await camera.shoot(spoilt, "invite not valid");

  // A language that is not kept does not change on the living page.
  for (const language of LANGUAGES) {
    const blocked = await device({ locale: language });
    // The match of one device is kept by a worker, which no script of the page's reaches.
    await blocked.route(/\/worker-[^/]+\.js$/, async (route) => {
      const answer = await route.fetch();
      const refuse = "{ get() { throw new DOMException('blocked', 'SecurityError') } }";
      const body = `Object.defineProperty(self, "indexedDB", ${refuse});${await answer.text()}`;
      await route.fulfill({ response: answer, body });
    });
    await blocked.goto("/");
    await blocked.getByRole("radio", { name: /^(On this device|Auf diesem Gerät)$/ }).click();
    await blocked.getByRole("button", { name: /^(Start|Los)/ }).click();
    await blocked.getByRole("alert").filter({ hasText: /./ }).waitFor();
    await camera.shoot(blocked, `storage blocked, ${language}`, {
      whole: true,
      languages: [language],
    });
  }

  const offline = await device();
  await offline.goto("/");
  await offline.getByRole("button", { name: "Create and invite" }).waitFor();
  await loadLanguages(offline);
  await offline.context().setOffline(true);
  await offline.getByRole("button", { name: "Create and invite" }).click();
  await offline.getByText("There is no network.").waitFor();
  await camera.shoot(offline, "no network", { whole: true });
};
