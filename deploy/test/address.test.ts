import { expect, test } from "vitest";
import { addressOf, nearAddress } from "../src/self-host/address.ts";

test.each([
  ["127.0.0.1", "127.0.0.1:8787", "127.0.0.1:8787"],
  ["0.0.0.0", "0.0.0.0:8787", "127.0.0.1:8787"],
  ["::", "[::]:8787", "[::1]:8787"],
  ["fd00::7", "[fd00::7]:8787", "[fd00::7]:8787"],
  ["localhost", "localhost:8787", "localhost:8787"],
])("a server that listens at %s is at %s, and from here at %s", (host, at, near) => {
  expect(addressOf(host, 8787)).toBe(at);
  expect(nearAddress(host, 8787)).toBe(near);
  for (const address of [at, near]) expect(URL.canParse(`http://${address}`)).toBe(true);
});
