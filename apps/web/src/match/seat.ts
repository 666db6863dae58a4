import type { BySeat, Seat } from "@endstation/engine";
import type { Refusal } from "@endstation/match";
import { type Accessor, createEffect, createMemo, createSignal } from "solid-js";
import type { Participant } from "../games.ts";
import type { Connection } from "../net/connection.ts";
import { rememberMatch } from "../net/device.ts";

/** The table as its game's screen sees it: by seats, not by places of the lobby. */
export interface SeatView {
  readonly seat: Accessor<Seat | null>;
  readonly people: Accessor<BySeat<Participant>>;
  play(moves: readonly string[]): Promise<Refusal | null>;
  undo(count: number): Promise<Refusal | null>;
  onOver(): void;
}

/** Reads a connection by seats, and keeps the match on this device's list. */
export function createSeat(id: string, connection: Connection): SeatView {
  const order = () => connection.table()?.order ?? [];
  const people = createMemo(() =>
    order().map((place) => ({
      ...connection.table()!.places[place]!,
      here: connection.presence().here.includes(place),
    })),
  );

  const [over, setOver] = createSignal(false);
  createEffect(() => {
    const table = connection.table();
    const place = connection.place();
    if (!table?.game) return;
    rememberMatch({
      id,
      game: table.game,
      options: table.options,
      others: table.places.flatMap((person, at) => (person && at !== place ? [person.name] : [])),
      phase: over() ? "over" : table.order ? "play" : "lobby",
      at: Date.now(),
    });
  });

  return {
    seat: () => {
      const place = connection.place();
      const seat = place === null ? -1 : order().indexOf(place);
      return seat < 0 ? null : seat;
    },
    people,
    play: (moves) => connection.send({ type: "move", moves: [...moves] }),
    undo: (count) => connection.send({ type: "undo", count }),
    onOver: () => setOver(true),
  };
}
