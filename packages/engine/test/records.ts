import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "../src/json.ts";

/** A record of a file, not yet read, and a name for its test. */
export interface NamedRecord {
  readonly name: string;
  readonly record: JsonObject;
}

/** All records of the `.ndjson` files in a folder; none where there is no such folder. */
export function recordsIn(folder: string): NamedRecord[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ndjson"))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (line.trim() === "" ? [] : [named(file, index + 1, line)])),
    );
}

function named(file: string, line: number, text: string): NamedRecord {
  const record = JSON.parse(text) as JsonObject;
  const about = record.why ?? record.source ?? JSON.stringify(record.options);
  return { name: `${file}:${line} ${about}`, record };
}

/** The folder of the recorded games that belong to this package. */
export const FIXTURES = new URL("../fixtures", import.meta.url).pathname;
