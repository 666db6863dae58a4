import { expect, type Page, test } from "../fixtures.ts";
import { MadeMatch, type Sitter } from "../matches.ts";

// What players of such games have met elsewhere, each named as it was met.

const NAMES = ["Mira", "Jan"];

/**
 * Hears a page as a screen reader does: what its polite live regions come to say from now on.
 * Only what changes within a region counts, as a region that comes with its text is not read out.
 * Gives the way to take what has been heard since the last time.
 */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role="status"], [aria-live="polite"]');
      });
      for (const region of new Set(regions))
        if (region?.textContent) heard.push(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

/** A started match that a page of one seat and one of a watcher hear. */
async function heardBy(match: MadeMatch, pages: { seat: Page; watcher: Page }) {
  const [own] = match.sitters;
  await match.open(pages.seat, own!);
  await pages.watcher.goto(match.path);
  const listeners: { take: () => Promise<string[]>; isOwn: boolean }[] = [];
  for (const page of [pages.seat, pages.watcher]) {
    await page.getByRole("button", { name: "Match menu" }).waitFor();
    listeners.push({ take: await listenTo(page), isOwn: page === pages.seat });
  }
  /** Makes the sitter's deed, which gives how it is told; fails where a page does not say that. */
  return async (sitter: Sitter, deed: () => Promise<string>) => {
    for (const { take } of listeners) await take();
    const what = await deed();
    for (const { take, isOwn } of listeners) {
      const who = isOwn && sitter === own ? "You" : sitter.name;
      const sentence = expect.stringMatching(new RegExp(`\\b${who} [^.]*${what}`));
      const heard: string[] = [];
      const hear = async () => {
        heard.push(...(await take()));
        return heard;
      };
      await expect.poll(hear).toContainEqual(sentence);
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
