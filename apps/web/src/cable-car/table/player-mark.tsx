import type { Seat } from "@endstation/engine";
import { Show } from "solid-js";
import { Mark } from "../../ui/mark.tsx";
import { PersonMark } from "../../ui/person-mark.tsx";
import type { Telling } from "../describe.ts";

/**
 * A player at the table: the mark of the cars, where they are the player's own. Among companies,
 * whose marks these are then, a figure in the player's colour.
 */
export function PlayerMark(props: { telling: Telling; seat: Seat; size: number }) {
  const colour = () => props.telling.people[props.seat]!.colour;
  return (
    <Show when={props.telling.companies} fallback={<Mark colour={colour()} size={props.size} />}>
      <PersonMark colour={colour()} size={props.size} />
    </Show>
  );
}
