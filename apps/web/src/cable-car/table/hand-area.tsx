import { type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Desk } from "./desk.ts";
import { Effects } from "./effects.tsx";
import { Followed } from "./followed.tsx";
import { Hand } from "./hand.tsx";
import css from "./table.module.css";

/**
 * The own tiles and the stack, and beside them the line that is followed, or what the ghost does,
 * or else the children.
 */
export function HandArea(props: { desk: Desk; id?: string; children?: JSX.Element }) {
  const { shell, play, followed, effects } = props.desk;
  return (
    <section
      class={css.hand}
      id={props.id}
      data-area="hand"
      data-many={play.turn.pieces().length > 1 ? "" : undefined}
      aria-label={t().cableCar.hand}
    >
      <Show when={shell.seat !== null}>
        <Hand turn={play.turn} />
      </Show>
      <Show
        when={followed()}
        fallback={
          <Show when={play.turn.ghost()} fallback={props.children}>
            <Effects effects={effects()} telling={play.telling()} label={t().cableCar.effects} />
          </Show>
        }
      >
        {(line) => <Followed line={line()} telling={play.telling()} />}
      </Show>
    </section>
  );
}
