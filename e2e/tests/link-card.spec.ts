import { expect, test } from "../fixtures.ts";
import { createAndJoin, Player } from "../player.ts";

test("a chat that looks at a match's link is given a picture and words that say what it is", async ({
  device,
  request,
}) => {
  const mira = new Player("Mira", await device(), "mouse");
  await createAndJoin(mira);
  const address = new URL(mira.page.url());
  const html = await (await request.get(address.pathname)).text();
  const content = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1] ?? "";
  expect(content("og:title")).toBe("Cable Car · 2 players");
  expect(content("og:url")).toBe(`${address.origin}${address.pathname}`);
  const picture = await request.get(content("og:image"));
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await picture.body()).byteLength).toBeLessThan(300_000);
  expect(html).not.toContain("Mira");
});
