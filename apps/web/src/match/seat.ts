import type { BySeat, Seat } from "@endstation/engine";
import type { Place, Refusal } from "@endstation/match";
import { type Accessor, createEffect, createMemo } from "solid-js";
import type { Participant } from "../games.ts";
import type { Connection } from "../net/connection.ts";
import { knownMatch, matches, rememberMatch } from "../net/known-matches.ts";
import { nameOf } from "../seat/name-of.ts";
import type { Look } from "./look/create-look.ts";
import type { Looked } from "./look/looked.ts";

/** The table as its game's screen sees it: by seats, not by places of the lobby. */
export interface SeatView {
  readonly seat: Accessor<Seat | null>;
  /** The place at each seat, by seat. */
  readonly order: Accessor<BySeat<Place>>;
  readonly people: Accessor<BySeat<Participant>>;
  readonly over: Accessor<boolean>;
  /** Whether it is this device's turn; not where it watches, nor once the match is over. */
  readonly mine: Accessor<boolean>;
  play(moves: readonly string[]): Promise<Refusal | null>;
  undo(count: number): Promise<Refusal | null>;
  askUndo(count: number): Promise<Refusal | null>;
}

/** Reads a connection by seats, and keeps the match on this device's list. */
export function createSeat(id: string, connection: Connection, look: Look): SeatView {
  const order = () => connection.table()?.order ?? [];
  const people = createMemo(() =>
    order().map((place) => {
      const { places, lost, substitutes } = connection.table()!;
      const person = places[place]!;
      const isBot = person.bot !== undefined;
      return {
        colour: person.colour,
        name: nameOf(person, place, places),
        here: isBot || connection.presence().here.includes(place),
        lost: lost[place] ?? null,
        isBot,
        isSubstituted: substitutes[place] != null,
      };
    }),
  );

  const over = () => connection.table()?.ended != null || connection.standing()?.over === true;
  createEffect(() => {
    const table = connection.table();
    const place = connection.place();
    const known = table && knownMatch(id, table, { place, over: over() });
    if (!known) return;
    const seen = look.seen() ?? seenBefore(id);
    rememberMatch({ ...known, ...(seen && { seen: seen.seq, moves: seen.moves }) });
  });

  // What is done here is done by someone who has looked.
  const done = (deed: Promise<Refusal | null>) => {
    look.read();
    return deed;
  };
  const seat = () => {
    const place = connection.place();
    const at = place === null ? -1 : order().indexOf(place);
    return at < 0 ? null : at;
  };
  return {
    seat,
    order,
    people,
    over,
    mine: () => !over() && seat() !== null && connection.standing()?.turn === connection.place(),
    play: (moves) => done(connection.send({ type: "move", moves: [...moves] })),
    undo: (count) => done(connection.send({ type: "undo", count })),
    async askUndo(count) {
      const refused = await done(connection.send({ type: "undo", count }));
      if (refused?.code !== "needs-consent") return refused;
      return connection.send({ type: "offer", offer: { kind: "undo", count } });
    },
  };
}

/** How far this device had seen the match at an earlier visit; `null` where that is not known. */
export function seenBefore(id: string): Looked | null {
  const known = matches().find((match) => match.id === id);
  if (known?.seen === undefined) return null;
  return { seq: known.seen, moves: known.moves ?? 0 };
}
