import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SHIPPED_BUNDLE } from "@endstation/deploy/src/workerd/lay-out.ts";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** How a build differs from the shipped Worker: another entry, or modules that stand in for its. */
export interface Build {
  readonly entry?: string;
  readonly alias: readonly string[];
}

/** The builds that are made for measures only; the shipped code has no switch for any of this. */
export const BUILDS = {
  observed: { entry: at("worker/observed.ts"), alias: [] },
  indexed: { entry: at("worker/indexed.ts"), alias: [] },
  answerBeforeWrite: { entry: at("worker/answer-before-write.ts"), alias: [] },
  noDedupe: { alias: [`@endstation/match:${at("worker/forgetful-match.ts")}`] },
  bots: { entry: at("worker/bots.ts"), alias: [] },
  empty: { entry: at("worker/empty.ts"), alias: [] },
  throws: { entry: at("worker/throws.ts"), alias: [] },
} satisfies Record<string, Build>;

/** A bundle of the Worker: the shipped one, or one of the measures' own builds. */
export type BuildName = "shipped" | keyof typeof BUILDS;

/** Where a build of the measures' own is put. */
export const bundleFolder = (build: string): string => at(`dist-worker/${build}`);

/** The bundle's one module; the shipped one is what `dry-run` of apps/edge leaves. */
export function bundleFile(name: BuildName): string {
  if (name === "shipped") return SHIPPED_BUNDLE;
  const { entry }: Build = BUILDS[name];
  return join(bundleFolder(name), entry ? basename(entry).replace(/ts$/, "js") : "index.js");
}
