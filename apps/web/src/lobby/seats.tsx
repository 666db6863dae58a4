import type { Person, Place, ReservedSeat, Table } from "@endstation/match";
import { For, type JSX, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { fill } from "../i18n/phrase.ts";
import type { Connection } from "../net/connection.ts";
import { levelLine, nameOf } from "../seat/name-of.ts";
import type { SeatHere } from "../seat/together/seats-here.ts";
import { Button } from "../ui/button.tsx";
import { Mark } from "../ui/mark.tsx";
import { MoreIcon } from "../ui/more-icons.tsx";
import { Parts } from "../ui/parts.tsx";
import css from "./lobby.module.css";

/** The table's places, each a stop: who sits there, for whom it is kept, or that it is free. */
export function Seats(props: {
  table: Table;
  /** That of whoever looks at the screen. */
  place: Place | null;
  /** Those of the others at this device. */
  seatsHere: readonly SeatHere[];
  here: ReturnType<Connection["presence"]>["here"];
  /** What stands in the own seat. */
  own: JSX.Element;
  hosting: boolean;
  /** Whether a kept place is this device's to take. */
  isKeptHere: (place: Place) => boolean;
  /** Why it was not taken by itself. */
  keptRefusal: (place: Place) => string;
  onTakeKept: (place: Place) => void;
  onLeaveHere: (seat: SeatHere) => void;
  onManage: (place: Place) => void;
  onFree: (place: Place) => void;
  /** Opens what the host can do about bots at a place; `null` where no bot may be seated. */
  onBot: ((place: Place) => void) | null;
}) {
  const together = (place: Place) => props.seatsHere.find((seat) => seat.place === place);
  return (
    // By place, which keeps its row: drawn anew, it would lose the press that it is under.
    <For each={props.table.places.map((_, i) => i)}>
      {(i) => (
        <Show
          when={props.table.places[i]}
          fallback={
            <Show
              when={props.table.kept[i]}
              fallback={<FreeSeat place={i} onBot={props.hosting ? props.onBot : null} />}
            >
              {(kept) => (
                <KeptSeat
                  kept={kept()}
                  place={i}
                  hosting={props.hosting}
                  isHere={props.isKeptHere(i)}
                  refusal={props.keptRefusal(i)}
                  onTake={() => props.onTakeKept(i)}
                  onFree={() => props.onFree(i)}
                />
              )}
            </Show>
          }
        >
          {(person) => (
            <Show
              when={person().bot === undefined}
              fallback={
                <BotSeat
                  bot={person()}
                  name={nameOf(person(), i, props.table.places)}
                  onManage={props.hosting ? () => props.onBot?.(i) : null}
                />
              }
            >
              <li class={css.seat}>
                <span class={css.stop}>
                  <Mark colour={person().colour} size={48} />
                </span>
                <span class={css.who}>
                  <b>
                    <bdi>{nameOf(person(), i)}</bdi>
                  </b>
                  <Presence
                    isMe={props.place === i}
                    isTogether={together(i) !== undefined}
                    isHost={props.table.host === i}
                    isHere={props.here.includes(i)}
                  />
                </span>
                <Show when={props.place === i}>
                  <span class={css.own}>{props.own}</span>
                </Show>
                <span class={css.others}>
                  <Show when={together(i)}>
                    {(seat) => (
                      <Button
                        look="quiet"
                        label={t().seat.together.leave(nameOf(person(), i))}
                        onClick={() => props.onLeaveHere(seat())}
                      >
                        {t().lobby.leave}
                      </Button>
                    )}
                  </Show>
                  <Show when={props.hosting && props.place !== i}>
                    <button
                      type="button"
                      class={css.manage}
                      aria-label={t().seat.host.manage(nameOf(person(), i))}
                      onClick={() => props.onManage(i)}
                    >
                      <MoreIcon />
                    </button>
                  </Show>
                </span>
              </li>
            </Show>
          )}
        </Show>
      )}
    </For>
  );
}

/** A bot's place: how it is called and how it plays. */
const BotSeat = (props: { bot: Person; name: string; onManage: (() => void) | null }) => (
  <li class={css.seat}>
    <span class={css.stop}>
      <Mark colour={props.bot.colour} size={48} />
    </span>
    <span class={css.who}>
      <b>{props.name}</b>
      <span>{levelLine(props.bot.bot!)}</span>
    </span>
    <Show when={props.onManage}>
      {(manage) => (
        <span class={css.others}>
          <button
            type="button"
            class={css.manage}
            aria-label={t().botSeats.change(props.name)}
            onClick={() => manage()()}
          >
            <MoreIcon />
          </button>
        </span>
      )}
    </Show>
  </li>
);

const FreeSeat = (props: { place: Place; onBot: ((place: Place) => void) | null }) => (
  <li class={css.free}>
    <span class={css.stop}>
      <i />
    </span>
    <span class={css.who}>
      <b>{t().lobby.free}</b>
      <span>{t().lobby.freeFor}</span>
    </span>
    <Show when={props.onBot}>
      {(seat) => (
        <span class={css.others}>
          <Button label={t().botSeats.addTo(props.place + 1)} onClick={() => seat()(props.place)}>
            {t().botSeats.add}
          </Button>
        </span>
      )}
    </Show>
  </li>
);

/** A place that waits for someone of the match before. */
function KeptSeat(props: {
  kept: ReservedSeat;
  place: Place;
  hosting: boolean;
  /** Whether it is this device's to take. */
  isHere: boolean;
  refusal: string;
  onTake: () => void;
  onFree: () => void;
}) {
  const name = () => nameOf(props.kept, props.place);
  return (
    <li class={css.free}>
      <span class={css.stop}>
        <span class={css.faint}>
          <Mark colour={props.kept.colour} size={48} />
        </span>
      </span>
      <span class={css.who}>
        <b>
          <Parts of={fill(t().seat.host.keptFor, { name: { kind: "person", text: name() } })} />
        </b>
        <span role="alert">{props.refusal}</span>
        <Show when={!props.isHere}>
          <span>{t().lobby.away}</span>
        </Show>
      </span>
      <Show when={props.hosting || props.isHere}>
        <span class={css.others}>
          <Show when={props.isHere}>
            <Button look="main" label={`${t().lobby.join}: ${name()}`} onClick={props.onTake}>
              {t().lobby.join}
            </Button>
          </Show>
          <Show when={props.hosting}>
            <Button
              look="quiet"
              label={`${t().seat.host.free}: ${name()}`}
              onClick={() => props.onFree()}
            >
              {t().seat.host.free}
            </Button>
          </Show>
        </span>
      </Show>
    </li>
  );
}

function Presence(props: { isMe: boolean; isTogether: boolean; isHost: boolean; isHere: boolean }) {
  const words = () => [
    ...(props.isMe ? [t().common.you] : []),
    ...(props.isTogether ? [t().seat.together.here] : []),
    ...(props.isHost ? [t().lobby.host] : []),
    ...(props.isTogether ? [] : [props.isHere ? t().lobby.present : t().lobby.away]),
  ];
  const away = () => !props.isHere && !props.isTogether;
  return <span class={away() ? css.away : undefined}>{words().join(", ")}</span>;
}
