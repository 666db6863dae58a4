import type { Seat } from "@endstation/engine";
import type { Note, OfferKind, Place, Table } from "@endstation/match";
import { language } from "../../i18n/language.ts";
import { fill, type Part } from "../../i18n/phrase.ts";
import { person, type Telling } from "../telling.ts";
import { isTold, type LogLine, movesAfter } from "./lines.ts";

/**
 * What a game adds to a note of moves that were taken back: whose they were, where its rules tell
 * that (`null`: they do not), and where the pieces went.
 */
export interface TakenBack {
  readonly by: Seat | null;
  readonly parts: readonly Part[];
}

/** Moves that were taken back, and those that stood before them. */
export type TellTaken = (taken: readonly string[], before: readonly string[]) => TakenBack;

/** What happened beside the moves, as lines of the log in their order. */
export function noteLines(
  telling: Telling,
  { table, tellTaken }: { table: Table; tellTaken: TellTaken },
): readonly LogLine[] {
  const stood = movesAfter(table);
  return table.notes.flatMap((note, index): LogLine[] => {
    if (!isTold(note)) return [];
    const taken = note.taken && tellTaken(moveTexts(note), stood[index]!);
    const told = noteText(telling, { note, order: table.order ?? [], taken });
    return told ? [{ ply: note.ply, seq: note.event.seq, number: null, ...told }] : [];
  });
}

const moveTexts = ({ taken = [] }: Note) => taken.map(({ move }) => move);

interface Told {
  readonly by: Seat | null;
  readonly parts: readonly Part[];
}

function noteText(
  telling: Telling,
  { note, order, taken }: { note: Note; order: readonly Place[]; taken: TakenBack | undefined },
): Told | null {
  const { event } = note;
  const { note: words } = telling.words.aside;
  const alone = (text: string): Told => ({ by: null, parts: [text] });
  const of = (pair: readonly string[], place: Place, slots: Record<string, Part> = {}): Told => {
    const seat = order.indexOf(place);
    return { by: seat, parts: ofSeat(telling, pair, { seat, slots }) };
  };
  switch (event.type) {
    case "offered":
      return of(words[event.offer.kind], event.place, offerSlots(telling, event.offer));
    case "agreed":
      return of(words.agreed, event.place);
    case "dropped":
      if (event.how === "lapsed" || event.place === null) return alone(words.lapsed);
      return of(words[event.how], event.place);
    case "paused":
      return alone(words.paused);
    case "resumed":
      return event.place === null ? alone(words.resumedAll) : of(words.resumed, event.place);
    case "lost":
      return of(event.bot ? words[`${event.how}Bot`] : words[event.how], event.place);
    case "substituted":
      return of(words.substituted, event.place);
    case "returned":
      return of(words.returned, event.place);
    case "replaced":
      return of(words.replaced, event.place);
    case "hosted":
      return of(words.hosted, event.place);
    case "undone": {
      const by = event.consent ? order.indexOf(event.consent.by) : (taken?.by ?? null);
      const moves = telling.words.aside.offer.moves(event.count);
      const agreed = event.consent?.agreed ?? [];
      const consent =
        agreed.length > 0
          ? [
              " ",
              ...fillPeople(
                telling,
                words.agreedTo,
                agreed.map((one) => order.indexOf(one)),
              ),
            ]
          : [];
      const parts =
        by === null
          ? fill(words.undoneAlone, { moves })
          : ofSeat(telling, words.undone, { seat: by, slots: { moves } });
      return { by, parts: [...parts, ...consent, " ", ...(taken?.parts ?? [])] };
    }
    case "ended": {
      const seat = event.place === undefined ? null : order.indexOf(event.place);
      if (event.how === "agreed" || seat === null) return alone(words.endedAgreed);
      const why = {
        resigned: words.endedResigned,
        abandoned: words.endedAbandoned,
        time: words.endedTime,
      }[event.how];
      const text = fill(why, { who: { kind: "person", text: telling.people[seat]!.name } });
      return { by: null, parts: text };
    }
    default:
      return null;
  }
}

/** A sentence of a seat, in the words for others or for the one who reads. */
export function ofSeat(
  telling: Telling,
  [they, you]: readonly string[],
  { seat, slots }: { seat: Seat; slots: Readonly<Record<string, Part>> },
): Part[] {
  const template = seat === telling.me ? you : they;
  return fill(template!, { who: person(telling, seat), ...slots });
}

/** A sentence of several seats: their names as a list stand for `{who}`. */
export function fillPeople(telling: Telling, template: string, seats: readonly Seat[]): Part[] {
  const names = new Intl.ListFormat(language()).formatToParts(seats.map(String));
  const list = names.map(({ type, value }): Part => {
    if (type !== "element") return value;
    return { kind: "person", text: telling.people[Number(value)]!.name };
  });
  return template
    .split(/(\{who\})/)
    .flatMap((text): Part[] => (text === "{who}" ? list : [text]))
    .filter((part) => part !== "");
}

/** What a question is about, for the holes of its sentences. */
export const offerSlots = (telling: Telling, offer: OfferKind): Record<string, Part> =>
  offer.kind === "undo" ? { moves: telling.words.aside.offer.moves(offer.count) } : {};

/** Why a move was not its player's own; nothing for one that was. */
export function autoParts(telling: Telling, table: Table, ply: number): readonly Part[] {
  const { auto, bot } = table.moves[ply] ?? {};
  if (!auto) return [];
  const { autoTime, autoLost, botTime, botLost } = telling.words.aside.note;
  if (bot) return [" ", auto === "time" ? botTime : botLost];
  return [" ", auto === "time" ? autoTime : autoLost];
}
