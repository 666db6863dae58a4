import { cellName, parseKind } from "@endstation/engine";
import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Tile } from "../board/tile.tsx";
import { describeTile } from "../describe.ts";
import { lying } from "../model/read.ts";
import css from "./hand.module.css";
import type { Turn } from "./turn.ts";

/** The tiles of one's own hand, or the drawn one, and the stack beside them. */
export function Hand(props: {
  turn: Turn;
  /** Tells what is not seen yet; absent where there is no stack to draw from. */
  onUnseen?: (() => void) | undefined;
}) {
  const words = () => t().cableCar;
  const drawn = () => props.turn.mine() && props.turn.position().pending;
  const chosen = (piece: number) =>
    (props.turn.mine() || props.turn.tries()) && props.turn.chosen() === piece;
  /** With more than one, where each is repeats itself. */
  const many = () => props.turn.pieces().length > 1;
  const left = () => props.turn.position().stackSize;
  const look = (code: string, piece: number) =>
    lying(parseKind(code)!, chosen(piece) ? props.turn.turnedBy() : 0);
  const where = (piece: number) => {
    const ghost = props.turn.ghost();
    if (ghost && chosen(piece)) return words().onCell(cellName(ghost.cell));
    if (chosen(piece) && props.turn.tries()) return words().tries;
    if (props.turn.mayTry()) return words().mayTry;
    return drawn() ? words().must : words().inHand;
  };
  return (
    <div class={css.hand} data-many={many() ? "" : undefined}>
      <For each={props.turn.pieces()}>
        {(code, i) => (
          <button
            type="button"
            class={css.pick}
            data-hand={i() === 0 ? "" : undefined}
            aria-pressed={chosen(i())}
            disabled={!props.turn.mine() && !props.turn.mayTry()}
            data-try={props.turn.tries() ? "" : undefined}
            onClick={() => props.turn.choose(i())}
          >
            <Tile code={look(code, i())} />
            <span class={css.caption} data-caption="">
              <b>{drawn() ? words().drawnTile : words().yourTile}</b>
              <span class={many() && where(i()) === words().inHand ? "sr" : undefined}>
                {where(i())}
              </span>
            </span>
            <span class="sr">: {describeTile(t(), look(code, i()))}</span>
          </button>
        )}
      </For>
      <Show when={props.turn.pieces().length > 0 && props.turn.mayDraw()}>
        <span class={css.or}>{words().or}</span>
      </Show>
      <span class={css.pile}>
        <button
          type="button"
          class={css.draw}
          data-hand={props.turn.pieces().length === 0 ? "" : undefined}
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
            {left() > 0 ? words().stackLeft(left()) : words().stackEmpty}
          </span>
        </button>
        <Show when={props.onUnseen}>{(tell) => <Unseen onTell={tell()} />}</Show>
      </span>
    </div>
  );
}

/** The way to what is not seen yet. */
export const Unseen = (props: { onTell: () => void }) => (
  <button
    type="button"
    class={css.unseen}
    data-unseen=""
    aria-haspopup="dialog"
    onClick={() => props.onTell()}
  >
    {t().play.unseen}
  </button>
);
