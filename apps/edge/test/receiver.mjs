// Vitest's global set-up: a receiver on loopback that stands for push services and webhooks. It
// keeps what is posted to it, which tests read again with a GET. What it answers is in the path:
// /<name>/status/<number>, where 307 leads on to /<name>/moved; /<name>/hang never answers.
import { createServer } from "node:http";

export default async function setup({ provide }) {
  const kept = [];
  const server = createServer(async (request, response) => {
    const [, name, does, status] = request.url.split("/");
    if (request.method === "GET") {
      return response.end(JSON.stringify(kept.filter((one) => one.name === name)));
    }
    const chunks = await Array.fromAsync(request);
    const body = Buffer.concat(chunks).toString("base64");
    kept.push({ name, path: request.url, headers: request.headers, body });
    if (does === "hang") return;
    if (status === "307") response.setHeader("Location", `/${name}/moved`);
    response.statusCode = does === "status" ? Number(status) : 201;
    response.end("What is answered is nobody's business.");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  provide("receiver", server.address().port);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
