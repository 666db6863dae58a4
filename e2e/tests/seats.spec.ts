import { PROTOCOL_VERSION } from "@endstation/match";
import { expectNoAxeViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { Player } from "../player.ts";
import {
  addressesOf,
  expectNoSecretIn,
  gathered,
  linkOf,
  post,
  seatLink,
  seatOf,
  secretsOf,
  useSeat,
} from "../seats.ts";

const codeOf = (link: string) => link.replace(/.*=/, "");

test("a link preview's GET, and a look at the link, spend no code", { tag: "@gate" }, async ({
  device,
  request,
}) => {
  const { ben } = await gathered(device);
  const link = await seatLink(ben.page, "device");
  const [page = "", id = ""] = /^(.*\/g\/([^#]+))/.exec(link)!.slice(1);
  for (const method of ["GET", "HEAD"]) {
    expect((await request.fetch(page, { method })).status()).toBe(200);
  }
  expect((await request.get(`/api/matches/${id}?pv=${PROTOCOL_VERSION}`)).status()).toBe(200);
  const curious = await device();
  await curious.goto(link);
  await expect(curious.getByRole("dialog", { name: "Use the seat here?" })).toBeVisible();
  expect(curious.url()).toBe(page);
  await expectNoAxeViolations(curious);
  const phone = await device();
  await useSeat(phone, link, "Phone");
  await expect(seatOf(phone, "Ben")).toContainText("You");
});

test("a second device plays the same seat, the first stays live, and no address tells a secret", async ({
  device,
}) => {
  const { ada, ben } = await gathered(device, "2");
  const phone = new Player("Ben", await device(), "mouse");
  const asked = [addressesOf(ben.page), addressesOf(phone.page)];
  const link = await seatLink(ben.page, "device");
  await expectNoAxeViolations(ben.page);
  await useSeat(phone.page, link, "Phone");
  await expect(seatOf(phone.page, "Ben")).toContainText("You");
  await expect(ben.page.getByText("The other device has your seat.")).toBeVisible();
  await expect(ben.page.getByRole("dialog").getByRole("listitem")).toContainText([
    "First devicethis one",
    "Phone",
  ]);
  await ben.page.keyboard.press("Escape");
  await ada.press(ada.page.getByRole("button", { name: "Start with two" }));
  for (const { page } of [ada, ben, phone]) await expect(page.getByRole("grid")).toBeVisible();
  // Whoever begins: the seat's two devices see the same, and one of them moves for both.
  await expect.poll(async () => (await ada.isToMove()) || (await ben.isToMove())).toBe(true);
  if (await ada.isToMove()) await ada.lay(3);
  await expect.poll(() => ben.isToMove()).toBe(true);
  await expect.poll(() => phone.isToMove()).toBe(true);
  await phone.lay(5);
  await expect.poll(() => ben.isToMove()).toBe(false);
  const secrets = [codeOf(link), ...(await secretsOf(ben.page)), ...(await secretsOf(phone.page))];
  expectNoSecretIn(
    asked.flatMap((addresses) => addresses()),
    secrets,
  );
  // The control: what these pages did ask for is found.
  expect(asked[1]!().some((address) => address.includes("/commands"))).toBe(true);
});

test("a code works once, and a device that was taken the seat away watches", {
  tag: "@gate",
}, async ({ device }) => {
  const { ben } = await gathered(device);
  const link = await seatLink(ben.page, "device");
  const [phone, late] = [await device(), await device()];
  await useSeat(phone, link, "Phone");
  await expect(seatOf(phone, "Ben")).toContainText("You");
  await useSeat(late, link, "Late");
  await expect(late.getByRole("alert").filter({ hasText: "not good any more" })).toBeVisible();
  await late.keyboard.press("Escape");
  await expect(late.getByText("You are watching.")).toBeVisible();
  const dialog = ben.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Take the seat away: Phone" }).click();
  await dialog.getByRole("button", { name: "Take it away now" }).click();
  await expect(phone.getByText("You are watching.")).toBeVisible();
  await expect(seatOf(phone, "Ben")).not.toContainText("You");
  await phone.reload();
  await expect(phone.getByText("You are watching.")).toBeVisible();
  await expect(dialog.getByText("Phone")).toBeHidden();
});

test("the way back gives the seat back after the browser has forgotten it", {
  tag: "@gate",
}, async ({ device }) => {
  const { ben, link: invite } = await gathered(device);
  const link = await seatLink(ben.page, "recovery");
  await ben.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await ben.page.goto(invite.replace(/#.*/, ""));
  await ben.page.reload();
  await expect(ben.page.getByText("You are watching.")).toBeVisible();
  await useSeat(ben.page, link, "Laptop");
  await expect(seatOf(ben.page, "Ben")).toContainText("You");
  await ben.page.reload();
  await expect(seatOf(ben.page, "Ben")).toContainText("You");
});

test("all seats move to another device by one code", { tag: "@gate" }, async ({ device }) => {
  const old = await device();
  for (const game of ["Cable Car", "Trambahn"]) {
    await old.goto("/");
    await old
      .getByRole("group", { name: "Game" })
      .getByRole("radio", { name: new RegExp(`^${game}`) })
      .click();
    await old.getByRole("button", { name: "Create and invite" }).click();
    await new Player("Ada", old, "mouse").join();
  }
  await old.goto("/");
  await old.getByRole("button", { name: "Move my seats to another device" }).click();
  const dialog = old.getByRole("dialog", { name: "Move my seats" });
  await dialog.getByRole("button", { name: "Show the code" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link to my seats" }).inputValue();
  const phone = await device();
  const addresses = addressesOf(phone);
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "2 seats for this device" })).toBeVisible();
  expect(phone.url()).not.toContain("#");
  await expectNoAxeViolations(phone);
  await phone.getByRole("button", { name: "Use the seats here" }).click();
  await expect(phone.getByText("moved", { exact: true })).toHaveCount(2);
  const secret = /#k=([^&]+)/.exec(link)![1]!;
  expectNoSecretIn(addresses(), [secret, ...(await secretsOf(phone))]);
  await phone.getByRole("link", { name: "To my matches" }).click();
  for (const game of ["Cable Car", "Trambahn"]) {
    await phone.goto("/");
    await phone.getByRole("link", { name: new RegExp(`${game}.*Go on`) }).click();
    await expect(phone.getByRole("button", { name: "My seat" })).toBeVisible();
  }
  await old.goto("/");
  await old.getByRole("link", { name: /Cable Car.*Go on/ }).click();
  await expect(old.getByRole("button", { name: "My seat" })).toBeVisible();
  // Spent: the same link moves nothing a second time.
  const late = await device();
  await late.goto(link);
  await late.getByRole("button", { name: "Use the seats here" }).click();
  await expect(late.getByText(/^not moved/)).toHaveCount(2);
});

test("two people at one device have a seat each", { tag: "@gate" }, async ({ device }) => {
  const { ada, ben } = await gathered(device);
  await ben.press(ben.page.getByRole("button", { name: "Someone else at this device" }));
  const dialog = ben.page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Their name" }).fill("Bea");
  await dialog.getByRole("button", { name: "Take a seat" }).click();
  await expect(seatOf(ben.page, "Bea")).toContainText("at this device");
  await expect(seatOf(ben.page, "Ben")).toContainText("You");
  await expect(seatOf(ada.page, "Bea")).toContainText("here");
  await expectNoAxeViolations(ben.page);
  await ben.page.reload();
  await expect(seatOf(ben.page, "Bea")).toContainText("at this device");
  await expect(seatOf(ada.page, "Bea")).toContainText("here");
  // The one who looks at the screen leaves: the other goes on there.
  await seatOf(ben.page, "Ben").getByRole("button", { name: "Leave" }).click();
  await expect(seatOf(ben.page, "Bea")).toContainText("You");
  await expect(seatOf(ada.page, "Ben")).toBeHidden();
});

test("a rematch seats everybody of before, and tells how the series stands", {
  tag: "@gate",
}, async ({ device }) => {
  const { ada, ben, link } = await gathered(device, "2");
  const id = /\/g\/([^#]+)/.exec(link)![1]!;
  await ada.press(ada.page.getByRole("button", { name: "Start with two" }));
  await expect(ben.page.getByRole("grid")).toBeVisible();
  await post(ben.page, id, { type: "resign" });
  // Ben's device is away when Ada asks for another game, and goes along when it comes back.
  await ben.page.goto("/");
  await ada.press(ada.page.getByRole("button", { name: "Play again" }));
  await expect(ada.page).not.toHaveURL(new RegExp(id));
  const next = new URL(ada.page.url()).pathname.split("/").at(-1);
  await expect(seatOf(ada.page, "Ada")).toContainText("You, host, here");
  await expect(ada.page.getByText("kept for Ben")).toBeVisible();
  await expect(ada.page.getByText("So far Ada 1, Ben 0")).toBeVisible();
  await expectNoAxeViolations(ada.page);
  await ben.page.goto(`/g/${next}`);
  await expect(seatOf(ben.page, "Ben")).toContainText("You");
  await ada.press(ada.page.getByRole("button", { name: "Start with two" }));
  await expect(ben.page.getByRole("grid")).toBeVisible();
});

test("home says whose turn it is, marks what is gone, and forgets", { tag: "@gate" }, async ({
  device,
}) => {
  const { ada, ben } = await gathered(device, "2");
  await ada.press(ada.page.getByRole("button", { name: "Start with two" }));
  await expect(ben.page.getByRole("grid")).toBeVisible();
  await expect.poll(async () => (await ada.isToMove()) || (await ben.isToMove())).toBe(true);
  const [mover, other] = (await ada.isToMove()) ? [ada, ben] : [ben, ada];
  for (const { page } of [mover, other]) await page.goto("/");
  await expect(mover.page.getByRole("link", { name: /Your turn/ })).toBeVisible();
  await expect(mover.page).toHaveTitle("(1) Endstation");
  await expect(
    other.page.getByRole("link", { name: new RegExp(`Waiting for ${mover.name}`) }),
  ).toBeVisible();
  await expect(other.page).toHaveTitle("Endstation");
  await expectNoAxeViolations(mover.page);
  await other.page.getByRole("button", { name: "Forget: Cable Car" }).click();
  const dialog = other.page.getByRole("dialog", { name: "Forget this match?" });
  await expect(dialog.getByText("You lose your seat in it")).toBeVisible();
  await dialog.getByRole("button", { name: "Forget" }).click();
  await expect(other.page.getByRole("heading", { name: "My matches" })).toBeHidden();
  expect(await secretsOf(other.page)).toEqual([]);
  // A match that the server knows no more.
  await mover.page.evaluate(() => {
    const gone = {
      id: "AQQABw4VHCMqMTg_Rk1UW2JpLLL83rLL",
      game: "cable-car",
      others: ["Cy"],
      phase: "play",
      at: 0,
    };
    const list = JSON.parse(localStorage.getItem("endstation.matches")!);
    localStorage.setItem("endstation.matches", JSON.stringify([gone, ...list]));
  });
  await mover.page.reload();
  await expect(mover.page.getByText("gone", { exact: true })).toBeVisible();
  await expect(mover.page.getByRole("link", { name: /Cy/ })).toBeHidden();
});

test("what a match is timed by is chosen, told to all, and changed by the host", {
  tag: "@gate",
}, async ({ device }) => {
  const ada = new Player("Ada", await device({ timezoneId: "Europe/Berlin" }), "mouse");
  await ada.page.goto("/");
  await ada.page.getByText("Time", { exact: false }).first().click();
  await ada.page.getByLabel("Clock", { exact: true }).selectOption({ label: "1 day a turn" });
  await ada.page.getByLabel("No clock runs at night").check();
  await expectNoAxeViolations(ada.page);
  await ada.press(ada.page.getByRole("button", { name: "Create and invite" }));
  await ada.join();
  const watcher = await device({ timezoneId: "Asia/Tokyo", locale: "en-GB" });
  await watcher.goto(await linkOf(ada.page).then((link) => link.replace(/#.*/, "")));
  await expect(watcher.getByText("1 day a turn")).toBeVisible();
  // Berlin's night is Tokyo's morning; in the summer it is an hour earlier there.
  await expect(watcher.getByText(/^0[56]:00 to 1[56]:00$/)).toBeVisible();
  await ada.press(ada.page.getByRole("button", { name: "Change options and time" }));
  const dialog = ada.page.getByRole("dialog", { name: "Options and time" });
  await expectNoAxeViolations(ada.page);
  await dialog.getByLabel("Clock", { exact: true }).selectOption({ label: "20 minutes each" });
  await dialog.getByRole("radio", { name: "seat lost" }).click();
  await dialog.getByRole("radio", { name: "turned freely" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  for (const text of ["20 minutes each", "seat lost", "turned freely"]) {
    await expect(watcher.getByText(text)).toBeVisible();
  }
  await expect(watcher.getByText("Quiet hours")).toBeHidden();
});
