import { withLinkCard } from "./link-card.ts";

/**
 * What no file answers. An address of a page is the client's own, which looks at it itself. A
 * file that is gone, as after a deployment, must not be answered with a page: a browser would
 * keep that in its place.
 */
export async function page(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isPage = !pathname.startsWith("/assets/") && !/\.\w+$/.test(pathname);
  if (isPage && (request.method === "GET" || request.method === "HEAD")) {
    // Without the caller's conditions: what it keeps of a match's page is not the file's text.
    const file = new Request(new URL("/", request.url), { method: request.method });
    return await withLinkCard(await env.ASSETS.fetch(file), request, env);
  }
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  return new Response("There is no such file.\n", { status: 404, headers });
}
