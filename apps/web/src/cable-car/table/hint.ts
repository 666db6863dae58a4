import type { Line } from "@endstation/engine";
import { t } from "../../i18n/language.ts";
import { fill, type Part } from "../../i18n/phrase.ts";
import { lineName, person, type Telling } from "../describe.ts";
import { ghostCell, type Turn } from "./turn.ts";

/** What there is to do, or to look at, as one sentence; empty where there is nothing. */
export function hintParts(scene: {
  turn: Turn;
  telling: Telling;
  followed: Line | undefined;
  /** What a game has to say that is more urgent. */
  news: string | undefined;
}): Part[] {
  const { hint } = t().cableCar;
  const { turn, telling, followed, news } = scene;
  if (followed) {
    return [hint.followed(lineName(telling, { ...followed, owner: followed.owner! }))];
  }
  if (news) return [news];
  if (turn.tries()) return [turn.ghost() ? hint.tried(ghostCell(turn)) : hint.try];
  if (turn.ghost()) return [hint.ghost(ghostCell(turn))];
  if (turn.mine()) {
    if (turn.chosen() === "stack") return [hint.draw];
    return [turn.position().pending ? hint.drawn : hint.pick];
  }
  if (turn.position().pending) {
    return fill(hint.drew, { who: person(telling, turn.position().seat) });
  }
  return turn.board().lines.some(({ passes }) => passes.length > 0) ? [hint.wait] : [];
}
