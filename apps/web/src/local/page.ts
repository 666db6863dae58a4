import type { MatchId } from "@endstation/match";
import type { Call, CallAnswer, CallName, Calls, Connect } from "./messages.ts";

// The page's side of the worker that has this device's matches. A chunk of its own: a page that
// shows no such match loads none of it.

interface Running {
  readonly worker: Worker;
  /** Rejects when the worker could not be started, or has failed. */
  readonly broken: Promise<never>;
}

let running: Running | null = null;

/** The worker; another one after the last has failed, which may have been for want of a network. */
function run(): Running {
  running ??= start();
  return running;
}

function start(): Running {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => {
      worker.terminate();
      running = null;
      reject(new Error("The worker has failed, or could not be started."));
    };
  });
  broken.catch(() => {});
  return { worker, broken };
}

/** Asks the worker. Rejects where it has failed. */
export function askWorker<Name extends CallName>(
  call: Name,
  asked: Calls[Name]["asked"],
): Promise<CallAnswer<Name>> {
  const { worker, broken } = run();
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<CallAnswer<Name>>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ call, asked } as Call, [port2]);
  return Promise.race([answered, broken]);
}

/** A connection over which a match speaks as it would over a socket. */
export interface Line {
  readonly port: MessagePort;
  /** Rejects when nobody is at the other end any more. */
  readonly broken: Promise<never>;
}

/** Opens a line to a match of this device; where there is none, the match says so over it. */
export function connectTo(id: MatchId): Line {
  const { worker, broken } = run();
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ connect: id } satisfies Connect, [port2]);
  return { port: port1, broken };
}
