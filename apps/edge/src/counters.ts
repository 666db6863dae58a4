import { env } from "cloudflare:workers";

/** What is counted: nothing that says who, where or which match. */
export type Counted = "matches" | "moves" | "wakes" | "errors";

/** What a deployment may bind in its `wrangler.jsonc`: a dataset of Analytics Engine. */
interface Bound {
  readonly COUNTERS?: AnalyticsEngineDataset;
}

/** Counts: into Analytics Engine where it is bound, as a line of the log elsewhere. */
export function count(what: Counted, number = 1): void {
  if (!note(what, number)) console.log(JSON.stringify({ level: "info", count: what, number }));
}

/** Counts an error, whose own line in the log says so already. */
export function countError(): void {
  note("errors", 1);
}

function note(what: Counted, number: number): boolean {
  const dataset = (env as Bound).COUNTERS;
  dataset?.writeDataPoint({ indexes: [what], doubles: [number] });
  return dataset !== undefined;
}
