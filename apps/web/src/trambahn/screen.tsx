import { createMemo, onCleanup, Show } from "solid-js";
import type { PlayProps } from "../games.ts";
import { t, withWords } from "../i18n/language.ts";
import { movesBack } from "../match/last-turn.ts";
import { loadAhead } from "../match/result/load-ahead.ts";
import type { Telling } from "../match/telling.ts";
import { later } from "../ui/later.tsx";
import { deedsOf } from "./model/deeds.ts";
import { openPosition } from "./model/open.ts";
import { createScoringShow } from "./model/show.ts";
import { isScoring, story } from "./model/story.ts";
import { TableScreen } from "./table/table.tsx";
import { createTurn } from "./table/turn.ts";

// With it come the check of the deal and its hashes, which nobody needs before the end.
const ResultScreen = withWords(() => import("./result/result.tsx"));

const logbook = later(() => import("./tell-log.ts"), "aside");

/** Trambahn: the table while it is played, and then the result. */
export default function Screen(props: PlayProps) {
  loadAhead(props.id, ResultScreen);
  const position = createMemo(() => openPosition(props.table, props.seat));
  const events = createMemo(() => story(props.table.moves.map(({ move }) => move)));
  const scorings = createMemo(() => events().filter(isScoring));
  const turn = createTurn(props, position);
  props.hear(() => deedsOf(events()));
  const telling = (): Telling => ({ words: t(), people: props.people, me: props.seat });
  const show = createScoringShow(scorings);

  void logbook.load();
  const log = createMemo(() => logbook()?.tellLog(telling(), props.table, events()) ?? []);
  const back = createMemo(() => {
    const deeds = events().flatMap((event) => (isScoring(event) ? [] : [event]));
    return movesBack(deeds, { seat: props.seat, moves: props.table.moves.length });
  });

  // Any touch and any key skips: input never waits for a tram.
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("pointerdown", show.skip, { capture: true, signal });
  document.addEventListener("keydown", show.skip, { capture: true, signal });
  onCleanup(() => listening.abort());

  return (
    <Show
      when={(position().over || props.table.ended !== null) && !show.shown()}
      fallback={
        <TableScreen
          play={props}
          turn={turn}
          telling={telling()}
          events={events()}
          log={log()}
          back={back()}
          scoring={show.shown()}
          onShown={show.skip}
        />
      }
    >
      <ResultScreen play={props} position={position()} telling={telling()} events={events()} />
    </Show>
  );
}
