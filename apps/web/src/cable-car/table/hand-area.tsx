import { type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Part } from "../../i18n/phrase.ts";
import { part } from "../../ui/later.tsx";
import type { Desk } from "./desk.ts";
import { Hand, Unseen } from "./hand.tsx";
import css from "./hand-area.module.css";
import { Rich } from "./rich.tsx";

const Effects = part(() => import("./effects.tsx"), "base");
const Followed = part(() => import("./followed.tsx"), "base");

/**
 * The own tiles and the stack, and beside them the line that is followed, or what the ghost does,
 * or else the children. Where the heading has no room for it, the hint stands here too.
 */
export function HandArea(props: {
  desk: Desk;
  hint: readonly Part[];
  id?: string;
  children?: JSX.Element;
}) {
  const { shell, play, followed, effects } = props.desk;
  const unseen = () => props.desk.show("unseen");
  // The first ghost tells what it does at once.
  void Effects.preload();
  return (
    <section
      class={css.hand}
      id={props.id}
      data-area="hand"
      data-many={play.turn.hand().length > 1 ? "" : undefined}
      aria-label={t().cableCar.hand}
    >
      <Show
        when={shell.seat !== null}
        fallback={
          <p class={css.watching}>
            {t().match.watching} <Unseen onTell={unseen} />
          </p>
        }
      >
        <Hand turn={play.turn} onUnseen={shell.lookBack && unseen} />
      </Show>
      <Show
        when={followed()}
        fallback={
          <Show when={play.turn.ghost()} fallback={props.children}>
            <Effects effects={effects()} telling={play.telling()} label={t().cableCar.effects} />
          </Show>
        }
      >
        {(line) => (
          <Followed line={line()} telling={play.telling()} position={play.turn.position()} />
        )}
      </Show>
      <p class={css.hint} aria-hidden="true">
        <Rich parts={props.hint} />
      </p>
    </section>
  );
}
