import { GAMES, type GameId } from "@endstation/engine";
import type { Trial } from "./evict.ts";

/** One of each kind of game: every game of the registry, and Cable Car's two others. */
export const KINDS: readonly (Trial & { readonly name: string })[] = [
  ...(Object.keys(GAMES) as GameId[]).map((game) => ({ name: game, game })),
  {
    name: "hands and free orientation",
    game: "cable-car",
    options: { hand: 3, orientation: "free" },
  },
  { name: "The Companies", game: "cable-car", options: { companies: true } },
];
