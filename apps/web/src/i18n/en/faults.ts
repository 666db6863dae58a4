import type { MoveFaultCode } from "@endstation/engine";

/** Why a move is not legal, as a sentence to the one who tried it. */
export const faults: Partial<Record<MoveFaultCode, string>> = {
  "game-over": "The game is over: all 60 tiles lie.",
  "second-draw": "The drawn tile must be laid first.",
  "not-drawn": "Only the drawn tile may be laid now.",
  "not-held": "This tile is not in your hand.",
  "stack-empty": "The stack is empty: lay a tile of your hand.",
  "no-exchange": "Shares are exchanged only in The Companies.",
  "pile-barred": "Only the open share may be taken in this game.",
  "exchange-closed": "A company has 25 points: no more exchanges.",
  "exchange-stalled": "Too many turns without a tile: no more exchanges.",
  "no-pass": "Only a player without a tile may pass.",
  turned: "Tiles lie as printed in this game.",
  "power-station": "The power station stands here.",
  occupied: "A tile lies here already.",
  "no-neighbour": "A tile must lie on the edge or beside another tile.",
  "one-tile-line": "Here a car would come home over this one tile. That is not allowed.",
};
