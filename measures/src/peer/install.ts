import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The framework that is measured beside ours. */
export const PEER = { name: "boardgame.io", version: "0.50.2" } as const;

/** The newest that lets routes be added once the server was made, as the peer does it. */
const COMPOSE = "koa-compose@4.1.0";

const INSTALL_WITHIN_MS = 180_000;

/**
 * Installs the peer in a folder of its own outside this workspace, whose lock file knows nothing
 * of it; a later run finds it there. Rejects where no registry can be reached.
 */
export async function installPeer(): Promise<string> {
  const folder = join(tmpdir(), `endstation-peer-${PEER.name}-${PEER.version}`);
  if (existsSync(join(folder, "complete"))) return folder;
  mkdirSync(folder, { recursive: true });
  const npm = ["install", "--prefix", folder, `${PEER.name}@${PEER.version}`, COMPOSE];
  const quietly = ["--no-audit", "--no-fund", "--ignore-scripts", "--omit=dev", "--loglevel=error"];
  await promisify(execFile)("npm", [...npm, ...quietly], {
    cwd: folder,
    timeout: INSTALL_WITHIN_MS,
    shell: process.platform === "win32",
  });
  mkdirSync(join(folder, "complete"));
  return folder;
}

/** Loads one of the peer's modules; nothing of it is known to this project's types. */
export const peerModule = (folder: string, name: string): unknown =>
  createRequire(join(folder, "node_modules", "index.js"))(`${PEER.name}/${name}`);
