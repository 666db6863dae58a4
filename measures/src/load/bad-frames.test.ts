import { expect, test } from "vitest";
import { badFrames } from "./bad-frames.ts";

const bytesOf = (raw: string | Uint8Array) =>
  typeof raw === "string" ? Buffer.byteLength(raw) : raw.length;

test("frames are of every size from 0 B to nearly 1 MiB, and too large above 4 KiB only", () => {
  const frames = badFrames(1);
  const sizes: number[] = [];
  for (let i = 0; i < 400; i++) {
    const { raw, tooLarge } = frames.next().value;
    sizes.push(bytesOf(raw));
    expect(tooLarge).toBe(bytesOf(raw) > 4096);
  }
  expect(Math.min(...sizes)).toBe(0);
  expect(Math.max(...sizes)).toBeGreaterThan(1 << 19);
});

test("the same seed gives the same frames, another one others", () => {
  const first = (seed: number) => {
    const frames = badFrames(seed);
    return Array.from({ length: 5 }, () => frames.next().value.raw.toString());
  };
  expect(first(3)).toEqual(first(3));
  expect(first(3)).not.toEqual(first(4));
});
