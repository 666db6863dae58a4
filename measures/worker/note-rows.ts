import { watchStorage } from "./watch-storage.ts";

/** One line on standard output, which the measure reads. */
export const note = (what: object): void => console.log(JSON.stringify(what));

/**
 * Notes the rows that an object writes, and each alarm and each value under a key as one; `after` is told of
 * every statement.
 */
export function noteRows(ctx: DurableObjectState, after?: (statement: string) => void): void {
  const match = ctx.id.name;
  watchStorage(ctx, {
    execute: (run, statement) => {
      const cursor = run();
      if (cursor.rowsWritten > 0) note({ match, rows: cursor.rowsWritten });
      after?.(statement);
      return cursor;
    },
    put: () => note({ match, rows: 1 }),
    alarm: (set) => {
      note({ match, rows: 1 });
      return set();
    },
  });
}
