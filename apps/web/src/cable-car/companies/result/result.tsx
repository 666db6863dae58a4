import { reckon } from "@endstation/engine";
import { createMemo, For } from "solid-js";
import type { PlayProps } from "../../../games.ts";
import { t } from "../../../i18n/language.ts";
import type { Play } from "../../play.ts";
import { ResultFrame } from "../../result/frame.tsx";
import resultCss from "../../result/result.module.css";
import { CompanyTable } from "./company-table.tsx";
import css from "./reckoning.module.css";
import { SeatSum } from "./seat-sum.tsx";

/** The end of The Companies: what every share counts, and who holds most of each company. */
export default function ResultScreen(props: { shell: PlayProps; play: Play }) {
  const { position, telling } = props.play;
  const reckoning = createMemo(() => reckon(position()));
  const seats = () => [...reckoning().seats].sort((a, b) => b.score - a.score || a.seat - b.seat);
  const best = () => seats()[0]!.score;
  return (
    <ResultFrame
      shell={props.shell}
      play={props.play}
      name={t().companies.name}
      rules="/rules/companies"
      winners={seats().flatMap(({ seat, score }) => (score === best() ? [seat] : []))}
      best={best()}
    >
      <section class={resultCss.lines}>
        <ol class={css.seats} aria-label={t().companies.result.reckoning}>
          <For each={seats()}>{(seat) => <SeatSum reckoning={seat} telling={telling()} />}</For>
        </ol>
        <CompanyTable
          position={position()}
          majorities={reckoning().majorities}
          telling={telling()}
        />
        <p class={css.note}>{t().companies.result.note}</p>
      </section>
    </ResultFrame>
  );
}
