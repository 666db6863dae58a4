import { COMPANIES, cableCar, companyStandings, type Seat, sharesOf } from "@endstation/engine";
import { createMemo, For } from "solid-js";
import { t } from "../../../i18n/language.ts";
import type { SceneProps } from "../../../replay/game-replay.ts";
import { Mark } from "../../../ui/mark.tsx";
import type { Telling } from "../../describe.ts";
import { byPoints, seenOf } from "../../model/market.ts";
import { OpenHands } from "../../replay/hands.tsx";
import { RecordedMap } from "../../replay/map.tsx";
import { recordedPosition } from "../../replay/open.ts";
import css from "../../replay/scene.module.css";
import { CompaniesList } from "../companies-list.tsx";
import { shareName } from "../words.ts";

/** A recorded game of The Companies at one position, with everybody's shares. */
export function Scene(props: SceneProps) {
  const position = createMemo(() => recordedPosition(props.record, props.ply));
  const telling = (): Telling => ({
    words: t(),
    people: props.people,
    cars: COMPANIES,
    companies: true,
    me: null,
  });
  const shares = (seat: Seat) => (
    <span class={css.shares}>
      <For each={seenOf(sharesOf(position(), seat))}>
        {(share) => (
          <span class={css.share}>
            <Mark colour={share.company} size={18} />
            <span class="sr">{shareName(telling(), share)}</span>
            <span aria-hidden="true">{t().companies.percent(share.percentage)}</span>
          </span>
        )}
      </For>
    </span>
  );
  return (
    <div class={`${css.scene} ${css.companies}`}>
      <RecordedMap scene={props} position={position()} telling={telling()} />
      <CompaniesList standings={byPoints(companyStandings(position()))} telling={telling()} />
      <OpenHands
        position={position()}
        telling={telling()}
        scores={cableCar.outcome(position()).scores}
      >
        {shares}
      </OpenHands>
    </div>
  );
}
