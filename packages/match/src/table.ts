import type { AnyOptions, GameId, View } from "@endstation/engine";
import type { Colour } from "./colours.ts";
import type { Place, WireEvent } from "./protocol.ts";

export interface Person {
  readonly name: string;
  readonly colour: Colour;
}

export interface LoggedMove {
  readonly move: string;
  readonly at: number;
}

/** A match as one viewer knows it: the fold of the events that it was sent. JSON-safe. */
export interface Table {
  readonly seq: number;
  readonly game: GameId | null;
  readonly options: AnyOptions;
  readonly rules: number;
  readonly commitment: string;
  /** Who sits where in the lobby, by place. */
  readonly places: readonly (Person | null)[];
  /** The place that hosts: of those seated, the one that has sat longest. */
  readonly host: Place | null;
  /** Seated places, longest first. */
  readonly arrivals: readonly Place[];
  /** The place at each seat, by seat; `null` in the lobby. */
  readonly order: readonly Place[] | null;
  readonly moves: readonly LoggedMove[];
  /** Counts moves and undos; a command says which revision it is meant for. */
  readonly revision: number;
  readonly view: View;
}

/** What a spectator sees of the hidden parts: nothing. */
const BLIND: View = { deal: {}, hand: [], drawn: null };

/** The table before its first event. */
export const EMPTY_TABLE: Table = {
  seq: 0,
  game: null,
  options: { players: 0 },
  rules: 0,
  commitment: "",
  places: [],
  host: null,
  arrivals: [],
  order: null,
  moves: [],
  revision: 0,
  view: BLIND,
};

/** The table after one more event. The caller has checked that `event.seq` is `table.seq + 1`. */
export function follow(table: Table, event: WireEvent): Table {
  return { ...table, ...change(table, event), seq: event.seq };
}

function change(table: Table, event: WireEvent): Partial<Table> {
  switch (event.type) {
    case "created":
      return {
        game: event.game,
        options: event.options,
        rules: event.rules,
        commitment: event.commitment,
        places: new Array<null>(event.options.players).fill(null),
      };
    case "joined":
      return {
        ...seated([...table.arrivals, event.place]),
        places: table.places.with(event.place, { name: event.name, colour: event.colour }),
      };
    case "left":
      return {
        ...seated(table.arrivals.filter((place) => place !== event.place)),
        places: table.places.with(event.place, null),
      };
    case "changed": {
      const person = table.places[event.place];
      if (!person) return {};
      const { name = person.name, colour = person.colour } = event;
      return { places: table.places.with(event.place, { name, colour }) };
    }
    case "started":
      return { options: event.options, order: event.order, view: event.sees };
    case "moved":
      return {
        moves: [...table.moves, ...event.moves.map((move) => ({ move, at: event.at }))],
        revision: table.revision + event.moves.length,
        view: event.sees ?? table.view,
      };
    case "undone":
      return {
        moves: table.moves.slice(0, -event.count),
        revision: table.revision + 1,
        view: event.sees ?? table.view,
      };
  }
}

const seated = (arrivals: readonly Place[]) => ({ arrivals, host: arrivals[0] ?? null });
