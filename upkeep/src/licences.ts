import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { optionalIn, parseLock, shippedIn } from "./lock.ts";
import { ROOT } from "./repository.ts";

/** Licences that ask for no more than to be named, and let a work have another one. */
const PERMISSIVE = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"],
  ...["BlueOak-1.0.0", "CC0-1.0", "CC-BY-4.0", "Unlicense"],
];

/** Packages with another licence, by the beginning of their names: why they may be here. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "@axe-core/playwright": "tests look for barriers on the pages with it; it is in no page",
  "axe-core": "the same",
  lightningcss: "Vite shrinks style sheets with it; what it writes is not under its licence",
  "@img/sharp-libvips": "wrangler brings it along for images, which are not used here",
};

/** A package, and what it may be used under, as its own `package.json` says. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Whether it goes into the client or the Worker. */
  readonly shipped: boolean;
  /** Whether it may be missing elsewhere: mostly a build for this kind of machine. */
  readonly optional: boolean;
}

/** All packages that are installed here, by name. */
export function installed(): Licensed[] {
  const lock = theLock();
  const shipped = shippedIn(lock);
  const optional = optionalIn(lock);
  const manifests = globSync("node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json", {
    cwd: ROOT,
  });
  const found = new Map<string, Licensed>();
  for (const file of manifests) {
    const { name, version, license } = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as {
      name?: string;
      version?: string;
      license?: unknown;
    };
    const id = `${name}@${version}`;
    // A folder may be left from an earlier lock file, or be a part of a package.
    if (!name || !version || !(id in lock.packages)) continue;
    const licence = typeof license === "string" ? license : "none named";
    const flags = { shipped: shipped.has(id), optional: optional.has(id) };
    found.set(id, { name, version, licence, ...flags });
  }
  return [...found.values()].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

const idOf = ({ name, version }: Licensed) => `${name}@${version}`;

/** The packages that every machine has by the lock file, and this one has not. */
export function missing(all: readonly Licensed[]): string[] {
  const lock = theLock();
  const optional = optionalIn(lock);
  const here = new Set(all.map(idOf));
  return Object.keys(lock.packages).filter((id) => !optional.has(id) && !here.has(id));
}

const theLock = () => parseLock(readFileSync(join(ROOT, "pnpm-lock.yaml"), "utf8"));

/** Whether one of the choices that a licence gives asks for no more than to be named. */
export const isPermissive = (licence: string): boolean =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => PERMISSIVE.includes(part)));

const exceptionOf = (name: string) =>
  Object.keys(EXCEPTIONS).find((start) => name === start || name.startsWith(`${start}-`));

/** The packages that ask for more than may be given, a sentence each. */
export const licenceFaults = (all: readonly Licensed[]): string[] =>
  all.flatMap(({ name, version, licence, shipped }) => {
    if (isPermissive(licence) || (!shipped && exceptionOf(name))) return [];
    return [`${name}@${version} has the licence ${licence}${shipped ? ", and is shipped" : ""}`];
  });

/** The page about them, the same on every kind of machine: a row each, so that changes are short. */
export function licencePage(all: readonly Licensed[]): string {
  const everywhere = all.filter(({ optional }) => !optional);
  const table = (some: readonly Licensed[]) =>
    [
      "| package | licence |",
      "|---|---|",
      ...some.map(({ name, version, licence }) => `| ${name} ${version} | ${licence} |`),
    ].join("\n");
  const exceptions = Object.entries(EXCEPTIONS).map(([name, why]) => `- \`${name}\`: ${why}.`);
  return `# Licences

What Endstation is built with, and under which licences. Written by \`node upkeep/scripts/licences.ts\` from what is installed; \`npm test\` checks that it is up to date, and that every licence is a permissive one.

## In the client and the Worker

${table(everywhere.filter(({ shipped }) => shipped))}

The font in \`apps/web/src/fonts\` is under the SIL Open Font License 1.1, which lies beside it.

## Exceptions

Under a licence that asks for more (MPL-2.0, LGPL-3.0), used as tools, and no part of what is shipped:

${exceptions.join("\n")}

## To build and to test

${table(everywhere.filter(({ shipped }) => !shipped))}

Builds of these for one kind of machine (such as \`@biomejs/cli-linux-x64\`) are checked where they are installed, and not listed.
`;
}
