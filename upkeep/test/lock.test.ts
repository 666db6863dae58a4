import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  danglingIn,
  duplicatesIn,
  type Lock,
  parseLock,
  shippedIn,
  splitName,
} from "../src/lock.ts";
import { ROOT, theRepository, workspacesOf } from "../src/repository.ts";

const lock = parseLock(readFileSync(join(ROOT, "pnpm-lock.yaml"), "utf8"));

/** Brought along by tools in several versions, which only those can change. */
const OF_TOOLS = [
  ...["@babel/helper-module-imports", "@emnapi/core", "@emnapi/runtime", "@emnapi/wasi-threads"],
  ...["@jridgewell/trace-mapping", "@napi-rs/wasm-runtime", "ansi-regex", "ansi-styles"],
  ...["entities", "lru-cache", "parse5", "semver", "string-width", "undici", "ws", "zod"],
];

test("no package comes in two versions, but for what tools bring along", () => {
  expect([...duplicatesIn(lock).keys()].sort()).toEqual(OF_TOOLS.sort());
});

test("no package that is shipped comes in two versions", () => {
  const shipped = new Set([...shippedIn(lock)].map((id) => splitName(id).name));
  expect([...shipped]).toContain("solid-js");
  expect(OF_TOOLS.filter((name) => shipped.has(name))).toEqual([]);
});

test("all workspaces ask for the same version of a package, and for exactly one", () => {
  const repository = theRepository();
  const manifests = ["", ...workspacesOf(repository)].map((folder) => join(folder, "package.json"));
  const asked = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(repository.read(file)) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const versions = Map.groupBy(asked, ([name]) => name);
  const unlike = [...versions].filter(([, pairs]) => new Set(pairs.map(([, v]) => v)).size > 1);
  expect(unlike).toEqual([]);
  expect(
    asked.filter(([, version]) => !/^(\d+\.\d+\.\d+(-.+)?|workspace:\*)$/.test(version)),
  ).toEqual([]);
});

test("all that is asked for is there", () => {
  expect(danglingIn(lock)).toEqual([]);
});

test("what is asked for and is not there is found", () => {
  const importers = { deploy: { devDependencies: { tram: { version: "4.0.0" } } } };
  expect(danglingIn({ ...lock, importers })).toEqual(["tram@4.0.0"]);
});

test("a second version is found", () => {
  const twice: Lock = { ...lock, packages: { ...lock.packages, "hono@3.0.0": {} } };
  const [version] = Object.keys(lock.packages).filter((id) => id.startsWith("hono@"));
  expect(duplicatesIn(twice).get("hono")).toEqual(["3.0.0", splitName(version!).version]);
});
