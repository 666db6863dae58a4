import type { MoveFaultCode } from "../faults.ts";
import type { Source } from "../move.ts";
import type { Position } from "../position.ts";

/** Whether only the face-up share may be taken (CO-4). */
export const isPileBarred = ({ options }: Position): boolean =>
  options.companies && options.exchange === "open";

/** Whether the seat to move may pass: without a tile and with no stack, yet able to act (CO-7). */
export const mayPass = (position: Position): boolean =>
  position.exchange !== null &&
  position.exchange.closedBy === null &&
  position.stackSize === 0 &&
  !position.holdsTile(position.seat);

/**
 * What is wrong with an exchange that takes a share from there, `null` where it is legal. Judged
 * for whoever's turn it is; that no drawn tile waits is for the caller to check.
 */
export function exchangeFault(position: Position, source: Source): MoveFaultCode | null {
  if (position.exchange === null) return "no-exchange";
  if (source === "pile" && isPileBarred(position)) return "pile-barred";
  switch (position.exchange.closedBy) {
    case "CO-5":
      return "exchange-closed";
    case "CO-8":
      return "exchange-stalled";
    case null:
      return null;
  }
}
