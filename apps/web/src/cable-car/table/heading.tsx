import type { Line } from "@endstation/engine";
import { t } from "../../i18n/language.ts";
import { fill, type Part } from "../../i18n/phrase.ts";
import { lineName, person, type Telling } from "../describe.ts";
import css from "./heading.module.css";
import { PlayerMark } from "./player-mark.tsx";
import { Rich } from "./rich.tsx";
import { ghostCell, type Turn } from "./turn.ts";

/** Whose turn it is, in the words of the one who reads. */
export function turnParts(turn: Turn, telling: Telling): Part[] {
  if (turn.position().over) return [t().match.over];
  if (turn.mine()) return [t().match.yourTurn];
  return fill(t().match.turnOf, { who: person(telling, turn.position().seat) });
}

/** Whose turn it is, large, and what there is to do. */
export function Heading(props: {
  turn: Turn;
  telling: Telling;
  followed: Line | undefined;
  /** What a game has to say that is more urgent. */
  news?: string | undefined;
}) {
  const hint = (): Part[] => {
    const { hint } = t().cableCar;
    const { turn, telling, followed } = props;
    if (followed) {
      return [hint.followed(lineName(telling, { ...followed, owner: followed.owner! }))];
    }
    if (props.news) return [props.news];
    if (turn.ghost()) return [hint.ghost(ghostCell(turn))];
    if (turn.mine()) {
      if (turn.chosen() === "stack") return [hint.draw];
      return [turn.position().pending ? hint.drawn : hint.pick];
    }
    if (turn.position().pending) {
      return fill(hint.drew, { who: person(telling, turn.position().seat) });
    }
    return [hint.wait];
  };
  return (
    <section class={css.turn} data-area="turn">
      <h1>
        <PlayerMark telling={props.telling} seat={props.turn.position().seat} size={36} />
        <span class={css.words}>
          <Rich parts={turnParts(props.turn, props.telling)} />
        </span>
      </h1>
      <p>
        <Rich parts={hint()} />
      </p>
    </section>
  );
}
