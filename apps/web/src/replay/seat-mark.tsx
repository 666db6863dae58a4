import type { GameRecord, Seat } from "@endstation/engine";
import { Show } from "solid-js";
import type { Participant } from "../games.ts";
import { Mark } from "../ui/mark.tsx";
import { PersonMark } from "../ui/person-mark.tsx";

/** Who is told of, and in which kind of game. */
export interface Cast {
  readonly record: GameRecord;
  readonly people: readonly Participant[];
}

/** A player's mark: where marks stand for companies, a figure in the player's colour. */
export function SeatMark(props: { cast: Cast; seat: Seat; size: number }) {
  const colour = () => props.cast.people[props.seat]!.colour;
  const ofCompanies = () =>
    "companies" in props.cast.record.options && props.cast.record.options.companies === true;
  return (
    <Show when={ofCompanies()} fallback={<Mark colour={colour()} size={props.size} />}>
      <PersonMark colour={colour()} size={props.size} />
    </Show>
  );
}
