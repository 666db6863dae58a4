/**
 * The client's files for a workerd of one's own, which serves bare bytes: with their types, the
 * headers that the build's `_headers` asks for, and a tag by which a browser asks again.
 */
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname === "/_headers") return new Response(null, { status: 404 });
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = await env.FILES.fetch(new URL(path, "http://files"));
    const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ""];
    // A folder is answered with its list; what has no known ending is no file of the client.
    if (!file.ok || !type) return new Response(null, { status: 404 });
    const bytes = await file.arrayBuffer();
    const tag = `"${hex(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 32)}"`;
    const headers = new Headers({ "Cache-Control": "public, max-age=0, must-revalidate" });
    headers.set("Content-Type", type);
    headers.set("ETag", tag);
    for (const [name, value] of await extraHeaders(pathname, env)) headers.set(name, value);
    const known = request.headers.get("If-None-Match")?.replaceAll("W/", "");
    if (known?.split(/\s*,\s*/).includes(tag)) return new Response(null, { status: 304, headers });
    if (request.method === "HEAD") return new Response(null, { headers });
    // The runtime packs what says that it is packed.
    if (PACKED.test(type) && request.headers.get("Accept-Encoding")?.includes("gzip")) {
      headers.set("Content-Encoding", "gzip");
    }
    headers.set("Vary", "Accept-Encoding");
    return new Response(bytes, { headers });
  },
};

const TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** Types that are smaller when packed; pictures and fonts are packed already. */
const PACKED = /^text|json|svg/;

const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What `_headers` says: paths, each followed by its indented headers. Read once. */
let rules;

async function extraHeaders(pathname, env) {
  rules ??= parseRules(await (await env.FILES.fetch("http://files/_headers")).text());
  return rules.filter(({ path }) => matches(path, pathname)).flatMap(({ headers }) => headers);
}

function parseRules(text) {
  const found = [];
  for (const line of text.split("\n")) {
    const header = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line);
    if (header) found.at(-1)?.headers.push([header[1], header[2]]);
    else if (line.startsWith("/")) found.push({ path: line.trim(), headers: [] });
  }
  return found;
}

/** A path of `_headers` may end in a star, for all below it. */
const matches = (path, pathname) =>
  path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : path === pathname;
