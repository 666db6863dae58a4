import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type { Shell } from "./src/sw/shell.ts";

const ENTRY = fileURLToPath(new URL("src/sw/sw.ts", import.meta.url));
const PATH = "sw.js";
/** Read by whoever serves the files, and served to nobody. */
const NOT_SERVED = ["_headers", ".assetsignore"];
const PAGE = "index.html";

/**
 * The service worker as one file of its own at `/sw.js`: its address must not change from build
 * to build, and it may share no chunk with the pages.
 *
 * It is written with the list of all files of the build. Workbox would bring its own list, cache
 * and updates: its precache alone is several times the whole worker, it knows nothing of an open
 * match that an update must leave alone, and what it is good at, other sites' files and caches
 * that expire, does not occur here.
 */
export function serviceWorker(): Plugin {
  let publicDir = "";
  return {
    name: "service-worker",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      // After all that adds files.
      order: "post",
      async handler(_, files) {
        const source = await bundle(shellOf(files, publicDir));
        this.emitFile({ type: "asset", fileName: PATH, source });
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${PATH}`, async (_, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(await bundle(null));
      });
    },
  };
}

function shellOf(files: Rolldown.OutputBundle, publicDir: string): Shell {
  const hashed: string[] = [];
  const plain: Record<string, string> = {};
  for (const file of Object.values(files)) {
    const { fileName } = file;
    if (fileName.startsWith("assets/")) hashed.push(`/${fileName}`);
    if (fileName.endsWith(".webmanifest")) plain[`/${fileName}`] = digest(contentOf(file));
    // The edge serves the page at the root and sends whoever asks for its file there.
    if (fileName === PAGE) plain["/"] = digest(contentOf(file));
  }
  // What lies in folders is for others than the pages, such as chats that show a link.
  for (const file of readdirSync(publicDir, { withFileTypes: true })) {
    if (!file.isFile() || NOT_SERVED.includes(file.name)) continue;
    plain[`/${file.name}`] = digest(readFileSync(join(publicDir, file.name)));
  }
  if (!plain["/"]) throw new Error("The build has no page.");
  hashed.sort();
  const version = digest(JSON.stringify([hashed, plain])).replace(/\W|sha256/g, "");
  return { version: version.slice(0, 12), hashed, plain };
}

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === "asset" ? file.source : file.code;

/** As browsers check it of a file that they fetch (Subresource Integrity). */
const digest = (content: string | Uint8Array): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

async function bundle(shell: Shell | null): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2023",
      lib: { entry: ENTRY, formats: ["iife"], name: "worker", fileName: () => PATH },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [chunk] = outputs.flatMap((one) => ("output" in one ? one.output : []));
  if (chunk?.type !== "chunk") throw new Error("The service worker was not built.");
  return chunk.code;
}
