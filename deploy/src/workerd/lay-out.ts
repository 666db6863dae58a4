import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Front, workerdConfig } from "./config.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the Worker, which its configuration and its bundle lie in. */
export const EDGE: string = at("../../../apps/edge");

/** The client's files, as its build leaves them. */
export const CLIENT: string = at("../../../apps/web/dist");

/** The bundle that `wrangler deploy --dry-run --minify` leaves, which is what a deployment sends. */
export const SHIPPED_BUNDLE: string = join(EDGE, "dist-worker/index.js");

/** The modules of workerd's configuration that are no part of the Worker. */
const MODULES = ["rate-limit.js", "assets.js", "front.js"];

/** A server folder: what workerd reads when it starts. */
export interface Layout {
  /** The Worker's one module. */
  readonly bundle: string;
  readonly front: Front | null;
  readonly version: string;
}

/**
 * Lays out what a workerd serves in a folder: its configuration, and beside it the modules that
 * this embeds.
 *
 * @returns the configuration's path
 */
export function layOut(folder: string, { bundle, front, version }: Layout): string {
  mkdirSync(folder, { recursive: true });
  copyFileSync(bundle, join(folder, "index.js"));
  for (const module of MODULES) copyFileSync(at(module), join(folder, module));
  const config = join(folder, "config.capnp");
  writeFileSync(config, workerdConfig({ wrangler: join(EDGE, "wrangler.jsonc"), front, version }));
  return config;
}

/** Where a workerd finds its folders, and where it listens. */
export interface Places {
  readonly config: string;
  /** The matches, a SQLite file each. */
  readonly matches: string;
  /** The client's files. */
  readonly files: string;
  /** As `HOST:PORT`. */
  readonly address: string;
}

/** The arguments of a workerd that serves what was laid out. */
export const serveArguments = ({ config, matches, files, address }: Places): string[] => [
  ...["serve", config],
  ...["--socket-addr", `http=${address}`],
  ...["--directory-path", `matches=${matches}`],
  ...["--directory-path", `files=${files}`],
];
