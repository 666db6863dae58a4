import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Keys, newKeys } from "../keys.ts";

/** The keys in a file that only its owner can read; made once, where there is none. */
export function keepKeys(file: string): { readonly keys: Keys; readonly made: boolean } {
  if (existsSync(file)) return { keys: JSON.parse(readFileSync(file, "utf8")), made: false };
  const keys = newKeys();
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  return { keys, made: true };
}
