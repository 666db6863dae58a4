import type { Place } from "./action.ts";
import type { MatchEvent } from "./event.ts";

/** Which names are told to nobody any more. They stay in the log, which is never changed. */
export interface HiddenNames {
  /** Sequence numbers of the events that give one. */
  readonly events: ReadonlySet<number>;
  /** The places of a series whose person, as the creation names them, has one. */
  readonly reserved: ReadonlySet<Place>;
}

/** Where the name of the person of a place stands. */
interface Person {
  readonly events: number[];
  /** Whether it is the one of the series, whom the creation names. */
  readonly isReserved: boolean;
}

/**
 * The hidden names of a log: those of a sitter whose name the host has hidden or whom the host has
 * removed from the lobby, from when they came or had the place kept, and of watchers whose wish
 * was dismissed.
 */
export function hiddenNames(log: readonly MatchEvent[]): HiddenNames {
  const events = new Set<number>();
  const reserved = new Set<Place>();
  const people = new Map<Place, Person>();
  const asked = new Map<number, number>();
  const hide = (place: Place) => {
    const person = people.get(place);
    for (const one of person?.events ?? []) events.add(one);
    if (person?.isReserved) reserved.add(place);
  };
  for (const { seq, body } of log) {
    switch (body.type) {
      case "created":
        for (const place of body.series?.seats.keys() ?? []) {
          people.set(place, { events: [], isReserved: true });
        }
        break;
      case "asked":
        asked.set(body.ask, seq);
        break;
      case "joined":
      case "replaced": {
        const wish = body.ask === undefined ? undefined : asked.get(body.ask);
        // While a place is kept nobody else joins there.
        const isReserved = body.type === "joined" && people.has(body.place);
        people.set(body.place, { events: wish === undefined ? [seq] : [seq, wish], isReserved });
        break;
      }
      case "changed":
        people.get(body.place)?.events.push(seq);
        break;
      case "dismissed":
        events.add(asked.get(body.ask)!);
        break;
      case "left":
        if (body.by === "host") hide(body.place);
        people.delete(body.place);
        break;
      case "hidden":
        hide(body.place);
        break;
    }
  }
  return { events, reserved };
}
