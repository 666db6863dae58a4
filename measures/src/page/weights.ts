import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzippedBytes } from "../server/bundle-size.ts";

/** The client's files as they are deployed. */
export const FILES: string = fileURLToPath(new URL("../../../apps/web/dist", import.meta.url));

/** Bytes that a first visit loads before it can be used, compressed by gzip. */
export interface Weights {
  /** All scripts. */
  readonly js: number;
  /** What of them is the engine's, by its share of each before it is minified. */
  readonly engine: number;
  readonly css: number;
  /** Scripts, styles, the page itself and its font. */
  readonly firstVisit: number;
}

/** A file of the build, as `apps/web/parts.ts` tells of it. */
interface Part {
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  readonly engine: number;
}

/** What is opened: the modules that begin it, and the volumes of words that it needs. */
interface Scene {
  readonly modules: readonly string[];
  readonly volumes: readonly string[];
}

const TABLE = ["src/main.tsx", "src/match/match-page.tsx"];

/** The tables of the games, what their guests see first, and a book of rules. */
export const SCENES = {
  "cable-car": {
    modules: [...TABLE, "src/cable-car/screen.tsx"],
    volumes: ["base", "table", "cable-car"],
  },
  companies: {
    modules: [...TABLE, "src/cable-car/companies/screen.tsx"],
    volumes: ["base", "table", "cable-car", "companies"],
  },
  trambahn: {
    modules: [...TABLE, "src/trambahn/screen.tsx"],
    volumes: ["base", "table", "trambahn"],
  },
  lobby: {
    modules: [...TABLE, "src/lobby/lobby.tsx"],
    volumes: ["base", "table", "aside", "cable-car", "companies", "trambahn", "more"],
  },
  rules: {
    modules: ["src/main.tsx", "src/rules/book-page.tsx"],
    volumes: ["base", "table", "aside", "cable-car", "companies", "trambahn", "more"],
  },
} satisfies Record<string, Scene>;

/** Reads a file of the build by its name; a control gives other bytes. */
export type ReadFile = (name: string) => Buffer;
const readBuilt: ReadFile = (name) => readFileSync(join(FILES, name));

/** What a scene weighs in the language in which it weighs most. */
export function weightsOf(scene: keyof typeof SCENES, read: ReadFile = readBuilt): Weights {
  const parts = readParts(read);
  const modules = Object.values(parts).flatMap((part) => part.modules);
  const languages = new Set(
    modules.flatMap((module) => /^src\/i18n\/(\w+)\/volumes\//.exec(module)?.[1] ?? []),
  );
  if (languages.size === 0) throw new Error("The build has no words.");
  const weights = [...languages].map((language) =>
    weigh(parts, modulesIn(SCENES[scene], language), read),
  );
  return weights.reduce((most, one) => (one.firstVisit > most.firstVisit ? one : most));
}

const modulesIn = ({ modules, volumes }: Scene, language: string) => [
  ...modules,
  ...volumes.map((volume) => `src/i18n/${language}/volumes/${volume}.ts`),
];

/** All of the client's own modules that come with these, by their paths in `apps/web`. */
export function broughtBy(modules: readonly string[]): readonly string[] {
  const parts = readParts(readBuilt);
  return [...scriptsOf(parts, modules)].flatMap((name) => parts[name]!.modules);
}

const readParts = (read: ReadFile) =>
  JSON.parse(read(".build/parts.json").toString()) as Record<string, Part>;

/** The files of these modules and of all that they import. */
function scriptsOf(parts: Record<string, Part>, modules: readonly string[]): ReadonlySet<string> {
  const scripts = new Set<string>();
  const reach = (name: string) => {
    if (scripts.has(name)) return;
    scripts.add(name);
    parts[name]?.imports.forEach(reach);
  };
  for (const module of modules) {
    const file = Object.keys(parts).find((name) => parts[name]!.modules.includes(module));
    if (!file) throw new Error(`The build has no ${module}.`);
    reach(file);
  }
  return scripts;
}

function weigh(parts: Record<string, Part>, modules: readonly string[], read: ReadFile): Weights {
  const scripts = scriptsOf(parts, modules);
  const sum = (names: Iterable<string>, weight: (name: string) => number) =>
    [...names].reduce((total, name) => total + weight(name), 0);
  const zipped = (name: string) => gzippedBytes(read(name));
  const styles = new Set([...scripts].flatMap((name) => parts[name]!.styles));
  const js = sum(scripts, zipped);
  const css = sum(styles, zipped);
  return {
    js,
    engine: Math.round(sum(scripts, (name) => zipped(name) * parts[name]!.engine)),
    css,
    firstVisit: js + css + zipped("index.html") + fontBytes(),
  };
}

/** The font is compressed in itself. */
function fontBytes(): number {
  const fonts = readdirSync(join(FILES, "assets")).filter((name) => name.endsWith(".woff2"));
  return fonts.reduce((total, name) => total + readBuilt(`assets/${name}`).length, 0);
}
