import worker, { MatchObject } from "@endstation/edge/src/index.ts";
import { note, noteRows } from "./note-rows.ts";

// The Worker as it is, told about from outside: when an object is made, and what it writes.

class ObservedMatch extends MatchObject {
  constructor(ctx: DurableObjectState, env: Env) {
    note({ made: ctx.id.name });
    noteRows(ctx);
    super(ctx, env);
  }
}

export { ObservedMatch as MatchObject };
export default worker;
