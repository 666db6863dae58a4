import {
  type CardCode,
  LINE_COLOURS,
  type LineColour,
  type Tram,
  VERBS,
  type Verb,
} from "@endstation/engine";
import type { Target } from "./plan.ts";

/** What is chosen of one turn: as a player's own choice. */
export interface Suggestion {
  readonly phase: Verb;
  readonly picked: readonly number[];
  readonly homes: readonly LineColour[];
  readonly target: Target | null;
  readonly tram: Tram | null;
}

/** What leads to a move of the record's notation from a hand; `null` where that cannot be. */
export function suggestion(move: string, hand: readonly CardCode[]): Suggestion | null {
  const [verb, what = ""] = move.split(" ");
  const [piece, place] = what.split(">");
  const phase = VERBS.find((one) => one === verb);
  if (!phase) return null;
  const none = { phase, picked: [], homes: [], target: null, tram: null };
  const target = place === "new" ? place : Number(place);
  if (phase === "end") return none;
  if (phase === "buy") return { ...none, tram: piece as Tram, target };
  const index = (hand as readonly string[]).indexOf(piece!);
  if (index < 0) return null;
  const picked = [index];
  if (phase === "stop") return { ...none, picked, target };
  const homes = LINE_COLOURS.filter((colour) => phase === "pass" && colour[0] === place);
  return { ...none, picked, homes };
}
