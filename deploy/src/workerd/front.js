/**
 * What Cloudflare does before a Worker is asked, for a workerd of one's own: it says from which
 * address a request comes, and answers with a file of the client where there is one.
 */
export default {
  async fetch(request, env) {
    const headers = new Headers(request.headers);
    headers.set("CF-Connecting-IP", callerOf(request, env.BEHIND_PROXY));
    const told = new Request(request, { headers });
    const { pathname } = new URL(request.url);
    const asksForFile = request.method === "GET" || request.method === "HEAD";
    if (pathname.startsWith("/api/") || !asksForFile) return await env.WORKER.fetch(told);
    const file = await env.ASSETS.fetch(told.clone());
    return file.status === 404 ? await env.WORKER.fetch(told) : file;
  },
};

/** The address that a request comes from, for limits only: nothing keeps it. */
function callerOf(request, behindProxy) {
  const forwarded = request.headers.get("X-Forwarded-For");
  // A proxy adds the address that it sees at the end; what stands before it anybody may have said.
  if (behindProxy && forwarded) return forwarded.split(",").at(-1).trim();
  // The runtime adds the port, which is another one for each connection.
  return request.cf?.clientIp?.replace(/:\d+$/, "") ?? "local";
}
