// node upkeep/scripts/faces.ts  writes what each package exports into its public-face.txt.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FACE_FILE, faceOf, packages } from "../src/faces.ts";
import { ROOT } from "../src/repository.ts";

for (const folder of packages()) writeFileSync(join(ROOT, folder, FACE_FILE), faceOf(folder));
