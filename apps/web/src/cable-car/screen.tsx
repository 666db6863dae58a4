import { Show } from "solid-js";
import type { PlayProps } from "../games.ts";
import { withWords } from "../ui/with-words.tsx";
import { createPlay } from "./play.ts";
import { TableScreen } from "./table/table.tsx";

// With it come the check of the deal and its hashes, which nobody needs before the end.
const ResultScreen = withWords(() => import("./result/result.tsx"));

/** Cable Car: the table while it is played, and then the result. */
export default function Screen(props: PlayProps) {
  const play = createPlay(props);
  return (
    <Show
      when={play.over() && play.runs().length === 0}
      fallback={<TableScreen shell={props} play={play} />}
    >
      <ResultScreen shell={props} play={play} />
    </Show>
  );
}
