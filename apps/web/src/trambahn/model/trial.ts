import { type TrambahnPosition, trambahn } from "@endstation/engine";

/** What became of moves that were tried out: the position after them, or the code of the fault. */
export type Trial =
  | { readonly ok: true; readonly after: TrambahnPosition }
  | { readonly ok: false; readonly fault: string };

/** Plays moves on a copy. */
export function tryOut(position: TrambahnPosition, moves: readonly string[]): Trial {
  const after = position.copy();
  for (const move of moves) {
    const played = trambahn.play(after, move);
    if (!played.ok) return { ok: false, fault: played.error.code };
  }
  return { ok: true, after };
}
