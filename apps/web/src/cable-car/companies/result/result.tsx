import { reckon } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import type { PlayProps } from "../../../games.ts";
import { t } from "../../../i18n/language.ts";
import { ranking } from "../../../match/result/ranking.ts";
import type { Play } from "../../play.ts";
import { ResultFrame } from "../../result/frame.tsx";
import resultCss from "../../result/result.module.css";
import { CompanyTable } from "./company-table.tsx";
import css from "./reckoning.module.css";
import { SeatSum } from "./seat-sum.tsx";
import { createWhole } from "./whole.ts";

/** The end of The Companies: what every share counts, and who holds most of each company. */
export default function ResultScreen(props: { shell: PlayProps; play: Play }) {
  const { position, telling } = props.play;
  const whole = createWhole(props.shell, position);
  // Who has won follows from the seats alone where the match ended early: of two or more who have
  // kept theirs it ends by agreement, and then nobody has.
  const reckoning = createMemo(() => reckon(whole() ?? position()));
  const rank = createMemo(() =>
    ranking(
      props.shell.table,
      reckoning().seats.map(({ score }) => score),
    ),
  );
  const seats = () => rank().order.map((seat) => reckoning().seats[seat]!);
  const best = () => {
    const [winner] = rank().winners;
    return winner === undefined || !position().over ? null : reckoning().seats[winner]!.score;
  };
  return (
    <ResultFrame
      shell={props.shell}
      play={props.play}
      name={t().companies.name}
      winners={rank().winners}
      best={best()}
      scores={rank().order.map((seat) => ({
        seat,
        points: position().over ? reckoning().seats[seat]!.score : null,
      }))}
    >
      <section class={resultCss.lines}>
        <Show when={whole()}>
          {(end) => (
            <>
              <ol class={css.seats} aria-label={t().companies.result.reckoning}>
                <For each={seats()}>
                  {(seat) => <SeatSum reckoning={seat} telling={telling()} />}
                </For>
              </ol>
              <CompanyTable
                position={end()}
                majorities={reckoning().majorities}
                telling={telling()}
              />
              <p class={css.note}>{t().companies.result.note}</p>
            </>
          )}
        </Show>
      </section>
    </ResultFrame>
  );
}
