import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { costOfMatch, costOfMonth, freeMatchesADay, type Prices } from "./bill.ts";
import { EVENING, usageOf, WEEK } from "./model.ts";

// `npm run --silent costs`: what matches cost on Cloudflare (docs/operations.md, "Costs").

const { values } = parseArgs({ options: { matches: { type: "string", default: "1000000" } } });
const matchesADay = Number(values.matches);
if (!(matchesADay > 0)) {
  console.error("Say how many matches a day: --matches 1000.");
  process.exit(2);
}
const prices = JSON.parse(readFileSync(new URL("prices.json", import.meta.url), "utf8")) as Prices;

const money = (amount: number) => Number(amount.toPrecision(3));
const rounded = (costs: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, money(cost)]));

const shapes = Object.entries({ evening: EVENING, week: WEEK }).map(([name, shape]) => {
  const usage = usageOf(shape, prices);
  const reckoned = { shape, usage, prices };
  const match = costOfMatch(reckoned);
  const month = costOfMonth(reckoned, matchesADay);
  const free = freeMatchesADay(reckoned);
  return [
    name,
    {
      ...{ shape, usage: rounded({ ...usage }) },
      match: { ...rounded(match.costs), total: money(match.total) },
      month: { matchesADay, ...rounded(month.costs), total: money(month.total) },
      free: { matchesADay: Math.floor(free.matches), runsOut: free.name },
    },
  ];
});
const report = { pricesChecked: prices.checked, ...Object.fromEntries(shapes) };
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
