import { lazy } from "solid-js";
import type { GameEntry, OptionField } from "../games.ts";
import { withWords } from "../i18n/language.ts";

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    value: from + i,
    label: () => String(from + i),
  }));

/** The options that Cable Car and The Companies share. */
export const tileOptions: readonly OptionField[] = [
  {
    key: "players",
    label: (words) => words.cableCar.options.players,
    initial: 2,
    choices: numbers(2, 6),
  },
  {
    key: "hand",
    label: (words) => words.cableCar.options.hand,
    initial: 1,
    choices: numbers(1, 3),
  },
  {
    key: "orientation",
    label: (words) => words.cableCar.options.orientation,
    initial: "fixed",
    choices: [
      { value: "fixed", label: (words) => words.cableCar.options.fixed },
      { value: "free", label: (words) => words.cableCar.options.free },
    ],
  },
];

/** Cable Car as home, lobby and shell see it. */
export const cableCar: GameEntry = {
  id: "cable-car",
  fixed: { companies: false },
  name: (words) => words.cableCar.name,
  description: (words) => words.cableCar.description,
  Picture: lazy(async () => ({ default: (await import("./picture.tsx")).Picture })),
  rules: "/rules/cable-car",
  learn: "/learn/cable-car",
  options: tileOptions,
  Screen: withWords(() => import("./screen.tsx"), "table", "cable-car"),
  replay: async () => (await import("./replay/replay.ts")).replay,
  past: async () => (await import("./past.tsx")).past,
};
