// `npm run dev`: Vite with hot reload on port 5173, in front of a Worker that reloads on change.
import { mkdirSync } from "node:fs";
import { keepIdKey } from "./id-key.mjs";
import { keepPushKeys } from "./push-keys.mjs";
import { run } from "./run.mjs";

keepIdKey();
keepPushKeys();
// The Worker's asset folder must be there; while developing, Vite serves the client.
mkdirSync("apps/web/dist", { recursive: true });
await run(["turbo", "run", "dev"]);
