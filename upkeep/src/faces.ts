import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ROOT } from "./repository.ts";

/** Where a package's face is kept, in its folder. */
export const FACE_FILE = "public-face.txt";

/** The packages whose exports others rest on. */
export const packages = (): string[] =>
  globSync("packages/*/package.json", { cwd: ROOT })
    .map((file) => dirname(file).replaceAll("\\", "/"))
    .sort();

/**
 * What a package exports: each name with its type, as the compiler declares it. A change of this
 * text is one that others may have to follow.
 */
export function faceOf(folder: string): string {
  const { name, exports } = JSON.parse(
    readFileSync(join(ROOT, folder, "package.json"), "utf8"),
  ) as {
    name: string;
    exports: Readonly<Record<string, string>>;
  };
  const out = mkdtempSync(join(tmpdir(), "endstation-face-"));
  try {
    declare(join(ROOT, folder), out);
    // With sources of other packages in the program, each has its place below their common root.
    const root = existsSync(join(out, "src")) ? out : join(out, folder.replace("packages/", ""));
    const parts = Object.entries(exports).map(([entry, file]) => {
      const module = resolve(root, file.replace(/\.ts$/, ".d.ts"));
      const names = exportsOf(module).sort((a, b) => (a.name < b.name ? -1 : 1));
      const texts = names.map((one) => declarationOf(one));
      return `// from "${name}${entry.slice(1)}"\n\n${texts.join("\n")}\n`;
    });
    const head = "// What this package exports. Written by `node upkeep/scripts/faces.ts`.";
    return `${head}\n\n${parts.join("\n")}`;
  } finally {
    rmSync(out, { recursive: true });
  }
}

function declare(folder: string, out: string): void {
  const options = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly"];
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, "-p", folder, ...options, "--removeComments", "--outDir", out],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stdout);
}

/** A name that a module exports, as it is called where it is declared. */
interface Exported {
  readonly name: string;
  readonly declared: string;
  readonly module: string;
}

/** What a barrel exports, which lists its exports one by one. */
function exportsOf(module: string): Exported[] {
  const text = readFileSync(module, "utf8");
  return [...text.matchAll(/export (?:type )?\{([^}]*)\} from "([^"]+)"/g)].flatMap(
    ([, list, from]) =>
      list!
        .split(",")
        .map((one) => one.trim().replace(/^type /, ""))
        .filter((one) => one !== "")
        .map((one) => {
          const [declared = "", name = declared] = one.split(" as ");
          return { name, declared, module: moduleOf(module, from!) };
        }),
  );
}

function moduleOf(from: string, target: string): string {
  if (target.startsWith(".")) return resolve(dirname(from), target.replace(/\.ts$/, ".d.ts"));
  if (target.startsWith("#")) return join(dirname(from), `${target.slice(1)}.d.ts`);
  throw new Error(`${from} exports from ${target}, which is another package's to export.`);
}

/** The statements that declare a name: more than one where a function is overloaded. */
function declarationOf({ declared, module }: Exported): string {
  const found = statementsOf(readFileSync(module, "utf8")).filter(
    (statement) =>
      /^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/.exec(
        statement,
      )?.[1] === declared,
  );
  if (found.length > 0) return found.join("\n");
  const onward = exportsOf(module).find(({ name }) => name === declared);
  if (!onward) throw new Error(`${module} does not declare ${declared}.`);
  return declarationOf(onward);
}

/** A file of declarations, cut where a line begins with a word at its very start. */
const statementsOf = (text: string): string[] =>
  text.split(/\n(?=[a-z])/).map((statement) => statement.trim());
