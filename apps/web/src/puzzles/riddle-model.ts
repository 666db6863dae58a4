import { type Puzzle, positionOf } from "@endstation/bots/puzzles";
import { type ClosedLine, closedLines, isPlacement, placementOf } from "@endstation/engine";
import { type Accessor, createSignal } from "solid-js";
import type { Telling } from "../cable-car/describe.ts";
import { createTurn, type Turn } from "../cable-car/table/turn.ts";
import type { Participant } from "../games.ts";
import { t } from "../i18n/language.ts";

/** A puzzle on the board: the turn that is taken in it, and the answer once there is one. */
export interface Riddle {
  readonly puzzle: Puzzle;
  readonly turn: Turn;
  readonly telling: Accessor<Telling>;
  readonly answer: Accessor<string | null>;
  /** The cell of the tile that was laid last. */
  readonly lastCell: number | null;
  readonly closed: readonly ClosedLine[];
  /** Takes the answer back, to think again. */
  again(): void;
}

/** Sets a puzzle up. `onAnswer` is told of each answer. */
export function createRiddle(puzzle: Puzzle, onAnswer: (move: string) => void): Riddle {
  const position = positionOf(puzzle);
  const [answer, setAnswer] = createSignal<string | null>(null);
  const { seat, hand } = puzzle;
  const turn = createTurn(
    {
      seat,
      pending: false,
      table: { view: { deal: {}, hand, drawn: null } },
      async play([move]) {
        if (answer() === null) {
          setAnswer(move!);
          onAnswer(move!);
        }
        return null;
      },
    },
    () => position,
  );
  const laid = position.history.subarray(0, position.ply).findLast(isPlacement);
  return {
    puzzle,
    turn,
    telling: () => ({ words: t(), people: people(), cars: CARS, companies: false, me: seat }),
    answer,
    lastCell: laid === undefined ? null : placementOf(laid).cell,
    closed: closedLines(position),
    again() {
      setAnswer(null);
      turn.takeBack();
    },
  };
}

const CARS = ["yellow", "blue"] as const;

/** Both sides; the reader's own name is never read. */
const people = (): Participant[] =>
  CARS.map((colour) => ({ name: t().puzzles.opponent, colour, here: true, lost: null }));
