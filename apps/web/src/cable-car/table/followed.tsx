import type { Line } from "@endstation/engine";
import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Mark } from "../../ui/mark.tsx";
import { lineEnd, lineName, person, type Telling } from "../describe.ts";
import css from "./effects.module.css";
import { Rich } from "./rich.tsx";

/** A line that is followed, beside the hand: whose it is, where it goes on, how long it is. */
export default function Followed(props: { line: Line; telling: Telling }) {
  const owner = () => props.line.owner!;
  return (
    <ul class={css.effects}>
      <li>
        <Mark colour={props.telling.cars[owner()]!} size={26} />
        <span class={css.line}>
          <b>{lineName(props.telling, { owner: owner(), station: props.line.station })}</b>
          <span class={css.end}>
            <Show when={!props.telling.companies}>
              <Rich parts={[person(props.telling, owner())]} />,{" "}
            </Show>
            {lineEnd(t(), props.line.end)}
          </span>
        </span>
        <span class={css.figure}>{t().cableCar.tiles(props.line.passes.length)}</span>
      </li>
    </ul>
  );
}
