import type { Shape, Usage } from "./model.ts";

/** A price by the million beyond what a month includes. */
interface ByMillion {
  readonly includedMonth: number;
  readonly perMillion: number;
}

const METERED = [
  "workerRequests",
  "workerCpuMs",
  "objectRequests",
  "objectGbSeconds",
  "rowsRead",
  "rowsWritten",
  "logLines",
] as const;

type Metered = (typeof METERED)[number];

/** Prices and free shares, as `prices.json` has them. */
export interface Prices {
  readonly checked: string;
  readonly paid: Readonly<Record<Metered, ByMillion>> & {
    readonly baseMonth: number;
    readonly storedGbMonths: { readonly includedMonth: number; readonly each: number };
  };
  readonly free: Readonly<Record<Exclude<Metered, "workerCpuMs">, { readonly day: number }>> & {
    readonly storedGb: { readonly total: number };
  };
  /** Incoming frames that count as one request to an object. */
  readonly framesARequest: number;
  readonly objectMemoryGb: number;
}

/** A shape of match, what it uses, and what that is reckoned by. */
export interface Reckoned {
  readonly shape: Shape;
  readonly usage: Usage;
  readonly prices: Prices;
}

const DAYS_A_MONTH = 30;
const GB = 1e9;

/** How much of each metered thing a match uses. */
function meters(usage: Usage, { framesARequest }: Prices): Readonly<Record<Metered, number>> {
  const { objectCalls, frames, storedBytes: _, ...same } = usage;
  return { ...same, objectRequests: objectCalls + frames / framesARequest };
}

/** Gigabytes for a month that a match takes until it is deleted. */
const gbMonths = ({ storedBytes }: Usage, { keptDays }: Shape) =>
  ((storedBytes / GB) * keptDays) / DAYS_A_MONTH;

/** One match at the paid plan's prices, nothing included, in the prices' currency. */
export function costOfMatch({ usage, shape, prices }: Reckoned) {
  const used = meters(usage, prices);
  const parts = METERED.map((name) => [name, (used[name] / 1e6) * prices.paid[name].perMillion]);
  const storage = gbMonths(usage, shape) * prices.paid.storedGbMonths.each;
  const costs = { ...Object.fromEntries(parts), stored: storage } as Record<string, number>;
  return { costs, total: sum(costs) };
}

/** A month of so many matches a day on the paid plan, what is included taken off. */
export function costOfMonth({ usage, shape, prices }: Reckoned, matchesADay: number) {
  const matches = matchesADay * DAYS_A_MONTH;
  const used = meters(usage, prices);
  const beyond = (amount: number, included: number) => Math.max(0, amount - included);
  const parts = METERED.map((name) => {
    const { includedMonth, perMillion } = prices.paid[name];
    return [name, (beyond(used[name] * matches, includedMonth) / 1e6) * perMillion];
  });
  const { includedMonth, each } = prices.paid.storedGbMonths;
  const stored = beyond(gbMonths(usage, shape) * matches, includedMonth) * each;
  const costs = { base: prices.paid.baseMonth, ...Object.fromEntries(parts), stored };
  return { costs: costs as Record<string, number>, total: sum(costs) };
}

/** How many matches a day the free plan carries, and what runs out first. */
export function freeMatchesADay({ usage, shape, prices }: Reckoned) {
  const used = meters(usage, prices);
  const limits = Object.entries(prices.free).map(([name, limit]) =>
    "total" in limit
      ? { name, matches: (limit.total * GB) / (usage.storedBytes * shape.keptDays) }
      : { name, matches: limit.day / used[name as Metered] },
  );
  return limits.reduce((least, one) => (one.matches < least.matches ? one : least));
}

const sum = (costs: Readonly<Record<string, number>>) =>
  Object.values(costs).reduce((a, b) => a + b, 0);
