import { lazy } from "solid-js";
import type { GameEntry } from "../../games.ts";
import { tileOptions } from "../entry.ts";
import { Picture } from "./picture.tsx";

/** The Companies as home, lobby and shell see it: Cable Car's tracks with a share market. */
export const companies: GameEntry = {
  id: "cable-car",
  fixed: { companies: true },
  name: (words) => words.companies.name,
  description: (words) => words.companies.description,
  Picture,
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
  Screen: lazy(() => import("./screen.tsx")),
  replay: async () => (await import("./replay/replay.ts")).replay,
  past: async () => (await import("./past.tsx")).past,
};
