import type { GameEntry } from "../games.ts";
import { part } from "../ui/later.tsx";
import { withWords } from "../ui/with-words.tsx";

/** Trambahn as home, lobby and shell see it. */
export const trambahn: GameEntry = {
  id: "trambahn",
  kind: 3,
  name: (words) => words.trambahn.name,
  description: (words) => words.trambahn.description,
  Picture: part(async () => ({ default: (await import("./picture.tsx")).Picture }), "base"),
  rules: "/rules/trambahn",
  learn: "/learn/trambahn",
  // For two alone.
  fixed: { players: 2 },
  options: [],
  Screen: withWords(() => import("./screen.tsx"), "table", "trambahn"),
  // In one file with the rest of what comes to the table later (`first-chunks.ts`).
  ahead: () => Promise.all([import("./tell-log.ts"), import("./result/result.tsx")]),
  replay: async () => (await import("./replay/replay.ts")).replay,
  past: async () => (await import("./past.tsx")).past,
};
