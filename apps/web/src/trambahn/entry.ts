import { lazy } from "solid-js";
import type { GameEntry } from "../games.ts";
import { Picture } from "./picture.tsx";

/** Trambahn as home, lobby and shell see it. */
export const trambahn: GameEntry = {
  id: "trambahn",
  name: (words) => words.trambahn.name,
  description: (words) => words.trambahn.description,
  Picture,
  rules: "/rules/trambahn",
  learn: "/learn/trambahn",
  // For two alone.
  fixed: { players: 2 },
  options: [],
  Screen: lazy(() => import("./screen.tsx")),
  replay: async () => (await import("./replay/replay.ts")).replay,
  past: async () => (await import("./past.tsx")).past,
};
