import { cableCar } from "@endstation/engine";
import { createMemo } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { SceneProps } from "../../replay/game-replay.ts";
import type { Telling } from "../describe.ts";
import { OpenHands } from "./hands.tsx";
import { RecordedMap } from "./map.tsx";
import { recordedPosition } from "./open.ts";
import css from "./scene.module.css";

/** A recorded game of Cable Car at one position. */
export function Scene(props: SceneProps) {
  const position = createMemo(() => recordedPosition(props.record, props.ply));
  const telling = (): Telling => ({
    words: t(),
    people: props.people,
    cars: props.people.map(({ colour }) => colour),
    companies: false,
    me: null,
  });
  return (
    <div class={css.scene}>
      <RecordedMap scene={props} position={position()} telling={telling()} />
      <OpenHands
        position={position()}
        telling={telling()}
        scores={cableCar.outcome(position()).scores}
      />
    </div>
  );
}
