import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

/**
 * What people open first, each with the modules that begin it. What a page and the table of a
 * game need before they can be used is loaded in few files, each of them once; all else stays in
 * the small ones that come when they are wanted.
 */
const SCENES: Readonly<Record<string, readonly string[]>> = {
  base: ["src/main.tsx"],
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
  rules: [
    "src/rules/book-page.tsx",
    "src/cable-car/rules/example.tsx",
    "src/trambahn/rules/rule-example.tsx",
  ],
};

const AND = "-and-";

/** What is less than this, in bytes before it is minified, is not worth a request of its own. */
const SMALL = 6000;

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
      const scenes = await scenesByModule(config);
      const groups = [...new Set(scenes.values())].map((name) => ({
        name,
        test: (id: string) => scenes.get(id) === name,
        // What more scenes need is needed by those of fewer, and must not be drawn into them.
        priority: name === "base" ? Object.keys(SCENES).length : name.split(AND).length,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** The names of the scenes that need a module, as one name. */
async function scenesByModule(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const chunks = await chunksOf(config);
  const scenes = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const [name, entries] of Object.entries(SCENES)) {
    const ids = entries.map((entry) => fileURLToPath(new URL(entry, import.meta.url)));
    for (const chunk of closure(chunks, ids)) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        sizes.set(id, renderedLength);
        const before = scenes.get(id);
        // All scenes stand on the base: what it has, none has to load again.
        if (before === "base") continue;
        scenes.set(id, before ? `${before}${AND}${name}` : name);
      }
    }
  }
  // The entry keeps its own file, as the page names it.
  scenes.delete(fileURLToPath(new URL(SCENES.base![0]!, import.meta.url)));
  joinSmall(scenes, sizes);
  return scenes;
}

/** Lets what is small come with what a few more scenes need. */
function joinSmall(scenes: Map<string, string>, sizes: ReadonlyMap<string, number>): void {
  const total = new Map<string, number>();
  for (const [id, name] of scenes) total.set(name, (total.get(name) ?? 0) + (sizes.get(id) ?? 0));
  const byCount = [...total.keys()].sort((a, b) => a.split(AND).length - b.split(AND).length);
  for (const name of byCount) {
    if (total.get(name)! >= SMALL) continue;
    const isWithin = (other: string) =>
      other !== name && name.split(AND).every((scene) => other.split(AND).includes(scene));
    const larger = byCount.find(isWithin);
    if (!larger) continue;
    total.set(larger, total.get(larger)! + total.get(name)!);
    for (const [id, own] of scenes) if (own === name) scenes.set(id, larger);
  }
}

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

/** The chunks that hold these modules, and all that they import before they run. */
function closure(chunks: readonly Rolldown.OutputChunk[], ids: readonly string[]) {
  const reached = new Set<Rolldown.OutputChunk>();
  const reach = (chunk: Rolldown.OutputChunk) => {
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next) reach(next);
    }
  };
  for (const id of ids) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`The build has no ${id}.`);
    reach(chunk);
  }
  return reached;
}
