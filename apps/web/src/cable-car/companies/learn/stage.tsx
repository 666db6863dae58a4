import { COMPANIES, reckon } from "@endstation/engine";
import { For, Show } from "solid-js";
import { t } from "../../../i18n/language.ts";
import type { StageProps } from "../../../learn/said.ts";
import { createStep } from "../../../learn/step.tsx";
import area from "../../../ui/area-head.module.css";
import css from "../../learn/stage.module.css";
import { watched } from "../../learn/watched.ts";
import { createPlay } from "../../play.ts";
import { createDesk } from "../../table/desk.ts";
import { Frame } from "../../table/frame.tsx";
import { HandArea } from "../../table/hand-area.tsx";
import { CompaniesActions } from "../actions.tsx";
import { createLedger } from "../ledger.ts";
import { Market } from "../market.tsx";
import reckoning from "../result/reckoning.module.css";
import { SeatSum } from "../result/seat-sum.tsx";
import { Strip } from "../strip.tsx";
import { createTrade } from "../trade.ts";
import { TradeEffects } from "../trade-effects.tsx";
import { signed, swapText } from "../words.ts";
import { lesson } from "./steps.ts";

/** The steps in which one looks at the market first. */
const ABOUT_SHARES = ["shares", "exchange"];

/** One step of the lesson of The Companies, at the game's own table. */
export default function Stage(props: StageProps) {
  const words = () => t().companies;
  const step = createStep(props, { game: "companies", lesson, colours: ["yellow", "blue"] });
  const { attempt, shell } = step;
  const play = createPlay(shell, COMPANIES);
  const { turn, telling } = play;
  const trade = createTrade(shell, play);
  const ledger = createLedger(shell, play, trade);
  const takeBack = () => {
    trade.takeBack();
    turn.takeBack();
  };
  const desk = watched(
    createDesk(shell, play, {
      name: step.name,
      news: ledger.news,
      confirm: () => (trade.chosen() ? trade.confirm() : turn.confirm()),
      takeBack,
      suggest: turn.suggest,
      keys: {
        m: () => document.querySelector<HTMLElement>('[data-market][tabindex="0"]')?.focus(),
      },
    }),
    attempt,
  );
  return (
    <Frame
      desk={desk}
      class={css.stage!}
      name={step.name()}
      rules={step.rules}
      keys={words().keys}
      tab={ABOUT_SHARES.includes(step.id) ? "market" : "tile"}
      onConfirm={desk.confirm}
    >
      <step.Task />
      <HandArea desk={desk} hint={desk.hint()}>
        <Show when={trade.chosen()}>
          {(chosen) => (
            <TradeEffects
              preview={chosen()}
              given={ledger.own()!.find(({ percentage }) => percentage === chosen().percentage)!}
              telling={telling()}
            />
          )}
        </Show>
      </HandArea>
      <step.Act
        onAgain={() => {
          attempt.again();
          takeBack();
        }}
      >
        <CompaniesActions desk={desk} trade={trade} atMarket={false} onConfirm={desk.confirm} />
      </step.Act>
      <section class={css.more}>
        <Show
          when={attempt.position().over}
          fallback={
            <section aria-label={words().market}>
              <h2 class={area.head}>{ledger.head()}</h2>
              <Market
                telling={telling()}
                columns={ledger.columns()}
                own={ledger.own()}
                worth={ledger.worth()}
                change={ledger.change()}
                trade={trade}
                onConfirm={desk.confirm}
                onExplain={(source) => {
                  const why = trade.whyNot(source);
                  if (why) desk.notify(t().faults[why] ?? "");
                }}
              />
            </section>
          }
        >
          <ol class={reckoning.seats} aria-label={words().result.reckoning}>
            <For each={reckon(attempt.position()).seats}>
              {(seat) => <SeatSum reckoning={seat} telling={telling()} />}
            </For>
          </ol>
        </Show>
        <Strip
          standings={ledger.standings()}
          ahead={ledger.ahead()}
          facts={ledger.facts()}
          telling={telling()}
        />
        <step.Skip />
      </section>
      <p class="sr" role="status">
        {trade.chosen()
          ? `${swapText(telling(), trade.chosen()!)} ${signed(trade.chosen()!.change)}`
          : ""}
      </p>
    </Frame>
  );
}
