import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  dropOldShells,
  fillShell,
  isPagePath,
  keptFile,
  keptPage,
  nextPage,
  type Shell,
  wholeShells,
} from "./shell.ts";

/** As much of the browser's caches as a shell needs, in the order in which they were made. */
class FakeCaches {
  readonly #all = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const files = this.#all.get(name) ?? new Map<string, Response>();
    this.#all.set(name, files);
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, response: Response) => void files.set(path, response),
    };
  }
  async match(path: string, { cacheName }: { cacheName?: string } = {}) {
    const caches = cacheName === undefined ? [...this.#all.values()] : [this.#all.get(cacheName)];
    return caches
      .find((files) => files?.has(path))
      ?.get(path)
      ?.clone();
  }
  async keys() {
    return [...this.#all.keys()];
  }
  async delete(name: string) {
    return this.#all.delete(name);
  }
}

/** The server's files by path; what was asked of it stands in `asked`. */
let files: Record<string, string>;
let asked: string[];

beforeEach(() => {
  asked = [];
  files = {};
  vi.stubGlobal("caches", new FakeCaches());
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return files[path] === undefined
      ? new Response("gone", { status: 404 })
      : new Response(files[path]);
  });
});

const build = (version: string, ...hashed: readonly string[]): Shell => {
  Object.assign(files, { "/": version, "/icon.svg": version });
  for (const path of hashed) files[path] = path;
  return { version, hashed, plain: { "/": `of-${version}`, "/icon.svg": `of-${version}` } };
};
const nameOf = (version: string) => `endstation-shell-${version}`;

describe("a shell", () => {
  test("is whole when all its files are kept", async () => {
    const shell = build("one", "/assets/a-1.js", "/assets/b-1.js");
    await fillShell(shell);
    expect(asked.toSorted()).toEqual(["/", "/assets/a-1.js", "/assets/b-1.js", "/icon.svg"]);
    expect(asked.at(-1)).toBe("/");
    expect(await wholeShells()).toEqual([nameOf("one")]);
    expect(await (await keptPage(shell))?.text()).toBe("one");
    await fillShell(shell);
    expect(asked).toHaveLength(4);
  });

  test("with a file missing is none, and goes on where it was when it is tried again", async () => {
    const shell = build("one", "/assets/a-1.js", "/assets/b-1.js");
    delete files["/assets/b-1.js"];
    await expect(fillShell(shell)).rejects.toThrow("/assets/b-1.js is missing (404).");
    expect(await wholeShells()).toEqual([]);
    files["/assets/b-1.js"] = "b";
    asked = [];
    await fillShell(shell);
    expect(asked).toEqual(["/assets/b-1.js", "/"]);
  });

  test("takes from the one before what has the same name, and no more", async () => {
    await fillShell(build("one", "/assets/a-1.js", "/assets/b-1.js"));
    asked = [];
    const shell = build("two", "/assets/a-1.js", "/assets/b-2.js");
    await fillShell(shell);
    expect(asked.toSorted()).toEqual(["/", "/assets/b-2.js", "/icon.svg"]);
    expect(await (await keptFile(shell, "/icon.svg"))?.text()).toBe("two");
  });
});

test("an old build still finds its files and the page of the next one, a third one drops it", async () => {
  const [one, two, three] = [
    build("one", "/assets/b-1.js"),
    build("two", "/assets/b-2.js"),
    build("three", "/assets/b-3.js"),
  ];
  await fillShell(one);
  await fillShell(two);
  await dropOldShells(two);
  expect(await wholeShells()).toEqual([nameOf("one"), nameOf("two")]);
  expect(await nextPage(one)).toBeDefined();
  expect(await keptFile(two, "/assets/b-1.js")).toBeDefined();
  await fillShell(three);
  await dropOldShells(three);
  expect(await wholeShells()).toEqual([nameOf("two"), nameOf("three")]);
  // Back to a build that is still kept: the other one is the one before.
  await fillShell(two);
  await dropOldShells(two);
  expect(await wholeShells()).toEqual([nameOf("two"), nameOf("three")]);
});

test.each([
  ["/", true],
  ["/g/AQQABw4VHCMqMTg_Rk1UW2JpLLL83rLL", true],
  ["/rules/cable-car", true],
  ["/api/matches", false],
  ["/assets/index-1.js", false],
  ["/icon.svg", false],
])("%s is a page's address: %s", (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage);
});
