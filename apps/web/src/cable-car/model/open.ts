import { type CableCarOptions, cableCar, type Position, type Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";

/** The options of a table of Cable Car. */
export function optionsOf(table: Table): CableCarOptions {
  const options = cableCar.parseOptions(table.options);
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
}

/**
 * The position of a table as `seat` knows it. Throws where the table contradicts the rules: the
 * server has judged every move, so client and server are then of different versions.
 */
export function openPosition(table: Table, seat: Seat | null): Position {
  const position = cableCar.known({
    options: optionsOf(table),
    seat,
    moves: table.moves.map(({ move }) => move),
    view: table.view,
  });
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}
