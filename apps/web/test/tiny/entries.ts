import { GAME_ENTRIES as PLAYED } from "../../src/entries.ts";
import type { GameEntry } from "../../src/games.ts";
import { withWords } from "../../src/ui/with-words.tsx";

/** The tests' own tiny game, as the client's shell sees it. */
const tiny: GameEntry = {
  id: "tiny",
  kind: 255,
  fixed: {},
  name: () => "Tiny",
  description: () => "A game of the tests: keep your stone, or swap it.",
  Picture: () => null,
  rules: "/",
  learn: "/",
  options: [
    {
      key: "players",
      label: () => "Players",
      initial: 2,
      choices: [2, 3, 4].map((value) => ({ value, label: () => String(value) })),
    },
  ],
  Screen: withWords(() => import("./screen.tsx")),
  replay: async () => (await import("./replay.tsx")).replay,
  past: async () => (await import("./past.ts")).past,
};

/** What `#entries` is in tests. */
export const GAME_ENTRIES: readonly GameEntry[] = [...PLAYED, tiny];
