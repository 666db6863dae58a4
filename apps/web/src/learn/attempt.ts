import type { Table } from "@endstation/match";
import { type Accessor, createMemo, createSignal } from "solid-js";
import type { Deed, Lesson, Step, Verdict } from "./lesson.ts";
import { playFrom, type Replayed, tableOf } from "./replayed.ts";

/** A learner at one step: what was played, and what was said of it. */
export interface Attempt<Position> {
  readonly table: Accessor<Table>;
  readonly position: Accessor<Position>;
  /** What came of the last deed; `null` before the first. */
  readonly verdict: Accessor<Verdict | null>;
  readonly done: Accessor<boolean>;
  /** How many moves the learner has made. */
  readonly count: Accessor<number>;
  /** Judges a deed; its moves stay where it is not wrong. */
  attempt(deed: Deed): void;
  /** Takes the learner's last moves back. */
  undo(count: number): void;
  /** Begins the step anew. */
  again(): void;
}

/** Begins a step. `onDone` is told when it is fulfilled. */
export function createAttempt<Position>(
  lesson: Lesson<Position>,
  step: Step<Position>,
  onDone: () => void,
): Attempt<Position> {
  const base = [...lesson.record.moves.slice(0, step.ply), ...(step.lead ?? [])];
  /** The learner's commands, and the moves of each. */
  const [commands, setCommands] = createSignal<readonly (readonly string[])[]>([]);
  const [verdict, setVerdict] = createSignal<Verdict | null>(null);
  const done = () => verdict()?.kind === "done";

  function played(commands: readonly (readonly string[])[]): Replayed<Position> | null {
    return playFrom(lesson, [...base, ...commands.flat()]);
  }
  const now = createMemo(() => {
    const reached = played(commands());
    if (!reached) throw new Error(`The step ${step.id} does not follow from its record.`);
    return reached;
  });
  const start = createMemo(() => played([])!.position);

  return {
    table: createMemo(() => {
      const plies = [base.length];
      for (const moves of commands()) plies.push(plies.at(-1)! + moves.length);
      return tableOf(lesson, [...base, ...commands().flat()], plies);
    }),
    position: () => now().position,
    verdict,
    done,
    count: () => commands().flat().length,
    attempt(deed) {
      if (done()) return;
      const next = deed.kind === "moves" ? [...commands(), deed.moves] : commands();
      const after = played(next);
      // What the rules refuse the table does not offer.
      if (!after) return;
      const judged = step.judge({
        deed,
        start: start(),
        before: now().position,
        after: after.position,
        made: next.flat(),
        seat: lesson.seat,
      });
      if (!judged) return;
      setVerdict(judged);
      if (judged.kind === "wrong") return;
      const follows = judged.kind === "done" ? (judged.follows ?? []) : [];
      setCommands(follows.length > 0 ? [...next, follows] : next);
      if (judged.kind === "done") onDone();
    },
    undo(count) {
      if (done()) return;
      const moves = commands().flat();
      if (count <= 0 || count > moves.length) return;
      let left = moves.length - count;
      const kept = commands().flatMap((command) => {
        const part = command.slice(0, left);
        left -= part.length;
        return part.length > 0 ? [part] : [];
      });
      setCommands(kept);
      setVerdict(null);
    },
    again() {
      setCommands([]);
      setVerdict(null);
    },
  };
}
