import type { Fault } from "../fault.ts";

/** Each way in which a move can be at fault, by code. */
export const MOVE_FAULTS = {
  malformed: { rule: "record", message: "This is not a move of Cable Car." },
  "same-look": {
    rule: "record",
    message: "A smaller turn of this tile looks the same; only that one is written.",
  },
  "game-over": { rule: "CC-20", message: "The game is over: all 60 tiles lie." },
  "second-draw": { rule: "CC-11", message: "The drawn tile must be laid before anything else." },
  "not-drawn": { rule: "CC-11", message: "Only the drawn tile may be laid now." },
  "not-held": { rule: "CC-11", message: "This tile is not in the hand." },
  "no-exchange": { rule: "CO-3", message: "Shares are exchanged only in The Companies." },
  "pile-barred": { rule: "CO-4", message: "Only the face-up share may be taken in this game." },
  "exchange-closed": {
    rule: "CO-5",
    message: "A company has reached 25 points: shares are no longer exchanged.",
  },
  "exchange-stalled": {
    rule: "CO-8",
    message: "Too many turns in a row laid no tile: shares are no longer exchanged.",
  },
  "no-pass": {
    rule: "CO-7",
    message: "Only who has no tile, in The Companies with the stack empty, may pass.",
  },
  "stack-empty": { rule: "CC-12", message: "The stack is empty: lay a tile of the hand." },
  turned: { rule: "CC-14", message: "Tiles lie as printed in this game." },
  "power-station": { rule: "CC-1", message: "The power station stands here." },
  occupied: { rule: "CC-13", message: "A tile lies here already." },
  "no-neighbour": {
    rule: "CC-13",
    message: "A tile must lie on the board's edge or beside a tile that lies already.",
  },
  "one-tile-line": {
    rule: "CC-15",
    message: "Over this tile alone a car would reach a station.",
  },
} as const satisfies Record<string, { rule: string; message: string }>;

/** The codes of faulty moves; they never change their meaning. */
export type MoveFaultCode = keyof typeof MOVE_FAULTS;

/** The fault of a code. */
export const moveFault = (code: MoveFaultCode): Fault => ({ code, ...MOVE_FAULTS[code] });
