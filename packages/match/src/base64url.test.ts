import fc from "fast-check";
import { expect, test } from "vitest";
import { makeBase64url, parseBase64url } from "./base64url.ts";

test("what was made is read again", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(parseBase64url(makeBase64url(bytes))).toEqual(bytes);
    }),
  );
});

test.each(["A", "AB=", "A+", "A B", "AB\n", "AF"])("%j is no such text", (text) => {
  expect(parseBase64url(text)).toBeNull();
});
