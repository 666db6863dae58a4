import { LINE_COLOURS, type LineColour, RIDE_SIZE, terminiOf } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { describeTerminus, missing } from "../describe.ts";
import type { Breadth } from "../draw/density.ts";
import { Terminus, type TerminusSize } from "../draw/terminus.tsx";
import { picture } from "../model/picture.ts";
import type { Place } from "../model/place.ts";
import type { Scoring } from "../model/story.ts";
import { createRoving } from "./roving.ts";
import css from "./termini.module.css";
import type { Turn } from "./turn.ts";

const SIZES: Readonly<Record<Breadth, TerminusSize>> = {
  wide: { place: 36, gap: 4, bullet: 17 },
  medium: { place: 24, gap: 3, bullet: 15 },
  small: { place: 13, gap: 1, bullet: 9 },
};

/** The four termini with who waits there, and with who has been chosen to. */
export function Termini(props: {
  turn: Turn;
  breadth: Breadth;
  scoring: Scoring | null;
  /** What the log points at. */
  marked?: Place | null;
}) {
  const words = () => t().trambahn;
  const roving = createRoving();
  const now = createMemo(() => terminiOf(props.turn.position()));
  const coming = (colour: LineColour) => {
    const { turn } = props;
    if (turn.phase() !== "pass" || !turn.mine()) return [];
    const homes = [...turn.homes()];
    return turn
      .chosen()
      .map(picture)
      .filter((card) => (card.colour ?? homes.shift()) === colour);
  };
  /** While a ride is shown its four passengers still stand there. */
  const waiting = (index: number) => {
    const { scoring } = props;
    const { colour, cards } = now()[index]!;
    if (scoring?.kind === "ride" && scoring.colour === colour) return scoring.boarded;
    return [...cards.map(picture), ...coming(colour)];
  };
  const asks = () =>
    props.turn.mine() && props.turn.phase() === "pass" && props.turn.chosen().includes("c");
  return (
    <section class={css.area} aria-label={words().termini.title}>
      <h2 class={css.head}>{words().termini.title}</h2>
      <ul
        class={css.termini}
        data-termini=""
        onFocusIn={roving.onFocusIn}
        onKeyDown={roving.onKeyDown}
      >
        <For each={LINE_COLOURS}>
          {(colour, index) => (
            <li
              class={css.terminus}
              data-soon={waiting(index()).length === RIDE_SIZE - 1 ? "" : undefined}
              data-marked={
                props.marked?.kind === "terminus" && props.marked.colour === colour ? "" : undefined
              }
              data-asks={asks() ? "" : undefined}
            >
              <Terminus
                colour={colour}
                waiting={waiting(index()).slice(0, RIDE_SIZE)}
                coming={coming(colour).length}
                size={SIZES[props.breadth]}
              />
              <p class={css.missing} aria-hidden="true">
                {missing(t(), waiting(index()).length)}
              </p>
              <p class="sr">{describeTerminus(t(), colour, waiting(index()))}</p>
              <Show when={asks()}>
                <button
                  type="button"
                  class={css.aim}
                  tabindex={roving.tabIndex(index(), LINE_COLOURS.length)}
                  aria-label={`${describeTerminus(t(), colour, waiting(index()))}; ${words().termini.sends}`}
                  aria-pressed={props.turn.homes().includes(colour)}
                  onClick={() => props.turn.aim(colour)}
                />
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
