import { type Repository, workspacesOf } from "./repository.ts";

/** The page that names every folder. */
export const MAP = "docs/architecture.md";

/**
 * The folders that the map leaves out: those at the top, and of each workspace the first level of
 * its sources, which its row has to name.
 */
export function unnamedFolders(repository: Repository): string[] {
  const rows = repository.read(MAP).match(/^\|.*\|$/gm) ?? [];
  const rowOf = (folder: string) => rows.find((row) => namesIn(row.split("|")[1]!).has(folder));
  const workspaces = workspacesOf(repository);
  const tops = [...repository.folders]
    .filter((folder) => !folder.includes("/"))
    .filter((folder) => !workspaces.some((workspace) => workspace.startsWith(`${folder}/`)));
  const withoutRow = [...new Set([...tops, ...workspaces])].filter((folder) => !rowOf(folder));
  const inSources = workspaces.flatMap((workspace) => {
    const names = namesIn(rowOf(workspace) ?? "");
    const sources = `${workspace}/src/`;
    return [...repository.folders]
      .filter((folder) => folder.startsWith(sources))
      .filter((folder) => !folder.slice(sources.length).includes("/"))
      .filter((folder) => !names.has(folder.slice(sources.length)));
  });
  return [...withoutRow, ...inSources].sort();
}

const namesIn = (text: string) =>
  new Set([...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
