import type { JudgedDecision } from "@endstation/bots";
import { createMemo, createSignal, For, Show } from "solid-js";
import type { GameEntry } from "../games.ts";
import { t } from "../i18n/language.ts";
import { save } from "../match/result/save.ts";
import { Button } from "../ui/button.tsx";
import { part } from "../ui/later.tsx";
import { PageLinks } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import { Wordmark } from "../ui/wordmark.tsx";
import { Dock } from "./dock.tsx";
import type { GameReplay, MarkedDecision } from "./game-replay.ts";
import { createPlaying } from "./playing.ts";
import { peopleOf } from "./records/people.ts";
import { playedOf } from "./records/played.ts";
import { type KeptRecord, keepRecord } from "./records/store.ts";
import css from "./replay-screen.module.css";
import { Ask } from "./review/ask.tsx";
import { courseOf, decisionBefore, isFault, plyAfter } from "./review/course.ts";
import { signedText } from "./review/figures.ts";
import { Reviewed } from "./review/reviewed.tsx";
import { createReviewer } from "./review/reviewer.ts";
import { type Cast, SeatMark } from "./seat-mark.tsx";
import { createStage, createStageKeys } from "./stage.ts";
import { VerdictLine } from "./verdict.tsx";

// With it comes what deals anew.
const TryOutDialog = part(() => import("./try-out-dialog.tsx"));

/** A recorded game: its table at any position, and beside it what there is to say of it. */
export function ReplayScreen(props: { kept: KeptRecord; entry: GameEntry; shown: GameReplay }) {
  const { record } = props.kept;
  const words = () => t().replay;
  const stage = createStage(() => record.moves.length);
  let table!: HTMLElement;
  /** Goes to a moment of the list: on a phone the table is out of sight then. */
  function visit(ply: number) {
    stage.go(ply);
    table.scrollIntoView({ block: "nearest" });
  }
  const [exported, setExported] = createSignal(record);
  const reviewer = createReviewer(record, (review) => {
    const reviewed = { ...record, review };
    setExported(reviewed);
    void keepRecord({ ...props.kept, record: reviewed });
  });
  const review = createMemo(() => {
    const state = reviewer.state();
    return state.kind === "done" ? state.review : null;
  });
  const faults = createMemo(() => review()?.decisions.filter(isFault) ?? []);
  const playing = createPlaying(stage);
  createStageKeys(stage, {
    moments: () => faults().map(plyAfter),
    deeds: { " ": playing.toggle },
  });

  const people = createMemo(() => peopleOf(record, t()));
  const cast: Cast = {
    record,
    get people() {
      return people();
    },
  };
  const played = playedOf(record);
  const nameOf = (ply: number, moves: readonly string[]) =>
    props.shown.nameOf(t(), { record, ply, moves });
  const judged = createMemo(() => {
    const found = review();
    return found ? decisionBefore(found, stage.ply()) : null;
  });
  const made = () => {
    const one = judged();
    const ply = stage.ply();
    if (ply === 0) return null;
    // Of a turn that is complete all of it is told, for it was one decision.
    const from = one && plyAfter(one) === ply ? one.ply : ply - 1;
    return { seat: played.toMove[ply - 1]!, what: nameOf(from, record.moves.slice(from, ply)) };
  };
  const marked = createMemo(() => markOf(judged(), record.moves));
  const [trying, setTrying] = createSignal(false);
  /** The fault that led here: who tries again then makes that move anew. */
  const regretted = () => {
    const one = judged();
    return one && isFault(one) && plyAfter(one) === stage.ply() ? one : null;
  };
  const tryFrom = () => regretted()?.ply ?? stage.ply();
  /** Who would go on from there; `null` where the game is over. */
  const toMove = () => played.toMove[tryFrom()] ?? null;
  const title = () => (review() ? words().review : words().title);
  useTitle(() => `${title()}: ${props.entry.name(t())}, Endstation`);

  return (
    <div class={css.page}>
      <header class={css.top}>
        <Wordmark small />
        <h1>
          {title()} <small>{props.entry.name(t())}</small>
        </h1>
        <ul class={css.scores} aria-label={t().ended.scores}>
          <For each={people()}>
            {(one, seat) => (
              <li>
                <SeatMark cast={cast} seat={seat()} size={24} />
                <bdi>{one.name}</bdi> <b>{played.scores[seat()]}</b>
              </li>
            )}
          </For>
        </ul>
        <span class={css.links}>
          <PageLinks rules={props.entry.rules} />
        </span>
      </header>
      <main class={css.main} data-reviewed={review() ? "" : undefined}>
        <section ref={table} class={css.table} aria-label={words().boardAfter(stage.ply())}>
          <VerdictLine
            ply={stage.ply()}
            cast={cast}
            made={made()}
            judged={judged()}
            course={review() ? courseOf(review()!, stage.last()) : []}
            nameOf={nameOf}
          />
          <props.shown.Scene
            record={record}
            ply={stage.ply()}
            people={people()}
            marked={marked()}
          />
        </section>
        <Show
          when={review()}
          fallback={
            <div class={css.ask}>
              <Ask reviewer={reviewer} moves={record.moves.length} />
            </div>
          }
        >
          {(found) => (
            <Reviewed
              cast={cast}
              stage={stage}
              nameOf={nameOf}
              review={found()}
              faults={faults()}
              onVisit={visit}
            />
          )}
        </Show>
        <div class={css.keep}>
          <Button onClick={() => save(`endstation-${props.kept.id}.json`, exported())}>
            {words().save}
          </Button>
        </div>
      </main>
      <p class="sr" role="status">
        {isFresh(reviewer.state()) ? words().ready : ""}
      </p>
      <Dock stage={stage} playing={playing}>
        <Button look="main" disabled={toMove() === null} onClick={() => setTrying(true)}>
          {words().tryOut.open}
        </Button>
      </Dock>
      <Show when={trying() && toMove() !== null}>
        <TryOutDialog
          cast={cast}
          ply={tryFrom()}
          seat={toMove()!}
          isBefore={regretted() !== null}
          onClose={() => setTrying(false)}
        />
      </Show>
    </div>
  );
}

const isFresh = (state: ReturnType<ReturnType<typeof createReviewer>["state"]>): boolean =>
  state.kind === "done" && state.fresh;

/** What the table marks of a decision: where it was good, only where it was. */
function markOf(judged: JudgedDecision | null, moves: readonly string[]): MarkedDecision | null {
  if (!judged) return null;
  const played = moves.slice(judged.ply, plyAfter(judged));
  if (!isFault(judged)) return { moves: played, loss: null, better: null };
  return {
    moves: played,
    loss: signedText(-judged.loss),
    better: judged.better[0]?.moves ?? null,
  };
}
