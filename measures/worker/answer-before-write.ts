import worker, { MatchObject } from "@endstation/edge/src/index.ts";
import { watchStorage } from "./watch-storage.ts";

// A planted fault: an event reaches storage only after it was answered and told.

const DELAY_MS = 40;

class HastyMatch extends MatchObject {
  constructor(ctx: DurableObjectState, env: Env) {
    const { sql } = ctx.storage;
    watchStorage(ctx, {
      execute(run, statement) {
        if (!statement.startsWith("INSERT INTO event")) return run();
        setTimeout(run, DELAY_MS);
        return sql.exec("SELECT 1");
      },
    });
    super(ctx, env);
  }
}

export { HastyMatch as MatchObject };
export default worker;
