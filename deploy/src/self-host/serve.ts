import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pushSubject } from "../keys.ts";
import { versionOfCheckout } from "../version.ts";
import { workerdBinary } from "../workerd/binary.ts";
import { CLIENT, layOut, SHIPPED_BUNDLE, serveArguments } from "../workerd/lay-out.ts";
import { addressOf } from "./address.ts";
import { type DataFolder, makeDataFolder } from "./data-folder.ts";
import { keepKeys } from "./kept-keys.ts";
import { holdDataFolder } from "./lock.ts";

/** What an operator chooses. */
export interface ServeOptions {
  readonly data: DataFolder;
  readonly host: string;
  readonly port: number;
  readonly behindProxy: boolean;
}

/** A server under way. */
export interface Serving {
  /** Ends the server; what was acknowledged is on disk already. */
  stop(): void;
  /** Resolves with workerd's exit code when it has ended: 0 if it was told to. */
  readonly ended: Promise<number>;
}

/** How long requests under way may take to end; open sockets would keep it for ever. */
const GRACE_MS = 2_000;

/** Serves the built Worker and client from a data folder; says all on standard output. */
export function serve({ data, host, port, behindProxy }: ServeOptions): Serving {
  makeDataFolder(data);
  const held = holdDataFolder(data);
  const { keys, made } = keepKeys(data.keys);
  if (made) console.log(`New keys are in ${data.keys}. Without them no link opens: keep them.`);
  // A copy: a later build must not change the files under a server that runs.
  rmSync(data.server, { recursive: true, force: true });
  const config = layOut(data.server, {
    bundle: SHIPPED_BUNDLE,
    front: { behindProxy },
    version: versionOfCheckout(),
  });
  const files = join(data.server, "files");
  cpSync(CLIENT, files, { recursive: true });
  const address = addressOf(host, port);
  const child = spawn(
    workerdBinary(),
    serveArguments({ config, matches: data.matches, files, address }),
    {
      // Its errors go where its other lines go: one stream for whoever keeps them.
      stdio: ["ignore", 1, 1],
      env: {
        ...process.env,
        ...keys,
        VAPID_SUBJECT: pushSubject(process.env.OPERATOR_MAIL),
      },
    },
  );
  if (child.pid !== undefined) held.note(child.pid);
  let told = false;
  const ended = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      console.log(error.message);
      resolve(1);
    });
    child.once("exit", (code) => resolve(told ? 0 : (code ?? 1)));
  }).finally(() => held.release());
  return {
    stop() {
      told = true;
      end(child);
    },
    ended,
  };
}

/** Ends workerd, gently at first. A move is on disk before it is answered: nothing is lost. */
function end(child: ChildProcess): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
}
