/**
 * What no file answers. An address of a page is the client's own, which looks at it itself. A
 * file that is gone, as after a deployment, must not be answered with a page: a browser would
 * keep that in its place.
 */
export async function page(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isPage = !pathname.startsWith("/assets/") && !/\.\w+$/.test(pathname);
  if (isPage && (request.method === "GET" || request.method === "HEAD")) {
    return await env.ASSETS.fetch(new Request(new URL("/", request.url), request));
  }
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  return new Response("There is no such file.\n", { status: 404, headers });
}
