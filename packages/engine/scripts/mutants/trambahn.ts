import { type Mutant, mutantsOf } from "./mutant.ts";

const mutant = mutantsOf("trambahn");

/** A break of each of Trambahn's rules. */
export const TRAMBAHN_MUTANTS: readonly Mutant[] = [
  mutant("TB-1", "cards.ts", ["stopValue(card) >= 7 ? 2", "stopValue(card) >= 6 ? 2"]),
  mutant("TB-2", "cards.ts", ["card === CONDUCTOR) return 8", "card === CONDUCTOR) return 7"]),
  mutant("TB-3", "trams.ts", ["[5, 10, 15]", "[4, 10, 15]"]),
  mutant("TB-4", "trams.ts", ["[2, 3, 4]", "[2, 4, 4]"]),
  mutant("TB-5", "move.ts", ["packMove(PASS, piece, colourOf(piece))", "packMove(PASS, piece, 0)"]),
  mutant("TB-6", "position.ts", ["[12, 15]", "[15, 12]"]),
  mutant("TB-7", "trams.ts", ["OFFER_SIZE = 3", "OFFER_SIZE = 4"]),
  mutant("TB-8", "position.ts", ["seat: Seat = 0;", "seat: Seat = 1;"]),
  mutant("TB-9", "judge.ts", ["phase < position.phase", "phase > position.phase + 2"]),
  mutant("TB-10", "legal-moves.ts", ["MAX_PASSENGERS = 2", "MAX_PASSENGERS = 3"]),
  mutant("TB-11", "position.ts", ["this.termini.leave(terminus);", ""]),
  mutant("TB-12", "lines.ts", ["this.lasts[line]! < stopValue", "this.lasts[line]! <= stopValue"]),
  mutant("TB-13", "lines.ts", [
    "this.lasts[line] === LAST_VALUE",
    "this.lasts[line] === LAST_VALUE - 1",
  ]),
  mutant("TB-14", "judge.ts", ['card === CONDUCTOR ? "conductor-first" : null', "null"]),
  mutant("TB-15", "lines.ts", ["TOUR_SIZE = 8", "TOUR_SIZE = 9"]),
  mutant("TB-16", "position.ts", ["this.money.earn(this.seat, card);", ""]),
  mutant("TB-17", "judge.ts", ['!== NO_TRAM) return "has-tram"', '=== 9) return "has-tram"']),
  mutant("TB-18", "position.ts", [
    "lines.cardAt(line, index)",
    "lines.cardAt(line, size - 1 - index)",
  ]),
  mutant("TB-19", "position.ts", [
    "this.money.size(seat) >> 1",
    "(this.money.size(seat) + 1) >> 1",
  ]),
  mutant("TB-20", "sheet.ts", ["if (own.colours[line] === colour) ", ""]),
  mutant("TB-21", "sheet.ts", ["this.#score(seat, lines, line);", ""]),
  mutant("TB-22", "sheet.ts", ["LAST_RIDE = 10", "LAST_RIDE = 9"]),
  mutant("TB-23", "view.ts", ["mover !== seat && ", "mover === seat && "]),
  mutant("TB-24", "position.ts", ["MAX_IDLE_TURNS = 2", "MAX_IDLE_TURNS = 1"]),
];
