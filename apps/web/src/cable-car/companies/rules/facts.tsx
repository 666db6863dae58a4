import {
  CARS_BY_COMPANY,
  COMPANIES,
  cableCar,
  type KnownShare,
  marketPiles,
  reckon,
  type Seat,
  sharesOf,
} from "@endstation/engine";
import type { Colour } from "@endstation/match";
import { For, Show } from "solid-js";
import { t } from "../../../i18n/language.ts";
import facts from "../../../rules/fact.module.css";
import type { Facts } from "../../../rules/fact.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { companyName, type Telling } from "../../describe.ts";
import { positionAt } from "../../rules/examples.ts";
import { viewedBy } from "../../rules/viewed.ts";
import { lesson } from "../learn/steps.ts";
import { CompanyTable } from "../result/company-table.tsx";
import { SeatSum } from "../result/seat-sum.tsx";
import { shareName } from "../words.ts";
import css from "./facts.module.css";

/** What is drawn for the rules of The Companies that speak of no move. */
export const FACTS: Facts = {
  "CO-1": Cars,
  "CO-2": Piles,
  "CO-10": Sums,
  "CC-21": Hidden,
};

const SEATS: readonly Colour[] = ["yellow", "blue"];

/** The recorded game is told of players without names. */
const telling = (): Telling => ({
  words: t(),
  people: SEATS.map((colour, seat) => ({
    name: t().play.person.unnamed(seat + 1),
    colour,
    here: true,
    lost: null,
  })),
  cars: COMPANIES,
  companies: true,
  me: null,
});

/** Every company and the stations of its cars. */
function Cars() {
  return (
    <ul class={css.cars}>
      <For each={COMPANIES}>
        {(company, i) => (
          <li>
            <Mark colour={company} size={24} /> <b>{companyName(telling(), company)}</b>
            <span>{CARS_BY_COMPANY[i()]!.join(" · ")}</span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Shares side by side, by percentage; those that are not known show their back. */
function Shares(props: { shares: readonly KnownShare[] }) {
  return (
    <ul class={facts.pieces}>
      <For each={props.shares}>
        {(share) => (
          <li class={css.share}>
            <span aria-hidden="true">
              <Show when={share.company} fallback={<span class={facts.back}>?</span>} keyed>
                {(company) => <Mark colour={company} size={28} />}
              </Show>
            </span>
            <span aria-hidden="true">{t().companies.percent(share.percentage)}</span>
            <span class="sr">{shareName(telling(), share)}</span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Everybody's shares after the deal, and what lies open and in the piles. */
function Piles() {
  const { options, deal } = lesson.record;
  const position = cableCar.start(options as never, deal as never);
  const piles = marketPiles(position);
  return (
    <div class={facts.rows}>
      <For each={[...SEATS.keys()]}>
        {(seat) => (
          <div class={facts.row}>
            <p class={facts.who}>{t().play.person.unnamed(seat + 1)}</p>
            <Shares shares={sharesOf(position, seat)} />
          </div>
        )}
      </For>
      <div class={facts.row}>
        <p class={facts.who}>{t().companies.openRow}</p>
        <Shares shares={piles.map(({ open, percentage }) => ({ company: open, percentage }))} />
      </div>
      <p>
        {t().companies.pileRow}: {piles.map(({ pile }) => pile.length).join(" · ")}
      </p>
    </div>
  );
}

/** The recorded game's end, reckoned up. */
function Sums() {
  const position = positionAt({ ply: lesson.record.moves.length, game: "companies" });
  const { majorities, seats } = reckon(position);
  return (
    <div class={facts.rows}>
      <ol class={facts.rows}>
        <For each={seats}>{(seat) => <SeatSum reckoning={seat} telling={telling()} />}</For>
      </ol>
      <CompanyTable position={position} majorities={majorities} telling={telling()} />
    </div>
  );
}

/** The same shares as each player and a watcher know them. */
function Hidden() {
  const viewers: readonly (Seat | null)[] = [0, 1, null];
  const ply = lesson.record.moves.findLastIndex((move) => move.endsWith("open")) + 1;
  return (
    <div class={facts.rows}>
      <For each={viewers}>
        {(viewer) => {
          const position = viewedBy(lesson.record, ply, viewer);
          return (
            <div class={facts.row}>
              <p class={facts.who}>
                {viewer === null ? t().common.watcher : t().play.person.unnamed(viewer + 1)}
              </p>
              <For each={[...SEATS.keys()]}>
                {(seat) => (
                  <div class={css.seen}>
                    <small>{t().play.person.unnamed(seat + 1)}</small>
                    <Shares shares={sharesOf(position, seat)} />
                  </div>
                )}
              </For>
            </div>
          );
        }}
      </For>
    </div>
  );
}
