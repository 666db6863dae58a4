import type { Place, Table } from "@endstation/match";
import { For, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import type { Connection } from "../net/connection.ts";
import { Button } from "../ui/button.tsx";
import { Mark } from "../ui/mark.tsx";
import css from "./lobby.module.css";

/** The table's places, each a stop: who sits there, or that it is free. */
export function Seats(props: {
  table: Table;
  /** This device's own. */
  place: Place | null;
  here: ReturnType<Connection["presence"]>["here"];
  onEdit: () => void;
  onLeave: () => void;
}) {
  return (
    <For each={props.table.places}>
      {(person, i) => (
        <Show when={person} fallback={<FreeSeat />}>
          {(person) => (
            <li class={css.seat}>
              <span class={css.stop}>
                <Mark colour={person().colour} size={48} />
              </span>
              <span class={css.who}>
                <b>
                  <bdi>{person().name}</bdi>
                </b>
                <Presence
                  place={i()}
                  me={props.place}
                  host={props.table.host}
                  here={props.here.includes(i())}
                />
              </span>
              <Show when={props.place === i()}>
                <span class={css.own}>
                  <Button onClick={props.onEdit}>{t().lobby.edit}</Button>
                  <Button look="quiet" onClick={props.onLeave}>
                    {t().lobby.leave}
                  </Button>
                </span>
              </Show>
            </li>
          )}
        </Show>
      )}
    </For>
  );
}

const FreeSeat = () => (
  <li class={css.free}>
    <span class={css.stop}>
      <i />
    </span>
    <span class={css.who}>
      <b>{t().lobby.free}</b>
      <span>{t().lobby.freeFor}</span>
    </span>
  </li>
);

function Presence(props: { place: Place; me: Place | null; host: Place | null; here: boolean }) {
  const words = () => [
    ...(props.place === props.me ? [t().common.you] : []),
    ...(props.place === props.host ? [t().lobby.host] : []),
    props.here ? t().lobby.present : t().lobby.away,
  ];
  return <span class={props.here ? undefined : css.away}>{words().join(", ")}</span>;
}
