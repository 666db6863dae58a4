import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bundleFile } from "./builds.ts";

/** The shipped bundle as a deployment uploads it, compressed, in bytes. */
export const bundleGzipBytes = (): number => gzippedBytes(readFileSync(bundleFile("shipped")));

/** How many bytes these are when compressed. */
export const gzippedBytes = (bytes: Uint8Array): number => gzipSync(bytes).length;
