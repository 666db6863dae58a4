import { createMemo, createSignal, onCleanup, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { StageProps } from "../../learn/said.ts";
import { createStep } from "../../learn/step.tsx";
import { createKeys } from "../../match/keys.ts";
import type { Telling } from "../../match/telling.ts";
import { StageBar } from "../../ui/stage-bar.tsx";
import { useTitle } from "../../ui/title.ts";
import { eventText, scoringText } from "../describe.ts";
import { openPosition } from "../model/open.ts";
import { createScoringShow } from "../model/show.ts";
import { isScoring, story } from "../model/story.ts";
import { createBreadth } from "../table/breadth.ts";
import EndDialog from "../table/dialogs.tsx";
import { Dock } from "../table/dock.tsx";
import { Offer } from "../table/offer.tsx";
import { RideCard } from "../table/ride-card.tsx";
import { Side } from "../table/side.tsx";
import { Termini } from "../table/termini.tsx";
import { createTurn } from "../table/turn.ts";
import css from "./stage.module.css";
import { lesson } from "./steps.ts";

const NOTHING = () => null;

/** One step of Trambahn's lesson, at the game's own table. */
export default function Stage(props: StageProps) {
  const step = createStep(props, { game: "trambahn", lesson, colours: ["red", "blue"] });
  const { attempt, shell } = step;
  const breadth = createBreadth();
  const position = createMemo(() => openPosition(shell.table, shell.seat));
  const moves = createMemo(() => shell.table.moves.map(({ move }) => move));
  const events = createMemo(() => story(moves()));
  const turn = createTurn(shell, position);
  const telling = (): Telling => ({ words: t(), people: shell.people, me: shell.seat });
  const show = createScoringShow(createMemo(() => events().filter(isScoring)));
  const [ending, setEnding] = createSignal(false);
  let main!: HTMLElement;
  useTitle(() => `${step.name()}, Endstation`);

  const end = () => {
    setEnding(false);
    void turn.end();
  };
  /** As at the table: asks once where lines would be lost. */
  function askEnd() {
    if (attempt.done() || !turn.mine() || !turn.may().includes("end")) return;
    if (turn.picked().length > 0 || turn.tram()) turn.clear();
    if ((turn.ending()?.closing.length ?? 0) > 0) setEnding(true);
    else end();
  }
  const act = () => void turn.act();
  const undo = () => void turn.undo();
  const find = (what: string) => {
    const group = main.querySelector<HTMLElement>(`[data-${what}]`);
    (group?.querySelector<HTMLElement>('button[tabindex="0"]') ?? group)?.focus();
  };
  createKeys({
    main: () => main,
    nowhere: () => true,
    listens: () => !ending() && !attempt.done(),
    digit: (digit) => digit <= turn.hand().length && turn.pick(digit - 1),
    keys: {
      h: () => find("hand"),
      o: () => find('lines="own"'),
      t: () => find("termini"),
      b: () => find("offer"),
      d: () => (turn.deed()?.kind === "end" ? askEnd() : act()),
      u: undo,
      e: askEnd,
      escape: () => turn.clear(),
    },
  });
  // Any touch and any key skips: input never waits for a tram.
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("pointerdown", show.skip, { capture: true, signal });
  document.addEventListener("keydown", show.skip, { capture: true, signal });
  onCleanup(() => listening.abort());

  const last = () => events().at(-1);
  const heard = () => {
    const event = last();
    if (!event || attempt.count() === 0) return "";
    return isScoring(event) ? scoringText(telling(), event) : eventText(telling(), event);
  };
  return (
    <main ref={main} class={css.stage}>
      <StageBar rules={step.rules} />
      <step.Task />
      <p class={css.skip}>
        <step.Skip />
      </p>
      <Side
        seat={1 - lesson.seat}
        owner="other"
        turn={turn}
        telling={telling()}
        breadth={breadth()}
        scoring={show.shown()}
        AtSeat={NOTHING}
      />
      <Termini turn={turn} breadth={breadth()} scoring={show.shown()} />
      <Offer turn={turn} seat={lesson.seat} own breadth={breadth()} />
      <Show when={show.shown()} keyed>
        {(scoring) => <RideCard scoring={scoring} telling={telling()} onDone={show.skip} />}
      </Show>
      <Side
        seat={lesson.seat}
        owner="own"
        turn={turn}
        telling={telling()}
        breadth={breadth()}
        scoring={show.shown()}
        AtSeat={NOTHING}
      />
      <step.Act onAgain={attempt.again}>
        <Dock
          turn={turn}
          telling={telling()}
          seat={lesson.seat}
          breadth={breadth()}
          moves={moves()}
          pending={false}
          back={attempt.count()}
          onAct={act}
          onEnd={askEnd}
          onUndo={undo}
        />
      </step.Act>
      <p class="sr" role="status">
        {heard()}
      </p>
      <Show when={ending()}>
        <EndDialog turn={turn} onEnd={end} onClose={() => setEnding(false)} />
      </Show>
    </main>
  );
}
