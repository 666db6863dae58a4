import { fits, linesOf, type Seat, sheetOf, type TramLine, VERBS } from "@endstation/engine";
import type { LinePicture } from "../draw/pictures.ts";
import type { Turn } from "../table/turn.ts";
import { picture, signOf } from "./picture.ts";

/** A line with what the present choice would do to it. */
export interface LineView {
  readonly picture: LinePicture;
  /** The line as it lies; `null` for one that the choice would start. */
  readonly line: TramLine | null;
  readonly number: number;
  /** What a ride brings, after the choice. */
  readonly points: number;
  readonly factor: number;
  readonly worth: number;
  /** What it brings now, where the choice changes that. */
  readonly was: number | null;
  /** What a special tour that the choice starts would bring. */
  readonly tour: number | null;
  /** Whether a choice goes here, or could. */
  readonly target: "chosen" | "possible" | null;
}

/** The lines of a seat, with ghosts of what its player has chosen. */
export function lineViews(turn: Turn, seat: Seat): LineView[] {
  const now = linesOf(turn.position(), seat);
  const acting = turn.mine() && turn.position().seat === seat;
  const deed = acting ? turn.deed() : null;
  const then = acting ? linesOf(turn.after(), seat) : now;
  const targets = acting ? targetsOf(turn) : [];
  const chosen = deed?.kind === "stop" || deed?.kind === "buy" ? deed.line : null;
  const mayLay = acting && turn.may().includes("stop") && turn.chosen().length === 0;
  const hand = mayLay && turn.phase() === VERBS[1] ? turn.hand() : [];
  const inviting = new Set(hand.flatMap((code) => fits(turn.position(), seat, code)));

  return then.map((after): LineView => {
    const line = now[after.number - 1] ?? null;
    const cards = after.cards.map(picture);
    const laid = line?.cards.length ?? 0;
    const fires = (line?.toTour ?? 1) > 0 && after.toTour === 0;
    const target = targets.includes(after.number) ? "possible" : null;
    return {
      picture: {
        colour: after.colour,
        sign: signOf(then, after.number),
        cards: cards.slice(0, laid),
        ghosts: cards.slice(laid),
        tram: after.tram && {
          kind: after.tram,
          factor: after.multiplier,
          ghost: line?.tram !== after.tram,
        },
        closed: after.closed,
        tour: fires ? "fires" : after.toTour === 0 ? "done" : "ahead",
        invites: inviting.has(after.number) || target === "possible",
      },
      line,
      number: after.number,
      points: after.points,
      factor: after.multiplier,
      worth: after.worth,
      was: line && line.worth !== after.worth ? line.worth : null,
      tour: fires ? tourPoints(turn, seat) : null,
      target: chosen === after.number ? "chosen" : target,
    };
  });
}

/** A line as it lies, when nothing is asked of it. */
export function stillPicture(lines: readonly TramLine[], line: TramLine): LinePicture {
  return {
    colour: line.colour,
    sign: signOf(lines, line.number),
    cards: line.cards.map(picture),
    ghosts: [],
    tram: line.tram && { kind: line.tram, factor: line.multiplier, ghost: false },
    closed: line.closed,
    tour: line.toTour === 0 ? "done" : "ahead",
    invites: false,
  };
}

/** The numbers of the lines to which the choice could go. */
function targetsOf(turn: Turn): readonly number[] {
  if (turn.phase() === "buy") return turn.stands();
  return turn.layings().ways.flatMap(({ target }) => (target === "new" ? [] : [target]));
}

/** What the special tour that the choice starts scores. */
function tourPoints(turn: Turn, seat: Seat): number {
  const { count } = turn.position().sheet;
  const tours = sheetOf(turn.after()).slice(count);
  return tours.reduce((sum, { points }) => sum + points[seat]!, 0);
}
