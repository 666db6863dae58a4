import type { Seat } from "@endstation/engine";
import type { Colour } from "@endstation/match";
import type { PlayProps } from "../games.ts";
import type { LearnWords } from "../i18n/learn.ts";
import type { Attempt } from "./attempt.ts";
import { PhoneLinks } from "./phone-links.tsx";

const NOTHING = () => null;

/** A table without anybody round it: its moves go to the step that is taken at it. */
export function shellOf<Position>(
  attempt: Attempt<Position>,
  seat: Seat,
  { words, colours }: { words: () => LearnWords; colours: readonly Colour[] },
): PlayProps {
  return {
    id: "learn",
    get table() {
      return attempt.table();
    },
    seat,
    get people() {
      // The learner's own name is never read.
      const name = words().opponent;
      return colours.map((colour) => ({ name, colour, here: true, lost: null, isBot: true }));
    },
    watching: 0,
    pending: false,
    freshFrom: null,
    async play(moves) {
      attempt.attempt({ kind: "moves", moves });
      return null;
    },
    async undo(count) {
      attempt.undo(count);
      return null;
    },
    async askUndo(count) {
      attempt.undo(count);
      return null;
    },
    // A lesson is read, not heard.
    hear: () => {},
    parts: {
      // What the match's menu has besides of use here, where the bar has no room for it.
      Menu: PhoneLinks,
      AtSeat: NOTHING,
      Hint: NOTHING,
      SinceLook: NOTHING,
      Again: NOTHING,
    },
  };
}
