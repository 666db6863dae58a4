import { type Seat, trambahnHandOf } from "@endstation/engine";
import { EMPTY_TABLE } from "@endstation/match";
import { createMemo, For } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import type { SceneProps } from "../../replay/game-replay.ts";
import { cardName } from "../describe.ts";
import { Card } from "../draw/card.tsx";
import { picture } from "../model/picture.ts";
import { createBreadth } from "../table/breadth.ts";
import { Offer } from "../table/offer.tsx";
import { Side } from "../table/side.tsx";
import { Termini } from "../table/termini.tsx";
import { createTurn } from "../table/turn.ts";
import { recordedPosition } from "./open.ts";
import css from "./scene.module.css";

/** Nobody plays on in a recorded game. */
const nothingDone = async () => null;

/** A recorded game of Trambahn at one position, with both hands open. */
export function Scene(props: SceneProps) {
  const breadth = createBreadth();
  const position = createMemo(() => recordedPosition(props.record, props.ply));
  const turn = createTurn(
    { table: EMPTY_TABLE, seat: null, play: nothingDone, undo: nothingDone },
    position,
  );
  const telling = (): Telling => ({ words: t(), people: props.people, me: null });
  return (
    <div class={css.scene}>
      <For each={[1, 0]}>
        {(seat) => (
          <div class={seat === 1 ? css.upper : css.lower}>
            <Side
              seat={seat}
              owner="other"
              turn={turn}
              telling={telling()}
              breadth={breadth()}
              scoring={null}
              AtSeat={() => null}
            />
            <OpenHand position={position()} seat={seat} />
          </div>
        )}
      </For>
      <Termini turn={turn} breadth={breadth() === "wide" ? "medium" : breadth()} scoring={null} />
      <Offer turn={turn} seat={position().seat} own={false} breadth="small" />
    </div>
  );
}

/** A hand as everybody sees it after the end. */
function OpenHand(props: { position: ReturnType<typeof recordedPosition>; seat: Seat }) {
  return (
    <ul class={css.hand} aria-label={t().trambahn.side.hand(props.position.hands.size(props.seat))}>
      <For each={trambahnHandOf(props.position, props.seat).map(picture)}>
        {(card) => (
          <li>
            <Card card={card} width={40} height={50} any={t().trambahn.any} picked={false} />
            <span class="sr">{cardName(t(), card)}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
