import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from "playwright-core";
import { systemBrowser } from "../../../scripts/browser.mjs";
import { begin, dismiss, layTile, nextToMove } from "../client/party.ts";
import { Server } from "../server/server.ts";
import { quantile, rounded } from "../stats.ts";
import { type Front, openFront } from "./front.ts";

/** What a page is like to use. */
export interface Vitals {
  /** The largest contentful paint, in ms from the navigation. */
  readonly lcpMs: number;
  /** The slowest of the touches and keys, to the next frame, in ms. */
  readonly inpMs: number;
  /** All that moved without a touch, as layout shifts are counted. */
  readonly cls: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: number;
}

/** Home and a table, each as the median of its loads. */
export interface Visits {
  readonly home: Vitals;
  readonly table: Vitals;
  /** From a finger's lifting to the frame with the ghost, in ms. */
  readonly tapToGhostMs: number;
  /** What a set piece of work takes on the slowed processor, in ms: the best of all loads. */
  readonly paceMs: number;
}

export interface VisitOptions {
  readonly loads: number;
  /** What is told of the loads: each figure's median, or its best. */
  readonly of: "median" | "best";
  /** What a control does to each page before anything else in it runs, as a script. */
  readonly plant?: string;
}

const IN_PAGE = fileURLToPath(new URL("in-page.js", import.meta.url));
/** A phone on a slow network, whose processor is a quarter as fast as this machine's. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;
const WITHIN_MS = 45_000;
/** How far the game has come: some lines go over the board already. */
const LAID = 10;
/** What a page still does when all that one waits for is there. */
const SETTLE_MS = 1500;

interface Seen extends Vitals {
  readonly ghostMs: number | null;
  readonly paceMs: number;
}

/** Opens home and a table under way, each cold on a slow phone, and uses them by trusted input. */
export async function visit({ loads, of, plant }: VisitOptions): Promise<Visits> {
  const executablePath = systemBrowser();
  const server = await Server.start("shipped");
  let front: Front | undefined;
  let browser: Browser | undefined;
  try {
    front = await openFront(server.origin);
    browser = await chromium.launch({ ...(executablePath && { executablePath }) });
    const visitor = { browser, origin: front.origin, plant };
    const homes: Seen[] = [];
    const tables: Seen[] = [];
    for (let load = 0; load < loads; load++) {
      homes.push(await visitHome(visitor));
      tables.push(await visitTable(visitor, server.origin));
    }
    return {
      home: told(homes, of),
      table: told(tables, of),
      tapToGhostMs: pick(
        tables.map(({ ghostMs }) => ghostMs ?? Number.POSITIVE_INFINITY),
        of,
      ),
      paceMs: rounded(Math.min(...[...homes, ...tables].map(({ paceMs }) => paceMs))),
    };
  } finally {
    await browser?.close();
    front?.stop();
    await server.stop();
  }
}

interface Visitor {
  readonly browser: Browser;
  readonly origin: string;
  readonly plant: string | undefined;
}

async function visitHome(visitor: Visitor): Promise<Seen> {
  return await onPhone(visitor, "/", async (page) => {
    const games = page.getByRole("radio");
    await games.first().waitFor({ state: "attached" });
    await page.waitForTimeout(SETTLE_MS);
    // The pictures of the games are labels around their radio buttons.
    for (const index of [1, 2, 0]) await tap(page, page.locator("label").nth(index));
    for (const key of ["Tab", "Tab", "Shift+Tab"]) await page.keyboard.press(key);
  });
}

async function visitTable(visitor: Visitor, worker: string): Promise<Seen> {
  const party = await begin(worker, 2);
  for (let laid = 0; laid < LAID; laid++) await layTile(party, ([first]) => first!);
  const next = await nextToMove(party);
  if (!next) throw new Error("The game is over.");
  const key = { token: next.device.token, value: null };
  const { id } = party.match;
  // The seat is the phone's from here on.
  dismiss(party);
  const storage = [{ name: `endstation.keys.${id}`, value: JSON.stringify([key]) }];
  return await onPhone({ ...visitor, storage }, `/g/${id}`, async (page) => {
    const cells = page.getByRole("gridcell", { name: /your tile may lie here/ });
    await cells.first().waitFor({ state: "attached" });
    await page.waitForTimeout(SETTLE_MS);
    const ghost = page.getByRole("gridcell", { name: /preview/ });
    await tap(page, cells.first());
    await ghost.waitFor({ state: "attached" });
    await tap(page, cells.last());
    for (const pressed of ["Escape", "ArrowDown", "PageDown", "Enter", "Escape"]) {
      await page.keyboard.press(pressed);
    }
  });
}

interface PhoneVisitor extends Visitor {
  readonly storage?: readonly { readonly name: string; readonly value: string }[];
}

/** Opens an address in a fresh browser on a slow phone, uses it, and tells what was seen. */
async function onPhone(
  { browser, origin, plant, storage }: PhoneVisitor,
  path: string,
  use: (page: Page) => Promise<void>,
): Promise<Seen> {
  const context: BrowserContext = await browser.newContext({
    ...PHONE,
    locale: "en-GB",
    // It keeps the rest of the client when the page has come to rest: no part of the visit.
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage: [...(storage ?? [])] }] },
  });
  try {
    context.setDefaultTimeout(WITHIN_MS);
    const page = await context.newPage();
    await page.addInitScript({ path: IN_PAGE });
    if (plant) await page.addInitScript(plant);
    const session: CDPSession = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(origin + path, { waitUntil: "commit", timeout: WITHIN_MS });
    await use(page);
    // The browser tells of an event when its frame is done.
    await page.waitForTimeout(500);
    const paceMs = await page.evaluate(setPiece);
    return { ...(await page.evaluate<Omit<Seen, "paceMs">>("endstationSeen")), paceMs };
  } finally {
    await context.close();
  }
}

/** Work of the kind that a page does, always the same: what it takes, in ms, the best of three. */
export function setPiece(): number {
  const once = () => {
    const from = performance.now();
    const parts: { readonly name: string; readonly size: number }[] = [];
    for (let i = 0; i < 60_000; i++)
      parts.push({ name: `part ${i % 97}`, size: (i * 7919) % 1013 });
    const sums = new Map<string, number>();
    for (const { name, size } of parts) sums.set(name, (sums.get(name) ?? 0) + size);
    return sums.size === 97 ? performance.now() - from : Number.NaN;
  };
  return Math.min(once(), once(), once());
}

async function tap(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be tapped is not on the screen.");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // What comes sooner is taken for a second tap of the same finger.
  await page.waitForTimeout(800);
}

const pick = (values: readonly number[], of: VisitOptions["of"]) =>
  rounded(of === "best" ? Math.min(...values) : quantile(values, 0.5));

const told = (seen: readonly Seen[], of: VisitOptions["of"]): Vitals => ({
  lcpMs: pick(
    seen.map(({ lcpMs }) => lcpMs),
    of,
  ),
  inpMs: pick(
    seen.map(({ inpMs }) => inpMs),
    of,
  ),
  cls: pick(
    seen.map(({ cls }) => cls),
    of,
  ),
  longTasks: pick(
    seen.map(({ longTasks }) => longTasks),
    of,
  ),
});
