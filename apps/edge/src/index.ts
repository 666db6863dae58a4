import { app } from "./app.ts";
import { page } from "./page.ts";

export { MatchObject } from "./match-object.ts";

export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    return pathname.startsWith("/api/") ? app.fetch(request, env, ctx) : page(request, env);
  },
} satisfies ExportedHandler<Env>;
