import { createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { parseBase64url } from "./base64url.ts";
import { CODE_BYTES } from "./secret-bytes.ts";
import { TRANSFER_BYTES, transferCode } from "./transfer.ts";

const secret = Buffer.from(new Uint8Array(TRANSFER_BYTES).fill(7)).toString("base64url");

test("a code is the first bytes of the HMAC of match and seat by the secret", () => {
  const mac = createHmac("sha256", Buffer.from(secret, "base64url")).update("AQMfoo/2").digest();
  expect(transferCode(secret, { id: "AQMfoo", index: 2 })).toBe(
    mac.subarray(0, CODE_BYTES).toString("base64url"),
  );
});

test("each match, each seat and each secret has a code of its own, of the right length", () => {
  const secrets = [secret, randomBytes(TRANSFER_BYTES).toString("base64url")];
  const codes = secrets.flatMap((one) =>
    ["a", "b"].flatMap((id) => [0, 1].map((index) => transferCode(one, { id, index })!)),
  );
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) expect(parseBase64url(code)).toHaveLength(CODE_BYTES);
});

test("a cut or foreign secret gives no code", () => {
  for (const text of ["", "abc", `${secret}A`, secret.slice(1), `${secret.slice(1)}!`]) {
    expect(transferCode(text, { id: "a", index: 0 })).toBeNull();
  }
});
