import type { Action, Place, Presence, SeenAsk, Table } from "@endstation/match";
import { createUniqueId, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { fill } from "../../i18n/phrase.ts";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Parts } from "../../ui/parts.tsx";
import { nameOf } from "../name-of.ts";
import css from "./asks.module.css";

/**
 * Who would like to have a seat, for the host to let in or not. In the lobby that is the next free
 * one; in a match one of those whose players are gone.
 */
export function Asks(props: {
  table: Table;
  here: Presence["here"];
  disabled: boolean;
  onAct: (action: Action) => void;
}) {
  const headingId = createUniqueId();
  // The match judges for how long a player has been away; offered is whatever it could allow.
  const vacant = () =>
    props.table.places.flatMap((person, place) =>
      person &&
      person.bot === undefined &&
      (props.table.lost[place] !== null || !props.here.includes(place))
        ? [place]
        : [],
    );
  const admit = ({ ask }: SeenAsk, place?: Place) =>
    props.onAct({ type: "admit", ask, ...(place !== undefined && { place }) });

  return (
    <Show when={props.table.asks.length > 0}>
      <section class={css.asks} aria-labelledby={headingId}>
        <h2 id={headingId} class={css.heading}>
          {t().seat.asks.heading}
        </h2>
        <ul>
          <For each={props.table.asks}>
            {(ask) => (
              <li class={css.one}>
                <Mark colour={ask.colour} size={38} />
                <b class={css.name}>
                  <bdi>{ask.name}</bdi>
                </b>
                <span class={css.deeds}>
                  <Show
                    when={props.table.order}
                    fallback={
                      <Button
                        look="ink"
                        label={t().seat.asks.admitOne(ask.name)}
                        disabled={props.disabled}
                        onClick={() => admit(ask)}
                      >
                        {t().seat.asks.admit}
                      </Button>
                    }
                  >
                    <For
                      each={vacant()}
                      fallback={<span class={css.state}>{t().seat.asks.noPlace}</span>}
                    >
                      {(place) => (
                        <Button disabled={props.disabled} onClick={() => admit(ask, place)}>
                          <span>
                            <Parts
                              of={fill(t().seat.asks.replace, {
                                name: {
                                  kind: "person",
                                  text: nameOf(props.table.places[place]!, place),
                                },
                              })}
                            />
                          </span>
                        </Button>
                      )}
                    </For>
                  </Show>
                  <Button
                    look="quiet"
                    label={t().seat.asks.declineOne(ask.name)}
                    disabled={props.disabled}
                    onClick={() => props.onAct({ type: "dismiss", ask: ask.ask })}
                  >
                    {t().seat.asks.decline}
                  </Button>
                </span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
