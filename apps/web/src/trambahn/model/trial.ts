import { judgeTrambahn, type TrambahnPosition } from "@endstation/engine";

/** What became of moves that were tried out: the position after them, or the code of the fault. */
export type Trial =
  | { readonly ok: true; readonly after: TrambahnPosition }
  | { readonly ok: false; readonly fault: string };

/** Plays moves on a copy. */
export function tryOut(position: TrambahnPosition, moves: readonly string[]): Trial {
  const after = position.copy();
  for (const move of moves) {
    const judged = judgeTrambahn(after, move);
    if (!judged.ok) return { ok: false, fault: judged.error.code };
    after.play(judged.value);
  }
  return { ok: true, after };
}
