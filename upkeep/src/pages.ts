import { dirname, join, normalize } from "node:path/posix";
import { COMMANDS, keyOf, proofOf } from "./commands.ts";
import { type Found, parsePage } from "./markdown.ts";
import type { Repository } from "./repository.ts";

/** What comes into being later, on a machine, or is the reader's own. */
const MADE_LATER = [
  ...["apps/edge/.dev.vars", "apps/edge/.wrangler/state", "secrets.production.json", "keys.json"],
  ...["docs/history.ndjson", "edge.json", "game.json", "RECORD.json", "FILE.ts"],
  ...["check.py", "game.mjs"],
];

/** What a file's name ends with, where a text in code is to be taken for one. */
const ENDING = /\.(ts|tsx|mjs|js|json|ndjson|jsonc|md|css|yml|yaml|txt|toml|webmanifest)$/;

export const pagesOf = ({ files }: Repository): string[] =>
  [...files].filter((file) => file.endsWith(".md")).sort();

/** All that is wrong with a page, a sentence each. */
export function faultsOf(repository: Repository, file: string): string[] {
  const page = parsePage(repository.read(file));
  return [
    ...page.links.flatMap((found) => linkFault(repository, file, found)),
    ...page.names.flatMap((found) => nameFault(repository, file, found)),
    ...page.commands.flatMap((found) => commandFault(repository, file, found)),
    ...page.unnamed.map(({ line }) => `${file}:${line} a block does not say what it is`),
  ];
}

/** The folder in which a page's commands are given. */
export const homeOf = (file: string): string => {
  const folder = dirname(file);
  return /^(docs|\.github)/.test(folder) ? "." : folder;
};

function linkFault(repository: Repository, file: string, { line, text }: Found): string[] {
  if (/^[a-z]+:/.test(text)) return [];
  const [path = "", anchor] = text.split("#");
  const target = path === "" ? file : normalize(join(dirname(file), path)).replace(/\/$/, "");
  if (!exists(repository, target)) return [`${file}:${line} ${text} leads nowhere`];
  if (anchor === undefined || !target.endsWith(".md")) return [];
  const { anchors } = parsePage(repository.read(target));
  return anchors.has(anchor) ? [] : [`${file}:${line} ${target} has no heading #${anchor}`];
}

function nameFault(repository: Repository, file: string, { line, text }: Found): string[] {
  const script = /^npm (?:run )?(?:--silent )?([a-z-]+)/.exec(text)?.[1];
  if (script) {
    const { scripts } = JSON.parse(repository.read("package.json")) as { scripts: object };
    return script in scripts ? [] : [`${file}:${line} there is no command ${text}`];
  }
  const path = /^node (\S+)/.exec(text)?.[1] ?? text;
  return isThere(repository, file, path) ? [] : [`${file}:${line} ${path} is not there`];
}

/** Whether a text is no path at all, or one of something that is there. */
function isThere(repository: Repository, file: string, text: string): boolean {
  const path = text.replace(/\/$/, "");
  const isPath = /^[\w.@*-]+(\/[\w.@*-]+)*$/.test(path) && !/^\.\w+$/.test(path);
  if (!isPath || MADE_LATER.includes(path)) return true;
  const homes = ["", homeOf(file), join(homeOf(file), "src")];
  const first = path.split("/")[0]!;
  const isOurs =
    ENDING.test(path) ||
    (first !== path && homes.some((home) => exists(repository, join(home, first))));
  // A name is often cut where the text around it says in which folder it lies.
  return !isOurs || exists(repository, path) || exists(repository, `**/${path}`);
}

function commandFault(repository: Repository, file: string, { line, text }: Found): string[] {
  const proof = proofOf(text);
  if (!proof) return [`${file}:${line} nobody tries this command: ${text}`];
  if (proof.by !== "ci") return [];
  const isSo = repository.files.has(proof.file) && repository.read(proof.file).includes(proof.text);
  return isSo ? [] : [`${file}:${line} ${proof.file} does not run: ${text}`];
}

/** The commands of all pages that are to be run by `by`, each with its page's folder, in order. */
export function commandsToRun(repository: Repository, by: "test" | "gate") {
  return pagesOf(repository).flatMap((file) =>
    parsePage(repository.read(file))
      .commands.filter(({ text }) => proofOf(text)?.by === by)
      .map(({ text }) => ({ command: text, folder: homeOf(file) })),
  );
}

/** The commands of the table that stand in no page. */
export function unusedCommands(repository: Repository): string[] {
  const used = pagesOf(repository).flatMap((file) =>
    parsePage(repository.read(file)).commands.map(({ text }) => keyOf(text)),
  );
  return Object.keys(COMMANDS).filter((command) => !used.includes(command));
}

/** `*` stands for any text of one name, and `**` before a path for any folders. */
function exists(repository: Repository, path: string): boolean {
  const clean = normalize(path);
  if (clean === "." || repository.files.has(clean) || repository.folders.has(clean)) return true;
  if (!clean.includes("*")) return false;
  const [, anywhere, rest] = /^(\*\*\/)?(.*)$/.exec(clean)!;
  const parts = rest!.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`${anywhere ? "(^|/)" : "^"}${parts.join("[^/]*")}$`);
  return [...repository.files, ...repository.folders].some((one) => pattern.test(one));
}
