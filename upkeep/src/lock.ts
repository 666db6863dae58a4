import { parseAllDocuments } from "yaml";

interface Snapshot {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** Set for what may be missing on a machine, as builds for another kind of machine are. */
  readonly optional?: true;
}

/** What is read of `pnpm-lock.yaml`. Packages are called `name@version`. */
export interface Lock {
  readonly importers: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Readonly<Record<string, { version: string }>>;
        readonly devDependencies?: Readonly<Record<string, { version: string }>>;
      }
    >
  >;
  readonly packages: Readonly<Record<string, unknown>>;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

/** Reads the lock file; its documents before the last are pnpm's own. */
export function parseLock(text: string): Lock {
  return parseAllDocuments(text).at(-1)!.toJS() as Lock;
}

/** What a package is called apart from its version, and that. */
export function splitName(id: string): { name: string; version: string } {
  const at = id.lastIndexOf("@");
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}

/** The packages that come in more than one version, with their versions. */
export function duplicatesIn({ packages }: Lock): Map<string, string[]> {
  const versions = Map.groupBy(Object.keys(packages), (id) => splitName(id).name);
  return new Map(
    [...versions]
      .filter(([, ids]) => ids.length > 1)
      .map(([name, ids]) => [name, ids.map((id) => splitName(id).version).sort()]),
  );
}

/**
 * The packages that go into the client or the Worker: `dependencies` of our workspaces, and
 * theirs. What only builds or tests stands under `devDependencies` and is not among them.
 */
export function shippedIn({ importers, snapshots }: Lock): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, version: string): void => {
    if (version.startsWith("link:")) return;
    const id = `${name}@${version}`;
    if (found.has(id)) return;
    found.add(id);
    for (const pair of Object.entries(snapshots[id]?.dependencies ?? {})) visit(...pair);
  };
  for (const [workspace, { dependencies = {} }] of Object.entries(importers)) {
    if (!/^(apps|packages)\//.test(workspace)) continue;
    for (const [name, { version }] of Object.entries(dependencies)) visit(name, version);
  }
  return new Set([...found].map(withoutPeers));
}

/**
 * What the file asks for and does not have: an install leaves it out without a word. That comes of
 * two branches whose changes were merged line by line.
 */
export function danglingIn({ importers, snapshots }: Lock): string[] {
  const ofOurs = Object.values(importers).flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).map(([name, { version }]) => ({
      name,
      version,
    })),
  );
  const ofTheirs = Object.values(snapshots).flatMap(({ dependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...optionalDependencies }).map(([name, version]) => ({
      name,
      version,
    })),
  );
  return (
    [...ofOurs, ...ofTheirs]
      .filter(({ version }) => !version.startsWith("link:"))
      // Under another name the version is a package of its own.
      .map(({ name, version }) => (version in snapshots ? version : `${name}@${version}`))
      .filter((id) => !(id in snapshots))
  );
}

/** The packages that may be missing on a machine. */
export const optionalIn = ({ snapshots }: Lock): Set<string> =>
  new Set(
    Object.entries(snapshots)
      .filter(([, { optional }]) => optional)
      .map(([id]) => withoutPeers(id)),
  );

/** A version may be followed by the peers with which it was resolved, in brackets. */
const withoutPeers = (id: string): string => id.replace(/\(.*$/, "");
