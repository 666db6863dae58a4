/**
 * 8 hex digits of a list of moves (32-bit FNV-1a over their UTF-16 units): tells games apart that
 * went differently, without keeping them. Nobody gains by finding two that are alike.
 */
export function digestOf(moves: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const unit of moves.join(" ")) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
