import { expect, type Page, test } from "../fixtures.ts";
import { type Heard, listenTo } from "../heard.ts";
import { MadeMatch, type Sitter } from "../matches.ts";

// What players of such games have met elsewhere, each named as it was met.

const NAMES = ["Mira", "Jan"];

/** A started match that a page of one seat and one of a watcher hear. */
async function heardBy(match: MadeMatch, pages: { seat: Page; watcher: Page }) {
  const [own] = match.sitters;
  await match.open(pages.seat, own!);
  await pages.watcher.goto(match.path);
  const listeners: { heard: Heard; isOwn: boolean }[] = [];
  for (const page of [pages.seat, pages.watcher]) {
    await page.getByRole("button", { name: "Match menu" }).waitFor();
    listeners.push({ heard: await listenTo(page), isOwn: page === pages.seat });
  }
  /** Makes the sitter's deed, which gives how it is told; fails where a page does not say that. */
  return async (sitter: Sitter, deed: () => Promise<string>) => {
    for (const { heard } of listeners) await heard.take();
    const what = await deed();
    for (const { heard, isOwn } of listeners) {
      const who = isOwn && sitter === own ? "You" : sitter.name;
      const sentence = expect.stringMatching(new RegExp(`\\b${who} [^.]*${what}`));
      await expect.poll(heard.all).toContainEqual(sentence);
    }
  };
}

test("a screen reader goes silent after a refactor", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  // Two pages are read after each of twelve moves, and a busy machine takes its time.
  test.slow();
  const match = await MadeMatch.started(server.origin, {}, NAMES);
  const hears = await heardBy(match, { seat: await device(), watcher: await device() });
  for (let move = 0; move < 12; move++) {
    const sitter = await match.mover();
    await hears(sitter, async () => {
      const [, cell] = (await match.step(sitter)).split("@");
      return `laid a tile on ${cell}\\.`;
    });
  }
});

test("a screen reader goes silent after a refactor: Trambahn", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  test.slow();
  const match = await MadeMatch.started(server.origin, { game: "trambahn" }, NAMES);
  const hears = await heardBy(match, { seat: await device(), watcher: await device() });
  for (let turn = 0; turn < 4; turn++) {
    const sitter = await match.mover();
    const isToMove = async () => (await match.mover()) === sitter;
    // The whole turn, each of its moves said before the next.
    do {
      await hears(sitter, async () => {
        const [deed] = (await match.step(sitter)).split(" ");
        return VERBS[deed!]!;
      });
    } while (await isToMove());
  }
});

/** What the pages say of each kind of move of Trambahn. */
const VERBS: Readonly<Record<string, string>> = {
  pass: "laid",
  stop: "line",
  bank: "on the money",
  buy: "bought",
  end: "ended the turn",
};
