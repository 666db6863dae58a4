import { t } from "../../i18n/language.ts";
import { fill, type Part } from "../../i18n/phrase.ts";
import { person, type Telling } from "../describe.ts";
import css from "./heading.module.css";
import { PlayerMark } from "./player-mark.tsx";
import { Rich } from "./rich.tsx";
import type { Turn } from "./turn.ts";

/** Whose turn it is, in the words of the one who reads. */
export function turnParts(turn: Turn, telling: Telling): Part[] {
  if (turn.position().over) return [t().match.over];
  if (turn.mine()) return [t().match.yourTurn];
  if (turn.isPast) {
    const { wasYours, wasOf } = t().match;
    if (turn.position().seat === telling.me) return [wasYours];
    return fill(wasOf, { who: person(telling, turn.position().seat) });
  }
  return fill(t().match.turnOf, { who: person(telling, turn.position().seat) });
}

/** Whose turn it is, large, and what there is to do. */
export function Heading(props: {
  turn: Turn;
  telling: Telling;
  /** What there is to do. */
  hint: readonly Part[];
}) {
  return (
    <section class={css.turn} data-area="turn">
      <h1 class={props.turn.isPast ? css.past : undefined}>
        <PlayerMark telling={props.telling} seat={props.turn.position().seat} size={36} />
        <span class={css.words}>
          <Rich parts={turnParts(props.turn, props.telling)} />
        </span>
      </h1>
      <p>
        <Rich parts={props.hint} />
      </p>
    </section>
  );
}
