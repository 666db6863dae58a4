import type { Place, SeenOffer, Table } from "@endstation/match";
import { plain } from "../../i18n/phrase.ts";
import { fillPeople, offerSlots, ofSeat } from "../log/note-text.ts";
import type { Telling } from "../telling.ts";
import { missing, type Role } from "./answers.ts";

/** What is asked, and by whom, as a sentence. */
export function offerText(telling: Telling, table: Table, { by, kind }: SeenOffer): string {
  const pair = telling.words.aside.offer[kind.kind];
  const seat = seatOf(table, by);
  return plain(ofSeat(telling, pair, { seat, slots: offerSlots(telling, kind) }));
}

/** Who has agreed, and, for those who have no answer to give, who is still to answer. */
export function answersText(
  telling: Telling,
  table: Table,
  { offer, role }: { offer: SeenOffer; role: Role },
): string {
  const words = telling.words.aside.offer;
  const names = (template: string, places: readonly Place[]) =>
    plain(
      fillPeople(
        telling,
        template,
        places.map((place) => seatOf(table, place)),
      ),
    );
  const open = missing(table, offer);
  return [
    ...(offer.agreed.length > 0 ? [names(words.agreed, offer.agreed)] : []),
    ...(open.length > 0 && role !== "asked" ? [names(words.waits, open)] : []),
  ].join(" ");
}

const seatOf = ({ order }: Table, place: Place) => (order ?? []).indexOf(place);
