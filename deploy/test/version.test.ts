import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { versionOfCheckout } from "../src/version.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a version that is given stands for what git would say", () => {
  vi.stubEnv("ENDSTATION_VERSION", "v7-of-a-container");
  expect(versionOfCheckout()).toBe("v7-of-a-container");
  vi.stubEnv("ENDSTATION_VERSION", "");
  expect(versionOfCheckout()).not.toBe("");
});

test("the container file, which has no git, gives one", () => {
  const file = fileURLToPath(new URL("../Containerfile", import.meta.url));
  const served = readFileSync(file, "utf8")
    .split(/^FROM /m)
    .at(-1)!;
  expect(served).toMatch(/^ARG VERSION=unknown\nENV ENDSTATION_VERSION=\$VERSION$/m);
});
