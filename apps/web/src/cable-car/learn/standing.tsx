import { cableCar, type Position } from "@endstation/engine";
import { For } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Mark } from "../../ui/mark.tsx";
import { person, type Telling } from "../describe.ts";
import { Rich } from "../table/rich.tsx";
import css from "./standing.module.css";

/** The sides of a board that is set up, with their points so far. */
export function Standing(props: { position: Position; telling: Telling }) {
  const scores = () => cableCar.outcome(props.position).scores;
  return (
    <ul class={css.standing} aria-label={t().cableCar.scores}>
      <For each={props.telling.people}>
        {({ colour }, seat) => (
          <li>
            <Mark colour={colour} size={26} />
            <span>
              <Rich parts={[person(props.telling, seat())]} />
              <span class="sr">{t().common.colours[colour]}</span>
            </span>
            <b>{scores()[seat()]}</b>
          </li>
        )}
      </For>
    </ul>
  );
}
