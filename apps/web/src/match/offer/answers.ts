import type { Place, SeenOffer, Table } from "@endstation/match";
import { playedOn } from "../played-on.ts";

/** What someone at the table can do about an open question. */
export type Role = "asked" | "asker" | "looking";

/** Which places an offer still waits for: persons who play, but its maker and those who agreed. */
export function missing(table: Table, { by, agreed }: SeenOffer): readonly Place[] {
  const isAsked = (place: Place) =>
    playedOn(table, place) === null && table.places[place]?.bot === undefined;
  return (table.order ?? []).filter(
    (place) => isAsked(place) && place !== by && !agreed.includes(place),
  );
}

/** What the place of this device has to do with an offer; `null` is a watcher's. */
export function partIn(table: Table, offer: SeenOffer, place: Place | null): Role {
  if (place === null) return "looking";
  if (offer.by === place) return "asker";
  return missing(table, offer).includes(place) ? "asked" : "looking";
}
