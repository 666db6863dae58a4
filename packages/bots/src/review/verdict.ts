import type { AnyOptions, GameId } from "@endstation/engine";
import type { Verdict } from "./review.ts";

/** From how many lost points on a decision is an inaccuracy, and from how many a blunder. */
export interface Thresholds {
  readonly inaccuracy: number;
  readonly blunder: number;
}

/** In Cable Car the best cell is on average worth 1.8 points more than the second, 7.5 than most. */
const CABLE_CAR: Thresholds = { inaccuracy: 2, blunder: 6 };
/** Final scores lie closer together: a value more of a company is one to four points. */
const COMPANIES: Thresholds = { inaccuracy: 1.5, blunder: 4 };
/** A ride of one good line is some twenty points. */
const TRAMBAHN: Thresholds = { inaccuracy: 4, blunder: 10 };

/** What counts as a fault in a game with these options. */
export function thresholdsOf(game: GameId, options: AnyOptions): Thresholds {
  if (game === "trambahn") return TRAMBAHN;
  return "companies" in options && options.companies === true ? COMPANIES : CABLE_CAR;
}

/** What a loss, with its standard error, says of a decision. */
export function verdictOf(
  { loss, standardError }: { readonly loss: number; readonly standardError: number },
  { inaccuracy, blunder }: Thresholds,
): Verdict {
  if (loss === 0) return "best";
  if (loss <= 2 * standardError) return "equal";
  if (loss >= blunder) return "blunder";
  return loss >= inaccuracy ? "inaccuracy" : "slight";
}
