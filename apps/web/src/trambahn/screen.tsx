import { createMemo, onCleanup, Show } from "solid-js";
import type { PlayProps } from "../games.ts";
import { withWords } from "../ui/with-words.tsx";
import { deedsOf } from "./model/deeds.ts";
import { createScoringShow } from "./model/show.ts";
import { isScoring } from "./model/story.ts";
import { createPlay } from "./play.ts";
import { TableScreen } from "./table/table.tsx";

// With it come the check of the deal and its hashes, which nobody needs before the end.
const ResultScreen = withWords(() => import("./result/result.tsx"));

/** Trambahn: the table while it is played, and then the result. */
export default function Screen(props: PlayProps) {
  const { position, events, turn, telling, log, back } = createPlay(props);
  const scorings = createMemo(() => events().filter(isScoring));
  props.hear(() => deedsOf(events()));
  const show = createScoringShow(scorings);

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
      <ResultScreen
        play={props}
        position={position()}
        telling={telling()}
        events={events()}
        log={log()}
      />
    </Show>
  );
}
