import { COMPANIES } from "@endstation/engine";
import { Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { withWords } from "../../ui/with-words.tsx";
import { createPlay } from "../play.ts";
import { CompaniesTable } from "./table.tsx";

// As in Cable Car, what the end needs is loaded at the end.
const ResultScreen = withWords(() => import("./result/result.tsx"));

/** The Companies: the table while it is played, and then the reckoning. */
export default function Screen(props: PlayProps) {
  const play = createPlay(props, COMPANIES);
  return (
    <Show
      when={play.over() && play.runs().length === 0}
      fallback={<CompaniesTable shell={props} play={play} />}
    >
      <ResultScreen shell={props} play={play} />
    </Show>
  );
}
