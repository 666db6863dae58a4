import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { call } from "./client.ts";

const vars = env as unknown as Record<string, string>;
const NAMES = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_MAIL"] as const;
afterEach(() => {
  for (const name of NAMES) vars[name] = "";
});

const asked = async () => {
  const response = await call("/operator");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  return await response.json();
};

test("nobody runs a server whose variables are empty or not all there", async () => {
  expect(await asked()).toEqual({ operator: null });
  vars.OPERATOR_NAME = "Ada Muster";
  vars.OPERATOR_MAIL = "ada@your.site";
  expect(await asked()).toEqual({ operator: null });
});

test("the operator is told as the variables say, an address line by line", async () => {
  vars.OPERATOR_NAME = "Ada Muster";
  vars.OPERATOR_ADDRESS = "Musterweg 1\\n12345 Musterstadt";
  vars.OPERATOR_MAIL = "ada@your.site";
  expect(await asked()).toEqual({
    operator: {
      name: "Ada Muster",
      address: "Musterweg 1\n12345 Musterstadt",
      mail: "ada@your.site",
    },
  });
});
