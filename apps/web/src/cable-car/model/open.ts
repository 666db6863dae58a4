import {
  type CableCarOptions,
  knownPosition,
  type Position,
  parseCableCarOptions,
  type Seat,
} from "@endstation/engine";
import type { Table } from "@endstation/match";

// Not by the game as a whole: how it is dealt, shuffled and told is none of the table's business.

/** The options of a table of Cable Car. */
export function optionsOf(table: Table): CableCarOptions {
  const options = parseCableCarOptions(table.options);
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
}

/**
 * The position of a table as `seat` knows it. Throws where the table contradicts the rules: the
 * server has judged every move, so client and server are then of different versions.
 */
export function openPosition(table: Table, seat: Seat | null): Position {
  const position = knownPosition({
    options: optionsOf(table),
    seat,
    moves: table.moves.map(({ move }) => move),
    view: table.view,
  });
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}
