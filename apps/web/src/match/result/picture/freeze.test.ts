// @vitest-environment jsdom

import { expect, test, vi } from "vitest";
import { freeze } from "./freeze.ts";

const drawing = () => document.createElementNS("http://www.w3.org/2000/svg", "svg");
const SIZE = { width: 10, height: 10 };

test("a font that did not come is asked for again, and then no more", async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => new Response("font"));
  vi.stubGlobal("fetch", fetched);
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetched.mockResolvedValueOnce(new Response("not here", { status: 404 }));
  await expect(freeze(drawing(), SIZE)).rejects.toThrow();
  await expect(freeze(drawing(), SIZE)).rejects.toThrow();
  expect(await freeze(drawing(), SIZE)).toContain(`base64,${btoa("font")}`);
  expect(await freeze(drawing(), SIZE)).toContain(`base64,${btoa("font")}`);
  expect(fetched).toHaveBeenCalledTimes(3);
});
