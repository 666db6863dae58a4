import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

/**
 * What people open first, each with the modules that begin it. What a page and the table of a
 * game need before they can be used is loaded in few files, each of them once; all else stays in
 * the small ones that come when they are wanted.
 */
const SCENES: Readonly<Record<string, readonly string[]>> = {
  base: ["src/main.tsx", "src/i18n/counting.ts"],
  home: [
    "src/home/home.tsx",
    "src/cable-car/picture.tsx",
    "src/cable-car/companies/picture.tsx",
    "src/trambahn/picture.tsx",
  ],
  match: ["src/match/match-page.tsx", "src/match/running.tsx"],
  "cable-car": ["src/cable-car/screen.tsx"],
  companies: ["src/cable-car/companies/screen.tsx"],
  trambahn: ["src/trambahn/screen.tsx"],
  rules: ["src/rules/book-page.tsx"],
  "tile-examples": ["src/cable-car/rules/example.tsx"],
  "tram-examples": ["src/trambahn/rules/rule-example.tsx"],
};

const TABLES = ["cable-car", "companies", "trambahn"];
const OTHERS = ["home", "rules", "tile-examples", "tram-examples"];

/** What comes to these tables when they can be seen and played already, in one file each. */
interface Aside {
  readonly tables: readonly string[];
  readonly entries: readonly string[];
}

const ASIDES: Readonly<Record<string, Aside>> = {
  aside: {
    tables: TABLES,
    entries: [
      "src/match/aside.tsx",
      "src/match/banner.tsx",
      "src/match/keys.ts",
      "src/match/notices/restore.ts",
      "src/match/past/past-place.tsx",
      "src/match/reaction/reactions.ts",
      "src/match/turn-signal.ts",
      "src/ui/return-focus.ts",
      "src/match/look/since-look.tsx",
      "src/match/reaction/bubble.tsx",
      "src/ui/keys-dialog.tsx",
      "src/ui/toast.tsx",
    ],
  },
  "cable-car-aside": {
    tables: ["cable-car", "companies"],
    entries: [
      "src/cable-car/tell-log.ts",
      "src/cable-car/table/effects.tsx",
      "src/cable-car/table/keys.tsx",
      "src/cable-car/table/told.tsx",
      "src/cable-car/table/marked.tsx",
      "src/cable-car/table/followed.tsx",
      "src/cable-car/table/log.tsx",
      "src/cable-car/table/log-dialog.tsx",
      "src/cable-car/table/runner.tsx",
    ],
  },
  "trambahn-aside": {
    tables: ["trambahn"],
    entries: [
      "src/trambahn/tell-log.ts",
      "src/trambahn/table/beside.tsx",
      "src/trambahn/table/log.tsx",
      "src/trambahn/table/dialogs.tsx",
      "src/trambahn/table/flights.ts",
    ],
  },
};

/** What is less than this, in bytes before it is minified, is not worth a request of its own. */
const SMALL = 2500;

/**
 * Puts the modules that the same scenes need into one chunk. The bundler by itself makes one for
 * each set of all dynamic imports, which is some seventy small files for a table: as many
 * requests, and each is compressed without the words of the others.
 *
 * Which modules a scene needs is known only when unused exports are gone, so the client is built
 * once before, with `config` and without its looks.
 */
export function firstChunks(config: InlineConfig): Plugin {
  return {
    name: "first-chunks",
    apply: "build",
    async config() {
      const groups = groupsOf(await chunksOf(config));
      const sizes = [...new Set(groups.values())].map(({ name, priority }) => ({
        name,
        test: (id: string) => groups.get(id)?.name === name,
        priority,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: sizes } } } } };
    },
  };
}

/** Modules that go into one chunk. */
interface Group {
  readonly name: string;
  readonly scenes: ReadonlySet<string>;
  /** What more scenes need comes first: else it is drawn into the chunk of something that uses it. */
  readonly priority: number;
  /** In bytes, before it is minified. */
  readonly size: number;
}

