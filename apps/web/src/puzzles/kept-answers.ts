import { PUZZLES } from "@endstation/bots/puzzles";
import { createSignal } from "solid-js";
import { keptHere } from "../net/storage.ts";

const KEY = "endstation.puzzles";

/** This device's first answers, as moves, by the puzzle's index: a second look is no answer. */
type Answers = Readonly<Record<number, string>>;

function read(): Answers {
  const kept = keptHere.get(KEY);
  return typeof kept === "object" && kept !== null ? (kept as Answers) : {};
}

const [answers, setAnswers] = createSignal(read());

/** The first answer to a puzzle; `undefined` where there is none yet. */
export const answerTo = (index: number): string | undefined => answers()[index];

/** How the first answer to a puzzle was; `undefined` where there is none yet. */
export function standingOf(index: number): "solved" | "tried" | undefined {
  const answer = answerTo(index);
  if (answer === undefined) return undefined;
  return answer === PUZZLES[index]?.outlooks[0]?.move ? "solved" : "tried";
}

/** Keeps the first answer to a puzzle; later ones count for nothing. */
export function keepAnswer(index: number, move: string): void {
  if (answerTo(index) !== undefined) return;
  setAnswers({ ...answers(), [index]: move });
  keptHere.set(KEY, answers());
}
