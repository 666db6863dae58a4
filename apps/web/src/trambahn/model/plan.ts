import {
  type CardCode,
  type LineColour,
  linesOf,
  makeCard,
  parseCard,
  type TrambahnPosition,
} from "@endstation/engine";
import { tryOut } from "./trial.ts";

/** The number of a line of the seat to move, or a new one. */
export type Target = number | "new";

/** A way to lay the chosen cards: into one line, in one command. */
export interface Laying {
  readonly target: Target;
  /** The line's number once they lie. */
  readonly line: number;
  /** The cards in the order in which they go. */
  readonly cards: readonly CardCode[];
  readonly moves: readonly string[];
  readonly after: TrambahnPosition;
}

/** Where chosen cards can be laid; with nowhere, the code of the fault of starting a line. */
export interface Layings {
  readonly ways: readonly Laying[];
  readonly fault: string | null;
}

/**
 * All lines into which chosen cards can go together, whatever the order in which they were
 * chosen: stops ascend, conductors come last, but before what closes the line.
 */
export function layings(position: TrambahnPosition, chosen: readonly CardCode[]): Layings {
  if (chosen.length === 0) return { ways: [], fault: null };
  const { length } = linesOf(position, position.seat);
  const targets: Target[] = [...Array.from({ length }, (_, index) => index + 1), "new"];
  const ways: Laying[] = [];
  let fault: string | null = null;
  for (const target of targets) {
    const line = target === "new" ? length + 1 : target;
    // Conductors last; where that is at fault, right before the last stop.
    for (const cards of [inOrder(chosen, 0), inOrder(chosen, 1)]) {
      const moves = cards.map(
        (code, index) => `stop ${code}>${target === "new" && index === 0 ? "new" : line}`,
      );
      const trial = tryOut(position, moves);
      if (trial.ok) {
        ways.push({ target, line, cards, moves, after: trial.after });
        break;
      }
      if (target === "new") fault ??= trial.fault;
    }
  }
  return { ways, fault: ways.length > 0 ? null : fault };
}

/** Stops ascending, and the conductors before the last `behind` of them. */
function inOrder(chosen: readonly CardCode[], behind: number): CardCode[] {
  const conductors = chosen.filter((code) => code === "c");
  const stops = chosen
    .filter((code) => code !== "c")
    .map((code) => parseCard(code)!)
    .sort((a, b) => a - b)
    .map((card) => makeCard(card) as CardCode);
  const cut = stops.length - behind;
  return [...stops.slice(0, Math.max(cut, 0)), ...conductors, ...stops.slice(Math.max(cut, 0))];
}

/** Passengers chosen for termini; `homes` are those of the conductors, in the order chosen. */
export interface Boarding {
  readonly moves: readonly string[];
  readonly after: TrambahnPosition;
}

/**
 * The moves that send chosen cards to termini; `null` where that is not legal, or a conductor has
 * not been told its terminus.
 */
export function boarding(
  position: TrambahnPosition,
  chosen: readonly CardCode[],
  homes: readonly LineColour[],
): Boarding | null {
  const conductors = chosen.filter((code) => code === "c").length;
  if (chosen.length === 0 || conductors > homes.length) return null;
  let next = 0;
  const moves = chosen.map((code) =>
    code === "c" ? `pass c>${homes[next++]![0]}` : `pass ${code}`,
  );
  // The tenth ride ends the game at once (TB-22): what was chosen behind it is not laid.
  const first = tryOut(position, moves.slice(0, 1));
  if (first.ok && first.after.over) return { moves: moves.slice(0, 1), after: first.after };
  const trial = tryOut(position, moves);
  return trial.ok ? { moves, after: trial.after } : null;
}

/** Income: the moves that put chosen cards on the money; `null` where that is not legal. */
export function income(position: TrambahnPosition, chosen: readonly CardCode[]): Boarding | null {
  if (chosen.length === 0) return null;
  const moves = chosen.map((code) => `bank ${code}`);
  const trial = tryOut(position, moves);
  return trial.ok ? { moves, after: trial.after } : null;
}