/** The group of each module that a scene or an aside needs. */
function groupsOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, Group> {
  const scenes = new Map<string, Set<string>>();
  const sizes = new Map<string, number>();
  for (const [scene, entries] of Object.entries(SCENES)) {
    for (const [id, size] of modulesOf(chunks, entries)) {
      sizes.set(id, size);
      scenes.set(id, (scenes.get(id) ?? new Set()).add(scene));
    }
  }
  for (const own of scenes.values()) {
    if (own.has("base")) {
      only(own, "base");
      continue;
    }
    const tables = TABLES.filter((table) => own.has(table));
    // What one game alone needs stays its own, and so does what no table needs.
    if (!own.has("match") && tables.length < TABLES.length) continue;
    // All scenes stand on the base, and all come from home or go there; no table is without a match.
    only(own, OTHERS.some((scene) => own.has(scene)) ? "base" : "match");
  }
  // A table is there when its aside comes, and nothing of another scene is.
  for (const [aside, { tables, entries }] of Object.entries(ASIDES)) {
    for (const [id, size] of modulesOf(chunks, entries)) {
      sizes.set(id, size);
      const own = scenes.get(id) ?? new Set();
      const isThere =
        own.has("base") || own.has("match") || tables.every((table) => own.has(table));
      if (!isThere) scenes.set(id, own.add(aside));
    }
  }
  // What other pages and dialogs share with home and the rules must not bring these with it.
  for (const id of elsewhere(chunks)) {
    const own = scenes.get(id);
    if (own && [...own].every((scene) => OTHERS.includes(scene))) own.add("elsewhere");
  }
  // The entry keeps its own file, as the page names it.
  scenes.delete(idOf(SCENES.base![0]!));
  return joined(scenes, sizes);
}

function only(scenes: Set<string>, one: string): void {
  scenes.clear();
  scenes.add(one);
}

/** Groups the modules by their scenes; what is small comes with what a few more scenes need. */
function joined(
  scenes: ReadonlyMap<string, ReadonlySet<string>>,
  sizes: ReadonlyMap<string, number>,
): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const [id, own] of scenes) {
    const name = [...own].join("-and-");
    const size = (groups.get(name)?.size ?? 0) + (sizes.get(id) ?? SMALL);
    const stage = ["match", "base"].findIndex((scene) => own.has(scene)) + 1;
    const priority = stage * Object.keys(SCENES).length + own.size;
    groups.set(name, { name, scenes: own, priority, size });
  }
  const byScenes = [...groups.values()].sort((a, b) => a.scenes.size - b.scenes.size);
  const taker = (group: Group): Group => {
    if (group.size >= SMALL) return group;
    const larger = byScenes.find(
      (other) => other !== group && [...group.scenes].every((scene) => other.scenes.has(scene)),
    );
    return larger ? taker(larger) : group;
  };
  return new Map(
    [...scenes].map(([id, own]) => [id, taker(groups.get([...own].join("-and-"))!)] as const),
  );
}

/** The chunks of the client as the bundler by itself makes them. */
async function chunksOf(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((one) => one.type === "chunk");
}

/** The modules of all that is loaded for itself and is no scene, no aside and no part of home. */
function elsewhere(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const home = idOf("src/home/");
  const known = new Set(
    [...Object.values(SCENES), ...Object.values(ASIDES).map(({ entries }) => entries)]
      .flat()
      .map(idOf),
  );
  const others = chunks.filter(
    ({ isDynamicEntry, facadeModuleId: id }) =>
      isDynamicEntry && id && !known.has(id) && !id.startsWith(home),
  );
  return new Set(reached(chunks, others).keys());
}

const idOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The modules that these and all that they import consist of, with their sizes. */
function modulesOf(
  chunks: readonly Rolldown.OutputChunk[],
  paths: readonly string[],
): ReadonlyMap<string, number> {
  const begun = paths.map((path) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(idOf(path)));
    if (!chunk) throw new Error(`The build has no ${path}.`);
    return chunk;
  });
  return reached(chunks, begun);
}

/** The modules of some chunks and of all that they import, with their sizes. */
function reached(
  chunks: readonly Rolldown.OutputChunk[],
  begun: readonly Rolldown.OutputChunk[],
): ReadonlyMap<string, number> {
  const modules = new Map<string, number>();
  const seen = new Set<Rolldown.OutputChunk>();
  const reach = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      modules.set(id, renderedLength);
    }
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) reach(next);
  };
  begun.forEach(reach);
  return modules;
}
