import { writeFileSync } from "node:fs";
import { LADDERS, makePage } from "../src/arena/index.ts";
import { readResults } from "./result-files.ts";

/** Writes the page about strength, docs/strength.md, from the results that are kept. */
writeFileSync(
  new URL("../../../docs/strength.md", import.meta.url),
  makePage(LADDERS, readResults),
);
