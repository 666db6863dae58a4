import type { View } from "@endstation/engine";

/** Whether the second view holds a piece that the first did not: something hidden was shown. */
export function shows(before: View, after: View): boolean {
  if (JSON.stringify(before.deal) !== JSON.stringify(after.deal)) return true;
  const known = [...before.hand, before.drawn];
  return [...after.hand, after.drawn].some((piece) => {
    if (piece === null) return false;
    const at = known.indexOf(piece);
    if (at < 0) return true;
    known.splice(at, 1);
    return false;
  });
}
