import { createRequire } from "node:module";

/** The workerd that wrangler comes with, as a program's path. */
export function workerdBinary(): string {
  const fromHere = createRequire(import.meta.url);
  const fromWrangler = createRequire(fromHere.resolve("wrangler/package.json"));
  return (fromWrangler("workerd") as { default: string }).default;
}
