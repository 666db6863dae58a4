import type { GameEntry, OptionField } from "../games.ts";
import { part } from "../ui/later.tsx";
import { withWords } from "../ui/with-words.tsx";

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    value: from + i,
    label: () => String(from + i),
  }));

/** The options that Cable Car and The Companies share. */
export const tileOptions: readonly OptionField[] = [
  {
    key: "players",
    label: (words) => words.cableCarMore.options.players,
    initial: 2,
    choices: numbers(2, 6),
  },
  {
    key: "hand",
    label: (words) => words.cableCarMore.options.hand,
    initial: 1,
    choices: numbers(1, 3),
  },
  {
    key: "orientation",
    label: (words) => words.cableCarMore.options.orientation,
    initial: "fixed",
    choices: [
      { value: "fixed", label: (words) => words.cableCarMore.options.fixed },
      { value: "free", label: (words) => words.cableCarMore.options.free },
    ],
  },
];

/** Cable Car as home, lobby and shell see it. */
export const cableCar: GameEntry = {
  id: "cable-car",
  kind: 1,
  fixed: { companies: false },
  name: (words) => words.cableCar.name,
  description: (words) => words.cableCarMore.description,
  Picture: part(async () => ({ default: (await import("./picture.tsx")).Picture }), "base"),
  rules: "/rules/cable-car",
  learn: "/learn/cable-car",
  options: tileOptions,
  Screen: withWords(() => import("./screen.tsx"), "table", "cable-car"),
  // In one file with the rest of what comes to the table later (`first-chunks.ts`).
  ahead: () => Promise.all([import("./tell-log.ts"), import("./result/result.tsx")]),
  replay: async () => (await import("./replay/replay.ts")).replay,
  past: async () => (await import("./past.tsx")).past,
};
