import worker, { MatchObject } from "@endstation/edge/src/index.ts";
import type { EventBody } from "@endstation/match";
import { note, noteRows } from "./note-rows.ts";

// The Worker as it is, told about from outside: when an object is made, what it reads and writes,
// and all else that the platform counts.

class ObservedMatch extends MatchObject {
  readonly #match: string | undefined;
  readonly #size: () => number;

  constructor(ctx: DurableObjectState, env: Env) {
    note({ made: ctx.id.name });
    noteRows(ctx);
    super(ctx, env);
    this.#match = ctx.id.name;
    this.#size = () => ctx.storage.sql.databaseSize;
  }

  override async create(id: string, created: EventBody): Promise<void> {
    this.#note({ objectRequests: 1 });
    await super.create(id, created);
  }

  override async fetch(): Promise<Response> {
    this.#note({ objectRequests: 1 });
    return await super.fetch();
  }

  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    this.#note({ frames: 1 });
    await super.webSocketMessage(socket, raw);
    this.#note({ bytes: this.#size() });
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    await super.webSocketClose(socket, code);
    this.#note({ bytes: this.#size() });
  }

  override async alarm(): Promise<void> {
    this.#note({ objectRequests: 1 });
    await super.alarm();
  }

  #note(what: object): void {
    note({ match: this.#match, ...what });
  }
}

export { ObservedMatch as MatchObject };
export default {
  fetch(request, env, ctx) {
    note({ match: null, workerRequests: 1 });
    return worker.fetch(request, env, ctx);
  },
} satisfies ExportedHandler<Env>;
