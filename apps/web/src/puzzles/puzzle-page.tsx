import { PUZZLES } from "@endstation/bots/puzzles";
import { Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { param } from "../router.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import { puzzleOfDay } from "./day.ts";
import { Picker } from "./picker.tsx";
import { Riddle } from "./riddle.tsx";

/** The puzzle of the day, or the one that the address names by its number. */
export default function PuzzlePage() {
  const today = puzzleOfDay(new Date(), PUZZLES.length);
  const index = () => (param("number") === undefined ? today : Number(param("number")) - 1);
  useTitle(() => `${t().puzzles.title(index() + 1)}, Endstation`);
  return (
    // A new puzzle is a new board, with nothing of the last one's on it.
    <Show
      when={PUZZLES[index()] && { puzzle: PUZZLES[index()]!, index: index() }}
      keyed
      fallback={
        <Page>
          <main>
            <p>{t().puzzles.none}</p>
            <Picker index={-1} today={today} />
          </main>
        </Page>
      }
    >
      {({ puzzle, index }) => <Riddle puzzle={puzzle} index={index} today={today} />}
    </Show>
  );
}
