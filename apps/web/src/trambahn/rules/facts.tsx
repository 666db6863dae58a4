import {
  type CardCode,
  type GameRecord,
  knowledgeOf,
  type MadeMove,
  MULTIPLIERS,
  offerOf,
  PRICES,
  type Seat,
  TRAMS,
  type TrambahnOptions,
  type TrambahnPosition,
  trambahn,
  trambahnHandOf,
  tramStackOf,
} from "@endstation/engine";
import { For } from "solid-js";
import { t } from "../../i18n/language.ts";
import facts from "../../rules/fact.module.css";
import type { Facts } from "../../rules/fact.tsx";
import { cardName } from "../describe.ts";
import { Card } from "../draw/card.tsx";
import { Tram } from "../draw/tram.tsx";
import { lesson } from "../learn/steps.ts";
import { picture } from "../model/picture.ts";
import css from "./facts.module.css";

/** What is drawn for the rules of Trambahn that speak of no move. */
export const FACTS: Facts = {
  "TB-6": Dealt,
  "TB-7": Trams,
  "TB-8": First,
  "TB-23": Hidden,
};

const SEATS: readonly Seat[] = [0, 1];
const { options, deal, moves }: GameRecord = lesson.record;

const start = (): TrambahnPosition => trambahn.start(options as TrambahnOptions, deal as never);

/** The recorded game after `ply` moves as a seat knows it, or with `null` a watcher. */
function viewedBy(ply: number, seat: Seat | null): TrambahnPosition {
  const position = start();
  const made: MadeMove[] = moves.slice(0, ply).map((move) => {
    const seat = trambahn.toMove(position)!;
    trambahn.play(position, move);
    return { move, seat };
  });
  const seen = { position, moves: made, seat };
  const knowledge = knowledgeOf(trambahn, options as TrambahnOptions, seen);
  const known = trambahn.known(knowledge);
  if (!known.ok) throw new Error(known.error.message);
  return known.value;
}

/** A hand, open or by its backs, and how much money lies beside it. */
function Hand(props: { cards: readonly CardCode[]; backs: number; money: number }) {
  return (
    <div class={facts.pieces}>
      <For each={props.cards}>
        {(code) => (
          <span class={css.card}>
            <Card
              card={picture(code)}
              width={38}
              height={52}
              any={t().trambahn.any}
              picked={false}
            />
            <span class="sr">{cardName(t(), picture(code))}</span>
          </span>
        )}
      </For>
      <For each={Array(props.backs)}>{() => <span class={css.back}>?</span>}</For>
      <span class={css.money}>+ {t().trambahn.mark(props.money)}</span>
    </div>
  );
}

const Who = (props: { seat: Seat }) => (
  <p class={facts.who}>{t().play.person.unnamed(props.seat + 1)}</p>
);

/** Hands, money and pile after the deal. */
function Dealt() {
  const position = start();
  return (
    <div class={facts.rows}>
      <For each={SEATS}>
        {(seat) => (
          <div class={facts.row}>
            <Who seat={seat} />
            <Hand
              cards={trambahnHandOf(position, seat)}
              backs={0}
              money={position.money.size(seat)}
            />
          </div>
        )}
      </For>
      <p>{t().trambahn.where.pile(position.pileSize)}</p>
    </div>
  );
}

/** The trams on offer at the start, and all that come after them. */
function Trams() {
  const position = start();
  const offered = offerOf(position, 0).map(({ tram }) => tram);
  const toCome = tramStackOf(position).length;
  const words = () => t().trambahn;
  return (
    <div class={facts.rows}>
      <ul class={css.trams}>
        <For each={offered}>
          {(tram) => {
            const kind = TRAMS.indexOf(tram);
            return (
              <li>
                <Tram kind={tram} width={50} />
                <span class="sr">{words().trams[tram]}</span>
                <span>
                  ×{MULTIPLIERS[kind]} · {words().thousand(PRICES[kind]!)}
                </span>
              </li>
            );
          }}
        </For>
      </ul>
      <p>{words().offer.left(toCome)}</p>
    </div>
  );
}

/** Whose turns the first ones are. */
function First() {
  const turns: Seat[] = [];
  const position = start();
  for (const move of moves) {
    const seat = trambahn.toMove(position);
    if (seat === null || turns.length === 4) break;
    if (move === "end") turns.push(seat);
    trambahn.play(position, move);
  }
  return (
    <ol class={css.turns}>
      <For each={turns}>{(seat) => <li>{t().play.person.unnamed(seat + 1)}</li>}</For>
    </ol>
  );
}

/** The same hands as each player and a watcher see them. */
function Hidden() {
  const viewers: readonly (Seat | null)[] = [0, 1, null];
  return (
    <div class={facts.rows}>
      <For each={viewers}>
        {(viewer) => {
          const position = viewedBy(15, viewer);
          return (
            <div class={facts.row}>
              <p class={facts.who}>
                {viewer === null ? t().common.watcher : t().play.person.unnamed(viewer + 1)}
              </p>
              <For each={SEATS}>
                {(seat) => {
                  const cards = trambahnHandOf(position, seat);
                  return (
                    <div class={css.seen}>
                      <small>{t().play.person.unnamed(seat + 1)}</small>
                      <Hand
                        cards={cards}
                        backs={position.hands.size(seat) - cards.length}
                        money={position.money.size(seat)}
                      />
                    </div>
                  );
                }}
              </For>
            </div>
          );
        }}
      </For>
    </div>
  );
}
