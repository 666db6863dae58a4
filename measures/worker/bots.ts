import worker, { MatchObject } from "@endstation/edge/src/index.ts";
import type { CreateRequest } from "@endstation/match";
import { BotTable } from "./bot-table.ts";

// The Worker as it is, and a table at which bots move on request, one move a request: a Worker's
// clock stands still while it computes, so that whoever asks must look at the process's time.

let table: BotTable | null = null;

const ROUTES: Readonly<Record<string, (body: unknown) => Promise<object> | object>> = {
  "/measure/begin": async (body) => {
    const { number, ...request } = body as CreateRequest & { number: number };
    table = await BotTable.begin(request, number);
    return { level: table.level };
  },
  "/measure/person": async () => ({ moved: (await table?.person()) ?? false }),
  "/measure/bot": () => ({ moved: table?.bot() ?? false }),
  "/measure/nothing": () => ({ moved: true }),
};

export { MatchObject };
export default {
  async fetch(request, env, ctx) {
    const route = ROUTES[new URL(request.url).pathname];
    if (route) return Response.json(await route(await request.json()));
    return await worker.fetch(request, env, ctx);
  },
} satisfies ExportedHandler<Env>;
