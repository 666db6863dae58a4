import type { Fault } from "../fault.ts";

/** Each way in which a move can be at fault, by code. */
export const MOVE_FAULTS = {
  malformed: { rule: "record", message: "This is not a move of Trambahn." },
  "game-over": { rule: "TB-22", message: "The game is over." },
  "no-passenger": { rule: "TB-9", message: "A turn begins with a passenger." },
  "phase-over": { rule: "TB-9", message: "This phase of the turn is over." },
  "two-passengers": { rule: "TB-10", message: "Two passengers have been laid already." },
  "passenger-not-held": { rule: "TB-10", message: "This passenger is not in the hand." },
  "stop-not-held": { rule: "TB-12", message: "This stop is not in the hand." },
  "income-not-held": { rule: "TB-16", message: "This card is not in the hand." },
  "conductor-first": { rule: "TB-14", message: "A line cannot start with a conductor." },
  "no-line": { rule: "TB-12", message: "There is no line of this number." },
  "line-closed": { rule: "TB-13", message: "A 10 has closed this line." },
  "other-colour": { rule: "TB-12", message: "This line has another colour." },
  "not-ascending": { rule: "TB-12", message: "The stop must exceed the last stop of the line." },
  "not-on-offer": { rule: "TB-17", message: "No such tram is on offer." },
  "no-line-for-tram": { rule: "TB-17", message: "There is no line of this number for the tram." },
  "has-tram": { rule: "TB-17", message: "This line has a tram already." },
  "too-dear": { rule: "TB-17", message: "There is too little money for this tram." },
  "no-reshuffle": { rule: "TB-19", message: "The order of the reshuffled pile is not known." },
  "wrong-reshuffle": {
    rule: "TB-19",
    message: "The reshuffled pile does not hold the cards of the discard pile.",
  },
} as const satisfies Record<string, { rule: string; message: string }>;

/** The codes of faulty moves; they never change their meaning. */
export type MoveFaultCode = keyof typeof MOVE_FAULTS;

/** The fault of a code. */
export const moveFault = (code: MoveFaultCode): Fault => ({ code, ...MOVE_FAULTS[code] });
