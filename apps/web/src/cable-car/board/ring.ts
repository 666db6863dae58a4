import type { StationPlace } from "@endstation/engine";
import type { Colour } from "@endstation/match";
import { LENGTH } from "./geometry.ts";
import { type BoardContent, type BoardLine, lookOf } from "./scene.ts";

/** What the ring shows at one station. */
export interface Stop extends StationPlace {
  /** The car that waits here, by its colour. */
  readonly car: Colour | null;
  /** After the end: whose car began here. */
  readonly origin: Colour | null;
  /** The line that ends in this building, where it is to be drawn up to the sign. */
  readonly arrival: { readonly colour: Colour; readonly run: number; readonly lit: boolean } | null;
}

/** The ring round the board, by the order of `places`. */
export function ring(places: readonly StationPlace[], content: BoardContent): Stop[] {
  const from = new Map(content.lines.map((line) => [line.station, line]));
  const into = new Map<number, BoardLine>();
  for (const line of content.lines) {
    const shown = content.final || lookOf(line, content) === "lit";
    if (shown && line.end.at === "station") into.set(line.end.station, line);
  }
  return places.map((place) => {
    const line = from.get(place.station);
    const arriving = into.get(place.station);
    // While the ghost would bring a car home, its car still stands at its station.
    const waiting = line !== undefined && (!line.home || content.lit.has(line.station));
    return {
      ...place,
      car: waiting && !content.final ? line.colour : null,
      origin: content.final && line ? line.colour : null,
      arrival: arriving
        ? {
            colour: arriving.colour,
            run: arriving.passes.reduce((sum, pass) => sum + LENGTH[pass.track], 0),
            lit: lookOf(arriving, content) === "lit",
          }
        : null,
    };
  });
}

/** Whether a station looks the same, so that its drawing can stay. */
export const sameStop = (a: Stop, b: Stop): boolean =>
  a.station === b.station &&
  a.car === b.car &&
  a.origin === b.origin &&
  a.arrival?.colour === b.arrival?.colour &&
  a.arrival?.run === b.arrival?.run &&
  a.arrival?.lit === b.arrival?.lit;
