import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type Repository, ROOT, workspacesOf } from "./repository.ts";

/** A copy of the repository's files, in which commands may write. */
export interface Scratch {
  readonly folder: string;
  /** Runs a line of a page as a shell would; `home` is the folder in which it is given. */
  run(line: string, home: string, seconds: number): { status: number | null; output: string };
  remove(): void;
}

/**
 * Copies the files. With `borrow` the copy has the packages that are installed here; without, it
 * is as it comes from a clone, and a command has to install them.
 */
export function makeScratch(repository: Repository, { borrow }: { borrow: boolean }): Scratch {
  const folder = mkdtempSync(join(tmpdir(), "endstation-scratch-"));
  for (const file of repository.files) cpSync(join(ROOT, file), join(folder, file));
  if (borrow) {
    for (const workspace of ["", ...workspacesOf(repository)]) {
      const modules = join(workspace, "node_modules");
      if (existsSync(join(ROOT, modules))) {
        symlinkSync(join(ROOT, modules), join(folder, modules), "junction");
      }
    }
  }
  return {
    folder,
    run(line, home, seconds) {
      const { status, stdout, stderr } = spawnSync(line, {
        cwd: join(folder, home),
        shell: true,
        encoding: "utf8",
        timeout: seconds * 1000,
        env: {
          ...process.env,
          // What a test runner sets for itself is not there where somebody types the command.
          ...{ VITEST: undefined, NODE_ENV: undefined, INIT_CWD: undefined, TEST: undefined },
          PATH: [join(folder, "node_modules/.bin"), process.env.PATH].join(delimiter),
        },
      });
      return { status, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
