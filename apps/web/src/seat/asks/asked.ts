import { fitName, type Table } from "@endstation/match";
import { keptHere } from "../../net/storage.ts";

const asked = (id: string) => `endstation.asked.${id}`;

/** How a wish for a seat stands: `null` where this device has none. */
export type Wish = "waiting" | "declined" | null;

/**
 * Keeps which of a match's wishes is this device's, once the match has taken it under this name,
 * as it was written.
 */
export function keepAsk(id: string, table: Table, name: string): void {
  const kept = fitName(name);
  const own = table.asks.findLast((ask) => ask.name === kept);
  if (own) keptHere.set(asked(id), own.ask);
}

/** Forgets which of a match's wishes is this device's. */
export const forgetAsk = (id: string): void => keptHere.delete(asked(id));

/** How this device's wish stands; the match tells no more of one that was answered. */
export function wishOf(id: string, table: Table): Wish {
  const number = keptHere.get(asked(id));
  if (typeof number !== "number") return null;
  return table.asks.some(({ ask }) => ask === number) ? "waiting" : "declined";
}
