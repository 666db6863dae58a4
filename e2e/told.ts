import {
  type CableCarOptions,
  COMPANIES,
  cableCar,
  type GameRecord,
  type Seat,
  trambahn,
} from "@endstation/engine";
import { aloud } from "../apps/web/src/cable-car/aloud.ts";
import type { Telling } from "../apps/web/src/cable-car/describe.ts";
import { story } from "../apps/web/src/cable-car/model/story.ts";
import { recordedPosition } from "../apps/web/src/cable-car/replay/open.ts";
import { dictionary as words } from "../apps/web/src/i18n/en/index.ts";
import { aloud as aloudAtTrambahn } from "../apps/web/src/trambahn/aloud.ts";
import { scoringText } from "../apps/web/src/trambahn/describe.ts";
import { isScoring, story as storyOfTrambahn } from "../apps/web/src/trambahn/model/story.ts";

// What a player must have heard of a recorded game, by the functions that the table speaks with:
// they have tests of their own, and here it is only asked that the page says all of it.

/** What a result saves, as far as a table speaks of it. */
export interface Saved extends GameRecord {
  readonly names: readonly string[];
  readonly colours: Telling["cars"];
  readonly bots: readonly (keyof typeof words.bots.levels | null)[];
}

/** What a seat hears at its table after each move of a record, in order. */
export function announcements(record: Saved, me: Seat): string[] {
  return record.game === "trambahn" ? ofTrambahn(record, me) : ofTiles(record, me);
}

/** The rides and tours of a record of Trambahn, as they are read out. */
export const ridesTold = (record: Saved, me: Seat): string[] =>
  storyOfTrambahn(seenBy(record, me))
    .filter(isScoring)
    .map((one) => scoringText(tellingOf(record, me), one));

function tellingOf(record: Saved, me: Seat): Telling {
  const companies = "companies" in record.options && record.options.companies === true;
  const people = record.names.map((name, seat) => {
    const level = record.bots[seat];
    const shown = level ? words.bots.name(words.bots.levels[level], null) : name;
    return { name: shown, colour: record.colours[seat]!, here: true, lost: null };
  });
  return { words, people, me, companies, cars: companies ? COMPANIES : record.colours };
}

function ofTiles(record: Saved, me: Seat): string[] {
  const telling = tellingOf(record, me);
  const options = record.options as CableCarOptions;
  const moves = record.moves.map((move, ply) =>
    cableCar.redact(move, cableCar.toMove(recordedPosition(record, ply))!, me),
  );
  return moves.map((_, ply) => {
    const view = cableCar.view(recordedPosition(record, ply + 1), me);
    const known = cableCar.known({ options, seat: me, moves: moves.slice(0, ply + 1), view });
    if (!known.ok) throw new Error(known.error.message);
    const { seat, pending } = known.value;
    const mine = cableCar.toMove(known.value) === me;
    const drawn = pending ? { seat, code: view.drawn } : null;
    return aloud(telling, { last: story(known.value).at(-1), undone: null, mine, drawn });
  });
}

/** The moves of a record of Trambahn as a seat reads them. */
const seenBy = (record: Saved, me: Seat): string[] => {
  let mover = 0;
  return record.moves.map((move) => {
    const seen = trambahn.redact(move, mover, me);
    if (move === "end") mover = 1 - mover;
    return seen;
  });
};

function ofTrambahn(record: Saved, me: Seat): string[] {
  const telling = tellingOf(record, me);
  const moves = seenBy(record, me);
  let mover = 0;
  return moves.map((move, ply) => {
    if (move === "end") mover = 1 - mover;
    const last = storyOfTrambahn(moves.slice(0, ply + 1)).findLast((one) => !isScoring(one));
    return aloudAtTrambahn(telling, { last, undone: null, mine: mover === me });
  });
}
