// node upkeep/scripts/licences.ts  writes docs/licences.md from what is installed here.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed, licencePage } from "../src/licences.ts";
import { ROOT } from "../src/repository.ts";

writeFileSync(join(ROOT, "docs/licences.md"), licencePage(installed()));
