import type { Reserved } from "./event.ts";
import type { Device } from "./match.ts";

/**
 * The devices with which a person sits down in the place that was kept: the one that joins is the
 * first, the others come along with their words. `null` where the token is none of theirs.
 */
export function devicesOf(
  reserved: Reserved | undefined,
  tokenDigest: string,
): readonly Device[] | null {
  if (!reserved?.devices.some((one) => one.tokenDigest === tokenDigest)) return null;
  const others = reserved.devices.filter((one) => one.tokenDigest !== tokenDigest);
  return [
    { device: 1, word: "", tokenDigest },
    ...others.map((one, i) => ({ ...one, device: i + 2 })),
  ];
}
