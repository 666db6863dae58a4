import type { GameEntry } from "../../games.ts";
import { part } from "../../ui/later.tsx";
import { withWords } from "../../ui/with-words.tsx";
import { tileOptions } from "../entry.ts";

/** The Companies as home, lobby and shell see it: Cable Car's tracks with a share market. */
export const companies: GameEntry = {
  id: "cable-car",
  kind: 2,
  fixed: { companies: true },
  name: (words) => words.companies.name,
  description: (words) => words.companies.description,
  Picture: part(async () => ({ default: (await import("./picture.tsx")).Picture }), "base"),
  rules: "/rules/companies",
  learn: "/learn/companies",
  options: [
    ...tileOptions,
    {
      key: "exchange",
      label: (words) => words.companies.options.exchange,
      initial: "open-or-pile",
      choices: [
        { value: "open-or-pile", label: (words) => words.companies.options.openOrPile },
        { value: "open", label: (words) => words.companies.options.open },
      ],
    },
  ],
  Screen: withWords(() => import("./screen.tsx"), "table", "cable-car", "companies"),
  // In one file with the rest of what comes to the table later (`first-chunks.ts`).
  ahead: () => Promise.all([import("../tell-log.ts"), import("./result/result.tsx")]),
  replay: async () => (await import("./replay/replay.ts")).replay,
  past: async () => (await import("./past.tsx")).past,
};
