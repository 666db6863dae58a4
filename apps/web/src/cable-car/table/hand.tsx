import { cellName, parseKind } from "@endstation/engine";
import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Tile } from "../board/tile.tsx";
import { describeTile } from "../describe.ts";
import { lying } from "../model/read.ts";
import css from "./hand.module.css";
import type { Turn } from "./turn.ts";

const words = () => t().cableCar;

/**
 * The own hand, and the stack beside it. A drawn tile lies on the stack until it is laid; the hand
 * stays in its place meanwhile, where it can be seen and not be chosen.
 */
export function Hand(props: {
  turn: Turn;
  /** Tells what is not seen yet; absent where there is no stack to draw from. */
  onUnseen?: (() => void) | undefined;
}) {
  const hand = () => props.turn.hand();
  const drawn = () => props.turn.drawn();
  const left = () => props.turn.position().stackSize;
  return (
    <div class={css.hand} data-many={hand().length > 1 ? "" : undefined}>
      <For each={hand()}>
        {(code, i) => <Pick code={code} piece={drawn() === null ? i() : null} turn={props.turn} />}
      </For>
      <Show when={hand().length > 0 && (props.turn.mayDraw() || drawn() !== null)}>
        <span class={css.or} aria-hidden={drawn() === null ? undefined : "true"}>
          {words().or}
        </span>
      </Show>
      <span class={css.pile}>
        <Show
          when={drawn()}
          fallback={
            <button
              type="button"
              class={css.draw}
              data-hand={hand().length === 0 ? "" : undefined}
              aria-pressed={props.turn.mine() && props.turn.chosen() === "stack"}
              disabled={!props.turn.mayDraw()}
              onClick={() => props.turn.choose("stack")}
            >
              <span class={left() > 0 ? css.stack : css.empty}>
                <span class={css.count} aria-hidden="true">
                  {left()}
                </span>
              </span>
              <span class={css.caption} data-caption="">
                <b>{props.turn.mayDraw() ? words().stack : ""}</b>
                {words().stackLeft(left())}
              </span>
            </button>
          }
        >
          {(code) => <Pick code={code()} piece={0} turn={props.turn} left={left()} />}
        </Show>
        <Show when={props.onUnseen}>{(tell) => <Unseen onTell={tell()} />}</Show>
      </span>
    </div>
  );
}

/**
 * A tile; `piece`: as which it is chosen, `null` while the hand is kept for the drawn one. `left`:
 * how many the stack has under this one, which was drawn from it.
 */
function Pick(props: { code: string; piece: number | null; turn: Turn; left?: number }) {
  const kept = () => props.piece === null;
  const isDrawn = () => !kept() && props.turn.drawn() !== null;
  const chosen = () =>
    (props.turn.mine() || props.turn.tries()) && props.turn.chosen() === props.piece;
  const look = () => lying(parseKind(props.code)!, chosen() ? props.turn.turnedBy() : 0);
  const where = () => {
    const ghost = props.turn.ghost();
    if (ghost && chosen()) return words().onCell(cellName(ghost.cell));
    if (chosen() && props.turn.tries()) return words().tries;
    if (props.turn.mayTry()) return words().mayTry;
    return isDrawn() ? words().must : words().inHand;
  };
  /** With more than one in hand, where each is repeats itself. */
  const repeats = () => props.turn.hand().length > 1 && where() === words().inHand;
  return (
    <button
      type="button"
      class={css.pick}
      data-hand={props.piece === 0 ? "" : undefined}
      data-kept={kept() ? "" : undefined}
      data-on-stack={props.left ? "" : undefined}
      aria-pressed={chosen()}
      disabled={kept() || (!props.turn.mine() && !props.turn.mayTry())}
      data-try={props.turn.tries() ? "" : undefined}
      onClick={() => props.piece !== null && props.turn.choose(props.piece)}
    >
      <Tile code={look()} />
      <span class={css.caption} data-caption="">
        <b>{isDrawn() ? words().drawnTile : words().yourTile}</b>
        <span class={repeats() ? "sr" : undefined}>{where()}</span>
        <span class={css.left}>
          {props.left !== undefined && `, ${words().stackLeft(props.left)}`}
        </span>
      </span>
      <span class="sr">: {describeTile(t(), look())}</span>
    </button>
  );
}

/** The way to what is not seen yet. */
export const Unseen = (props: { onTell: () => void }) => (
  <button
    type="button"
    class={css.unseen}
    data-unseen=""
    aria-haspopup="dialog"
    onClick={props.onTell}
  >
    {t().play.unseen}
  </button>
);
