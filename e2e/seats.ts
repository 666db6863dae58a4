import { expect, type Page } from "@playwright/test";
import { Player } from "./player.ts";

// What the tests of seats and hosts do and look at beside playing.

type Device = () => Promise<Page>;

/** A table of a host and one guest, before the start; the link invites. */
export async function gathered(
  device: Device,
  players = "4",
): Promise<{ ada: Player; ben: Player; link: string }> {
  const ada = new Player("Ada", await device(), "mouse");
  const ben = new Player("Ben", await device(), "mouse");
  await ada.page.goto("/");
  await ada.page
    .getByRole("group", { name: "Players" })
    .getByRole("radio", { name: players })
    .click();
  await ada.press(ada.page.getByRole("button", { name: "Create and invite" }));
  await ada.join();
  const link = await linkOf(ada.page);
  await ben.page.goto(link);
  await ben.join();
  return { ada, ben, link };
}

/** The link that a lobby shows. */
export const linkOf = (page: Page): Promise<string> =>
  page.getByRole("textbox", { name: "Link to this match" }).inputValue();

/** Someone's seat in the list of a lobby. */
export const seatOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ hasText: name });

/** Opens "My seat" and makes a link of one kind: for another device, or as the way back. */
export async function seatLink(page: Page, kind: "device" | "recovery"): Promise<string> {
  await page.getByRole("button", { name: "My seat" }).click();
  const dialog = page.getByRole("dialog");
  const made = kind === "device" ? "Show a code" : "Make a way back";
  await dialog.getByRole("button", { name: made }).click();
  const shown = kind === "device" ? "Link to my seat" : "Way back to my seat";
  return await dialog.getByRole("textbox", { name: shown, exact: true }).inputValue();
}

/** Uses the seat of a link on a device, which is to be called `word`. */
export async function useSeat(page: Page, link: string, word: string): Promise<void> {
  await page.goto(link);
  const dialog = page.getByRole("dialog", { name: "Use the seat here?" });
  await dialog.getByRole("textbox", { name: "Call this device" }).fill(word);
  await dialog.getByRole("button", { name: "Use the seat here" }).click();
}

/** All addresses that a page asks a server for, as the server is told them. */
export function addressesOf(page: Page): () => string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    addresses.push(request.url().replace(/#.*/, ""));
    const { referer } = request.headers();
    if (referer) addresses.push(referer);
  });
  page.on("websocket", (socket) => addresses.push(socket.url()));
  return () => addresses;
}

/** Every secret that a device keeps for its matches: tokens, values and invites. */
export const secretsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((area) =>
      Object.keys(area)
        .filter((key) => /^endstation\.(keys|invite)\./.test(key))
        .flatMap((key) => area.getItem(key)!.match(/[A-Za-z0-9_-]{20,}/g) ?? []),
    ),
  );

/** Fails where one of the secrets stands in one of the addresses. */
export function expectNoSecretIn(addresses: readonly string[], secrets: readonly string[]): void {
  expect(addresses.length).toBeGreaterThan(0);
  expect(secrets.length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
  }
}

/** Does something in a match by POST, with the key that the page's device keeps for it. */
export const post = (page: Page, id: string, action: object): Promise<unknown> =>
  page.evaluate(
    async ({ id, action }) => {
      const [{ token }] = JSON.parse(localStorage.getItem(`endstation.keys.${id}`)!);
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const command = btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
      const response = await fetch(`/api/matches/${id}/commands`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ t: "cmd", id: command, base: 0, action }),
      });
      return await response.json();
    },
    { id, action },
  );
