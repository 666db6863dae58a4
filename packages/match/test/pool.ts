import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/**
 * Has workers of a module do tasks, as many at once as there are cores. A worker takes one task as
 * a message and answers it with one. `done` is told each result as it comes, in no set order.
 */
export async function onAllCores<Task, Result>(
  module: URL,
  tasks: Iterator<Task, void>,
  done: (result: Result, task: Task) => void,
): Promise<void> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(module));
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let current: Task;
      const go = () => {
        const next = tasks.next();
        if (next.done) return resolve();
        current = next.value;
        worker.postMessage(current);
      };
      worker.on("message", (result: Result) => {
        done(result, current);
        go();
      });
      worker.on("error", reject);
      go();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
