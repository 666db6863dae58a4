import type { Seat } from "@endstation/engine";
import { language, t } from "../../i18n/language.ts";
import { fill, type Part } from "../../i18n/phrase.ts";
import { person, type Telling } from "../telling.ts";

/** Who has won: "Mira wins", "You win", "You and Ben share the win"; or that all stopped. */
export function verdict(telling: Telling, seats: readonly Seat[]): Part[] {
  const words = t().ended;
  if (seats.length === 0) return [t().aside.result.stopped];
  if (seats.length === 1) {
    const [seat] = seats;
    return seat === telling.me ? [words.youWin] : fill(words.wins, { who: person(telling, seat!) });
  }
  const mine = seats.filter((seat) => seat === telling.me);
  const order = [...mine, ...seats.filter((seat) => seat !== telling.me)];
  const list = new Intl.ListFormat(language()).formatToParts(order.map(String));
  const names = list.map(({ type, value }) =>
    type === "element" ? person(telling, Number(value)) : value,
  );
  return [...names, mine.length > 0 ? words.shareYou : words.share];
}
