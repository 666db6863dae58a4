import { createEffect, createSignal, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import area from "../../ui/area-head.module.css";
import { createMedia } from "../../ui/media.ts";
import type { Play } from "../play.ts";
import { createDesk } from "../table/desk.ts";
import { Frame } from "../table/frame.tsx";
import { HandArea } from "../table/hand-area.tsx";
import { Heading } from "../table/heading.tsx";
import { LogPanel } from "../table/log-panel.tsx";
import { CompaniesActions } from "./actions.tsx";
import { createLedger } from "./ledger.ts";
import { Limit } from "./limit.tsx";
import { Market } from "./market.tsx";
import { Players } from "./players.tsx";
import { Strip } from "./strip.tsx";
import css from "./table.module.css";
import { panelId, TABBED, type Tab, Tabs } from "./tabs.tsx";
import { createTrade } from "./trade.ts";
import { TradeEffects } from "./trade-effects.tsx";
import { exchangeText, signed, swapText } from "./words.ts";

/** The table of The Companies: Cable Car's, with companies, a market and players beside it. */
export function CompaniesTable(props: { shell: PlayProps; play: Play }) {
  const narrow = createMedia(TABBED);
  const words = () => t().companies;
  const { turn, telling, position } = props.play;
  const trade = createTrade(props.shell, props.play);
  const [tab, setTab] = createSignal<Tab>("tile");

  const ledger = createLedger(props.shell, props.play, trade);
  const { standings, facts, own, worth } = ledger;

  const desk = createDesk(props.shell, props.play, {
    name: () => words().name,
    news: ledger.news,
    confirm: () => {
      if (trade.chosen()) return trade.confirm();
      return trade.mayPass() && !turn.ghost() ? trade.pass() : turn.confirm();
    },
    takeBack: () => {
      trade.takeBack();
      turn.takeBack();
    },
    suggest: (move) => {
      const isTrade = trade.suggest(move);
      setTab(isTrade ? "market" : "tile");
      if (isTrade) return;
      // What is left to do where nothing is chosen is to pass.
      trade.takeBack();
      turn.takeBack();
      turn.suggest(move);
    },
    keys: {
      m: () => {
        setTab("market");
        document.querySelector<HTMLElement>('[data-market][tabindex="0"]')?.focus();
      },
      s: () => {
        setTab("players");
        document.querySelector<HTMLElement>("[data-scores]")?.focus();
      },
    },
  });

  // On a phone what is previewed must be in sight.
  createEffect(() => {
    if (turn.ghost()) setTab("tile");
  });
  createEffect(() => {
    if (trade.tryGone()) desk.notify(words().tryGone);
  });
  /** The exchange that the log points at. */
  const exchanged = () => {
    const event = desk.marked()?.event;
    return event?.type === "exchange" ? event : null;
  };
  createEffect(() => {
    if (exchanged()) setTab("market");
  });

  return (
    <Frame
      desk={desk}
      class={css.table!}
      name={words().name}
      rules="/rules/companies"
      keys={words().keys}
      tab={tab()}
      top={<Limit facts={facts()} text={exchangeText(telling(), facts())} />}
      onConfirm={desk.confirm}
    >
      <Heading turn={turn} telling={telling()} hint={desk.hint()} />
      <HandArea desk={desk} hint={desk.hint()} id={panelId("tile")}>
        <Show when={trade.chosen()}>
          {(chosen) => (
            <TradeEffects
              preview={chosen()}
              given={own()!.find(({ percentage }) => percentage === chosen().percentage)!}
              telling={telling()}
            />
          )}
        </Show>
      </HandArea>
      <CompaniesActions
        desk={desk}
        trade={trade}
        atMarket={narrow() && tab() === "market"}
        onConfirm={desk.confirm}
      />
      <Strip standings={standings()} ahead={ledger.ahead()} facts={facts()} telling={telling()} />
      <Tabs
        tab={tab()}
        onTab={setTab}
        atPlayers={<props.shell.parts.AtSeat seat={position().seat} />}
      />
      <section id={panelId("market")} class={css.market} aria-label={words().market}>
        <h2 class={`${area.head} ${css.head}`}>{ledger.head()}</h2>
        <Show when={!facts().state.open || facts().near !== null}>
          <p class={css.news}>{exchangeText(telling(), facts())}</p>
        </Show>
        <Market
          telling={telling()}
          columns={ledger.columns()}
          own={own()}
          worth={worth()}
          change={ledger.change()}
          trade={trade}
          marked={exchanged()}
          onConfirm={desk.confirm}
          onExplain={(source) => {
            const why = trade.whyNot(source);
            if (why) desk.notify(t().faults[why] ?? "");
          }}
        />
      </section>
      <section
        id={panelId("players")}
        class={css.players}
        aria-label={words().players}
        tabindex="-1"
        data-scores=""
      >
        <h2 class={`${area.head} ${css.head}`}>{words().playersHead}</h2>
        <Players
          position={position()}
          telling={telling()}
          worth={worth()}
          AtSeat={props.shell.parts.AtSeat}
        />
      </section>
      <LogPanel desk={desk} />
      <p class="sr" role="status">
        {trade.chosen()
          ? `${swapText(telling(), trade.chosen()!)} ${signed(trade.chosen()!.change)}`
          : ""}
      </p>
    </Frame>
  );
}
