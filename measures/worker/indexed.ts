import worker, { MatchObject } from "@endstation/edge/src/index.ts";
import { noteRows } from "./note-rows.ts";

// A planted waste: an index over the commands' ids, which doubles the rows written.

class IndexedMatch extends MatchObject {
  constructor(ctx: DurableObjectState, env: Env) {
    noteRows(ctx, (statement) => {
      if (statement.startsWith("CREATE TABLE event")) {
        ctx.storage.sql.exec("CREATE INDEX by_command ON event (command)");
      }
    });
    super(ctx, env);
  }
}

export { IndexedMatch as MatchObject };
export default worker;
