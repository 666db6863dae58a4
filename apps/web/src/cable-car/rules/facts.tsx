import { cableCar, handOf, handSize, KINDS, type Seat, TILES } from "@endstation/engine";
import type { Colour } from "@endstation/match";
import { For } from "solid-js";
import { t } from "../../i18n/language.ts";
import facts from "../../rules/fact.module.css";
import type { Facts } from "../../rules/fact.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Tile } from "../board/tile.tsx";
import { describeTile } from "../describe.ts";
import { lesson } from "../learn/steps.ts";
import { positionAt } from "./examples.ts";
import css from "./facts.module.css";
import { viewedBy } from "./viewed.ts";

/** What is drawn for the rules of Cable Car that speak of no move. */
export const FACTS: Facts = {
  "CC-4": Kinds,
  "CC-9": Dealt,
  "CC-10": Order,
  "CC-21": Hidden,
};

/** A tile by itself with its description. */
function NamedTile(props: { code: string }) {
  return (
    <span class={css.tile}>
      <Tile code={props.code} />
      <span class="sr">{describeTile(t(), props.code)}</span>
    </span>
  );
}

/** Every kind of tile, and how many there are of it. */
function Kinds() {
  return (
    <ul class={css.kinds}>
      <For each={KINDS}>
        {(kind) => (
          <li>
            <NamedTile code={kind} />
            <b>×{TILES.filter((code) => code === kind).length}</b>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The hands of a game after the deal, and what is left. */
function Dealt() {
  const position = cableCar.start(lesson.record.options as never, lesson.record.deal as never);
  return (
    <div class={facts.rows}>
      <For each={[...Array(position.options.players).keys()]}>
        {(seat) => (
          <div class={facts.row}>
            <p class={facts.who}>{t().play.person.unnamed(seat + 1)}</p>
            <p class={facts.pieces}>
              <For each={handOf(position, seat)}>{(code) => <NamedTile code={code} />}</For>
            </p>
          </div>
        )}
      </For>
      <p>{t().cableCar.stackLeft(position.stackSize)}</p>
    </div>
  );
}

const TURNS = ["aaaa@a1", "bbbb@c1", "cccc@e1", "dddd@g1"];
const COLOURS: readonly Colour[] = ["yellow", "blue", "orange"];

/** Whose turn it is, turn by turn, in a game of three. */
function Order() {
  const options = { players: COLOURS.length };
  return (
    <ol class={css.order}>
      <For each={TURNS}>
        {(_, turn) => {
          const position = positionAt({ after: TURNS.slice(0, turn()), options });
          const colour = COLOURS[cableCar.toMove(position)!]!;
          return (
            <li>
              <Mark colour={colour} size={24} /> {t().common.colours[colour]}
            </li>
          );
        }}
      </For>
    </ol>
  );
}

/** The same hands as each player and a watcher see them. */
function Hidden() {
  const viewers: readonly (Seat | null)[] = [0, 1, null];
  const name = (viewer: Seat | null) =>
    viewer === null ? t().common.watcher : t().play.person.unnamed(viewer + 1);
  return (
    <div class={facts.rows}>
      <For each={viewers}>
        {(viewer) => {
          const position = viewedBy(lesson.record, 6, viewer);
          return (
            <div class={facts.row}>
              <p class={facts.who}>
                {name(viewer)} <small>{t().cableCar.stackLeft(position.stackSize)}</small>
              </p>
              <ul class={css.hands}>
                <For each={[0, 1]}>
                  {(seat) => (
                    <li>
                      <small>{t().play.person.unnamed(seat + 1)}</small>
                      <For each={handOf(position, seat)}>{(code) => <NamedTile code={code} />}</For>
                      <For each={Array(handSize(position, seat) - handOf(position, seat).length)}>
                        {() => <span class={facts.back}>?</span>}
                      </For>
                    </li>
                  )}
                </For>
              </ul>
            </div>
          );
        }}
      </For>
    </div>
  );
}
