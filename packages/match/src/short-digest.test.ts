import { expect, test } from "vitest";
import { pushName, shortDigest } from "./short-digest.ts";

// Browsers keep the names of their subscriptions, and compare them with what later builds say.
test("a subscription keeps its name, the first 96 bits of SHA-256", async () => {
  expect(await shortDigest("abc", 43)).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
  expect(await pushName("abc")).toBe("ungWv48Bz-pBQUDe");
});
