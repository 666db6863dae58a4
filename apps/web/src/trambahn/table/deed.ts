import {
  type CardCode,
  type LineColour,
  linesOf,
  type Tram,
  type TrambahnPosition,
  type Verb,
} from "@endstation/engine";
import { boarding, income, type Laying, type Target } from "../model/plan.ts";
import { tryOut } from "../model/trial.ts";

/** What the main button does. */
export type Deed =
  | {
      readonly kind: "pass" | "bank";
      readonly moves: readonly string[];
      readonly after: TrambahnPosition;
    }
  | ({ readonly kind: "stop" } & Laying)
  | {
      readonly kind: "buy";
      readonly moves: readonly string[];
      readonly after: TrambahnPosition;
      readonly line: number;
      readonly tram: Tram;
    }
  | { readonly kind: "next"; readonly phase: Verb }
  | { readonly kind: "end" };

/** What a player has chosen in a phase of the own turn. */
export interface Chosen {
  readonly position: TrambahnPosition;
  readonly phase: Verb;
  /** The phase that comes next, and whether the turn may end now. */
  readonly next: Verb;
  readonly mayEnd: boolean;
  readonly cards: readonly CardCode[];
  /** The termini of the chosen conductors. */
  readonly homes: readonly LineColour[];
  /** The way in which the chosen cards are laid; `null`: there is none. */
  readonly way: Laying | null;
  readonly tram: Tram | null;
  readonly target: Target | null;
  /** The lines that can get the chosen tram. */
  readonly stands: readonly number[];
}

/** What the main button does with what is chosen; `null` while something is missing. */
export function deedOf(chosen: Chosen): Deed | null {
  const { position, phase, cards } = chosen;
  switch (phase) {
    case "pass": {
      if (cards.length === 0) return chosen.mayEnd ? onwards(chosen.next) : null;
      const done = boarding(position, cards, chosen.homes);
      return done && { kind: "pass", ...done };
    }
    case "stop":
      if (cards.length === 0) return onwards(chosen.next);
      return chosen.way && { kind: "stop", ...chosen.way };
    case "bank": {
      if (cards.length === 0) return onwards(chosen.next);
      const done = income(position, cards);
      return done && { kind: "bank", ...done };
    }
    case "buy":
      return chosen.tram ? purchase(chosen, chosen.tram) : { kind: "end" };
    case "end":
      return { kind: "end" };
  }
}

/** Going on without a move, or the end where nothing comes before it. */
const onwards = (phase: Verb): Deed =>
  phase === "end" ? { kind: "end" } : { kind: "next", phase };

/** The chosen tram for the chosen line, or for the one that it serves best. */
function purchase({ position, stands, target }: Chosen, tram: Tram): Deed | null {
  const lines = linesOf(position, position.seat);
  const best = [...stands].sort((a, b) => lines[b - 1]!.points - lines[a - 1]!.points)[0];
  const line = stands.find((number) => number === target) ?? best;
  if (line === undefined) return null;
  const moves = [`buy ${tram}>${line}`];
  const trial = tryOut(position, moves);
  return trial.ok ? { kind: "buy", moves, after: trial.after, line, tram } : null;
}
