import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FACE_FILE, faceOf, packages } from "../src/faces.ts";
import { ROOT } from "../src/repository.ts";

test.each(packages())(
  "what %s exports is what its kept text says (node upkeep/scripts/faces.ts writes it)",
  (folder) => {
    expect(faceOf(folder)).toBe(readFileSync(join(ROOT, folder, FACE_FILE), "utf8"));
  },
);
