import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { FILES } from "./weights.ts";

/**
 * What stands before a Worker on its platform: it answers files itself, with their types and
 * compressed, which a plain workerd does not do, and hands on what is the Worker's.
 */
export interface Front {
  readonly origin: string;
  stop(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const COMPRESSED_ALREADY = [".png", ".woff2"];

/** Opens a front for the Worker at `worker`, an origin. */
export async function openFront(worker: string): Promise<Front> {
  const { hostname, port } = new URL(worker);
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (!asked.url?.startsWith("/api/")) return answerFile(asked.url ?? "/", answer);
    const { method, headers, url: path } = asked;
    const handed = request({ hostname, port, path, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    handed.on("error", () => answer.destroy());
    asked.pipe(handed);
  });
  server.on("upgrade", (asked, socket: Socket, head: Buffer) => {
    const handed = connect(Number(port), hostname, () => {
      handed.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headLines(asked)}\r\n\r\n`);
      handed.write(head);
      handed.pipe(socket).pipe(handed);
    });
    for (const end of [handed, socket]) end.on("error", () => {});
    handed.on("close", () => socket.destroy());
    socket.on("close", () => handed.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function headLines({ rawHeaders }: IncomingMessage): string {
  const lines: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return lines.join("\r\n");
}

function answerFile(url: string, answer: ServerResponse): void {
  const { pathname } = new URL(url, "http://files");
  // Any address of a page is the client's own.
  const name = extname(pathname) ? pathname : "/index.html";
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(FILES, name));
  } catch {
    answer.writeHead(404).end();
    return;
  }
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  if (COMPRESSED_ALREADY.includes(extname(name))) {
    answer.writeHead(200, { "Content-Type": type }).end(bytes);
  } else {
    answer.writeHead(200, { "Content-Type": type, "Content-Encoding": "gzip" });
    answer.end(gzipSync(bytes));
  }
}
