import { relative, sep } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What a file of the build is made of, for whoever weighs it. */
export interface Part {
  /** The client's own modules in it, by their paths from here. */
  readonly modules: readonly string[];
  /** The files that are loaded before it runs, and its style sheets. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** How much of it is the engine's, from 0 to 1, by length before it is minified. */
  readonly engine: number;
}

/** Where the parts are told of, within the build; it is served to nobody (`public/.assetsignore`). */
export const PARTS_FILE = ".build/parts.json";

/** Tells which scripts a build has and what they bring with them, by file. */
export function parts(): Plugin {
  return {
    name: "parts",
    generateBundle: {
      // After the style sheets are known.
      order: "post",
      handler(_, files) {
        const scripts = Object.values(files).filter((file) => file.type === "chunk");
        const told = Object.fromEntries(scripts.map((script) => [script.fileName, partOf(script)]));
        this.emitFile({ type: "asset", fileName: PARTS_FILE, source: JSON.stringify(told) });
      },
    },
  };
}

function partOf(chunk: Rolldown.OutputChunk): Part {
  const { imports, modules } = chunk;
  const lengthOf = (isCounted: (id: string) => boolean) =>
    Object.entries(modules).reduce(
      (sum, [id, { renderedLength }]) => sum + (isCounted(id) ? renderedLength : 0),
      0,
    );
  const all = lengthOf(() => true);
  const engine = lengthOf((id) => id.includes(`${sep}packages${sep}engine${sep}`));
  return {
    modules: Object.keys(modules)
      .map((id) => relative(import.meta.dirname, id).replaceAll(sep, "/"))
      .filter((path) => path.startsWith("src/")),
    imports,
    styles: [...(chunk.viteMetadata?.importedCss ?? [])],
    engine: all === 0 ? 0 : engine / all,
  };
}
