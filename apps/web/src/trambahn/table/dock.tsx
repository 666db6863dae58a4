import { linesOf, type Seat } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { Button } from "../../ui/button.tsx";
import type { Breadth } from "../draw/density.ts";
import { signOf } from "../model/picture.ts";
import type { Target } from "../model/plan.ts";
import css from "./dock.module.css";
import { Hand } from "./hand.tsx";
import { UndoIcon } from "./icons.tsx";
import { progress } from "./progress.ts";
import { Rich } from "./rich.tsx";
import { Steps } from "./steps.tsx";
import { endParts, nowParts } from "./talk.ts";
import type { Turn } from "./turn.ts";

/** The hand, the phases with what may be done, and the deeds; at the thumb on narrow screens. */
export function Dock(props: {
  turn: Turn;
  telling: Telling;
  seat: Seat | null;
  breadth: Breadth;
  moves: readonly string[];
  pending: boolean;
  /** How many moves lead back to the start of the own last turn; 0: there is none. */
  back: number;
  onAct: () => void;
  onEnd: () => void;
  onUndo: () => void;
}) {
  const steps = createMemo(() => progress(props.turn, props.moves));
  return (
    <section class={css.dock} data-watching={props.seat === null ? "" : undefined}>
      <Show when={props.seat !== null}>
        <Hand turn={props.turn} breadth={props.breadth} />
      </Show>
      <div class={css.talk} data-talk="">
        <div class={css.phases}>
          <Steps
            steps={steps()}
            onLook={(step) => (step.verb === "end" ? props.onEnd() : props.turn.look(step.verb))}
          />
        </div>
        <Targets turn={props.turn} />
        <div class={css.words} role="status">
          <p class={css.now}>
            <Rich parts={nowParts(props.turn, props.telling)} />
          </p>
          <p class={css.then}>
            <Rich parts={endParts(props.turn, props.telling)} />
          </p>
        </div>
      </div>
      <Show when={props.seat !== null}>
        <Deeds {...props} />
      </Show>
    </section>
  );
}

/** Where the chosen cards may go, when there is more than one place. */
function Targets(props: { turn: Turn }) {
  const words = () => t().trambahn;
  const ways = () => props.turn.layings().ways;
  const chosen = (): Target | null => {
    const deed = props.turn.deed();
    return deed?.kind === "stop" ? deed.target : null;
  };
  const name = (target: Target) =>
    target === "new"
      ? words().targets.fresh
      : signOf(linesOf(props.turn.position(), props.turn.position().seat), target);
  return (
    <Show when={ways().length > 1}>
      <fieldset class={css.targets} aria-label={words().targets.label}>
        <For each={ways().map(({ target }) => target)}>
          {(target) => (
            <button
              type="button"
              class={css.target}
              aria-pressed={chosen() === target}
              onClick={() => props.turn.choose(target)}
            >
              {name(target)}
            </button>
          )}
        </For>
      </fieldset>
    </Show>
  );
}

function Deeds(props: {
  turn: Turn;
  pending: boolean;
  back: number;
  onAct: () => void;
  onEnd: () => void;
  onUndo: () => void;
}) {
  const words = () => t().trambahn.deeds;
  const deed = () => props.turn.deed();
  const ends = () => deed()?.kind === "end";
  const choosing = () => props.turn.picked().length > 0 || props.turn.tram() !== null;
  const signAfter = (line: number) =>
    signOf(linesOf(props.turn.after(), props.turn.position().seat), line);
  const label = () => {
    const now = deed();
    const count = props.turn.picked().length;
    switch (now?.kind) {
      case "pass":
        return words().pass(count);
      case "stop": {
        const sign = signAfter(now.line);
        return now.target === "new" ? words().start(count, sign) : words().lay(count, sign);
      }
      case "bank":
        return words().bank(count);
      case "buy":
        return words().buy(signAfter(now.line));
      case "next":
        return words().next[now.phase as keyof ReturnType<typeof words>["next"]];
      case "end":
        return words().end;
      default:
        return missing();
    }
  };
  /** What the main button waits for. */
  const missing = () => {
    if (!choosing()) return words().choose;
    const asks = props.turn.phase() === "pass" && props.turn.chosen().includes("c");
    return asks ? words().where : words().cannot;
  };
  return (
    <div class={css.deeds} data-actions="">
      <span class={css.main}>
        <Button
          look="main"
          disabled={props.pending || !deed()}
          onClick={() => (ends() ? props.onEnd() : props.onAct())}
        >
          {props.turn.mine() ? label() : words().wait}
        </Button>
      </span>
      <span class={css.undo}>
        <Show
          when={choosing()}
          fallback={
            <Button disabled={props.pending || props.back === 0} onClick={() => props.onUndo()}>
              <UndoIcon />
              <span class={css.undoText}>{words().undo}</span>
            </Button>
          }
        >
          <Button onClick={() => props.turn.clear()}>
            <span class={css.clearText}>{words().clear}</span>
          </Button>
        </Show>
      </span>
      {/* Where the main button ends the turn, only the room of this one is kept. */}
      <span class={css.end} data-idle={ends() ? "" : undefined}>
        <Button
          disabled={props.pending || !props.turn.may().includes("end") || !props.turn.mine()}
          onClick={() => props.onEnd()}
        >
          {words().end}
        </Button>
      </span>
    </div>
  );
}
