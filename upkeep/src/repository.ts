import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository, as a path. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What a check knows of the repository; a control hands in one with a planted fault. */
export interface Repository {
  /** Paths from the root, with `/`. */
  readonly files: ReadonlySet<string>;
  /** All folders that hold one of the files, however deep. */
  readonly folders: ReadonlySet<string>;
  read(file: string): string;
}

/** The files that git knows or would take, with what is not committed yet. */
export function theRepository(): Repository {
  // Somebody may have got the files without git's own.
  const files = existsSync(join(ROOT, ".git")) ? listedFiles() : foundFiles(ROOT);
  return repositoryOf(files, (file) => readFileSync(join(ROOT, file), "utf8"));
}

function listedFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split("\0").filter((file) => file && existsSync(join(ROOT, file)));
}

/** The files below a folder but for what `.gitignore` leaves out, whose lines are all names. */
export function foundFiles(root: string): string[] {
  const ignored = readFileSync(join(root, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", ".*")}$`));
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => name !== ".git" && !ignored.some((pattern) => pattern.test(name)))
      .flatMap((entry) => {
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? below(path) : [path];
      });
  return below("");
}

/** A repository of these files, which `read` reads. */
export function repositoryOf(files: readonly string[], read: (file: string) => string): Repository {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) folders.add(folder);
  }
  return { files: new Set(files), folders, read };
}

/** The same with one more file, or with another text in one. */
export const withFile = (repository: Repository, file: string, text: string): Repository =>
  repositoryOf([...new Set([...repository.files, file])], (asked) =>
    asked === file ? text : repository.read(asked),
  );

/** The folders with a `package.json`, the root's own aside: what pnpm calls workspaces. */
export const workspacesOf = ({ files }: Repository): string[] =>
  [...files]
    .filter((file) => file.endsWith("/package.json"))
    .map(dirname)
    .sort();
