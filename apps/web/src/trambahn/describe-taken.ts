import {
  type CardCode,
  makeCard,
  parseTrambahnMove,
  partsOfTrambahnMove,
  TRAMS,
  VERBS,
} from "@endstation/engine";
import { fill, type Part } from "../i18n/phrase.ts";
import type { TellTaken } from "../match/log/note-text.ts";
import type { Telling } from "../match/telling.ts";
import { cardList } from "./describe.ts";
import { picture } from "./model/picture.ts";

/** How the end of a turn is written. */
const END = "end";

/**
 * Where cards and trams went that were taken back. Nothing is shuffled: what had been drawn lies
 * where it lay, and those who have seen it know.
 */
export const tellTaken =
  (telling: Telling): TellTaken =>
  (taken, before) => {
    const { trambahn, aside } = telling.words;
    const shown: CardCode[] = [];
    let banked = 0;
    const parts: Part[][] = [];
    for (const text of taken) {
      const move = parseTrambahnMove(text);
      if (!move.ok) continue;
      const { phase, piece } = partsOfTrambahnMove(move.value);
      const verb = VERBS[phase]!;
      if (verb === "pass" || verb === "stop") shown.push(makeCard(piece) as CardCode);
      // Which cards lie on the money is their owner's secret.
      if (verb === "bank") banked++;
      if (verb === "buy") {
        const tram = { kind: "strong", text: trambahn.trams[TRAMS[piece]!] } as const;
        parts.push(fill(aside.taken.tram, { tram }));
      }
    }
    if (banked > 0) parts.unshift(fill(aside.taken.banked, { cards: trambahn.cards(banked) }));
    if (shown.length > 0) {
      const cards = { kind: "strong", text: cardList(telling.words, shown.map(picture)) } as const;
      parts.unshift(fill(aside.taken.cards, { cards }));
    }
    if (taken.includes(END)) parts.push([aside.taken.drawnCards]);
    return {
      by: before.filter((move) => move === END).length % 2,
      parts: parts.flatMap((one, index) => (index > 0 ? [" ", ...one] : one)),
    };
  };
