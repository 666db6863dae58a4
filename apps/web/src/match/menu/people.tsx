import type { Action, Place } from "@endstation/match";
import { For, type JSX, Show } from "solid-js";
import type { Participant } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { PersonMark } from "../../ui/person-mark.tsx";
import css from "./menu.module.css";

/** Everyone at the table, with what the host, or whoever shares the device, can do about each. */
export function People(props: {
  people: readonly Participant[];
  /** The place at each seat, by seat. */
  order: readonly Place[];
  host: Place | null;
  /** This device's place; `null` while it watches. */
  me: Place | null;
  /** Whose turn it is; `null` when the match is over. */
  turn: Place | null;
  watching: number;
  pending: boolean;
  /** Further places that this device has keys to. */
  own: readonly Place[];
  onAct: (action: Action) => void;
  onHandOver: (place: Place) => void;
  /** Watchers who would like to have a seat. */
  children?: JSX.Element;
}) {
  const words = () => t().aside.person;
  const isHost = () => props.me !== null && props.me === props.host;
  const hostIsAway = () => {
    const seat = props.host === null ? -1 : props.order.indexOf(props.host);
    return seat >= 0 && !props.people[seat]!.here;
  };
  return (
    <section class={css.group}>
      <h3>{t().aside.menu.people}</h3>
      <ul class={css.people}>
        {/* By seat, which keeps its row: what is told of a person would take a press with it. */}
        <For each={props.people.map((_, seat) => seat)}>
          {(seat) => {
            const one = () => props.people[seat]!;
            const place = () => props.order[seat]!;
            const isMe = () => place() === props.me;
            const may = () => isHost() && !isMe() && !one().isBot;
            // The match judges how long is long enough, and says so.
            const holdsUp = () => may() && state() === "away" && props.turn === place();
            const state = () => {
              const { lost, isSubstituted, here } = one();
              if (lost) return "lost";
              if (isSubstituted) return "plays";
              return here ? "here" : "away";
            };
            const stateText = () => {
              const { lost, isSubstituted, here } = one();
              if (lost) return t().play.lost[lost];
              if (isSubstituted) return t().bots.plays;
              return here ? words().here : words().away;
            };
            const becomes = () => isMe() && !isHost() && hostIsAway();
            const shared = () => props.own.includes(place()) && !isMe();
            const any = () => may() || becomes() || shared();
            const act = (type: "remove" | "substitute" | "hide" | "host") => () =>
              props.onAct({ type, place: place() });
            return (
              <li>
                <PersonMark colour={one().colour} size={26} />
                <span class={css.name}>
                  <bdi>{one().name}</bdi>
                  <span class={css.is}>
                    <Show when={isMe()}>, {words().you}</Show>
                    <Show when={place() === props.host}>, {words().host}</Show>
                    {/* A bot's name says that it is one, and it is always there. */}
                    <Show when={!one().isBot}>
                      , <span data-state={state()}>{stateText()}</span>
                    </Show>
                  </span>
                </span>
                <Show when={any()}>
                  <span class={css.tools}>
                    <Show when={shared()}>
                      <Button onClick={() => props.onHandOver(place())}>
                        {words().handOver(one().name)}
                      </Button>
                    </Show>
                    <Show when={holdsUp()}>
                      <Button disabled={props.pending} onClick={act("substitute")}>
                        {t().botSeats.substitute(one().name)}
                      </Button>
                      <Button disabled={props.pending} onClick={act("remove")}>
                        {words().remove(one().name)}
                      </Button>
                    </Show>
                    <Show when={may() && one().lost === null}>
                      <Button look="quiet" disabled={props.pending} onClick={act("host")}>
                        {words().makeHost(one().name)}
                      </Button>
                    </Show>
                    <Show when={may()}>
                      <Button look="quiet" disabled={props.pending} onClick={act("hide")}>
                        {words().hide(one().name)}
                      </Button>
                    </Show>
                    <Show when={becomes()}>
                      <Button disabled={props.pending} onClick={act("host")}>
                        {words().becomeHost}
                      </Button>
                    </Show>
                  </span>
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={props.watching > 0}>
        <p class={css.note}>{t().play.person.watching(props.watching)}</p>
      </Show>
      {props.children}
    </section>
  );
}
