import type { JudgedDecision, Review } from "@endstation/bots";
import { createMemo } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Cast } from "../seat-mark.tsx";
import type { Stage } from "../stage.ts";
import { Accounts } from "./accounts.tsx";
import { courseOf } from "./course.ts";
import { DecisionTable } from "./decision-table.tsx";
import { Graph } from "./graph.tsx";
import { Moments } from "./moments.tsx";
import css from "./reviewed.module.css";

/** All that a review has to show beside the table. */
export function Reviewed(props: {
  review: Review;
  faults: readonly JudgedDecision[];
  cast: Cast;
  stage: Stage;
  nameOf: (ply: number, moves: readonly string[]) => string;
  onVisit: (ply: number) => void;
}) {
  const course = createMemo(() => courseOf(props.review, props.stage.last()));
  return (
    <>
      <section class={css.graph} aria-label={t().replay.graph}>
        <Graph course={course()} faults={props.faults} stage={props.stage} cast={props.cast} />
        <DecisionTable review={props.review} cast={props.cast} nameOf={props.nameOf} />
      </section>
      <div class={css.moments}>
        <Moments
          faults={props.faults}
          stage={props.stage}
          cast={props.cast}
          nameOf={props.nameOf}
          onVisit={props.onVisit}
        />
      </div>
      <div class={css.accounts}>
        <Accounts review={props.review} cast={props.cast} />
      </div>
    </>
  );
}
