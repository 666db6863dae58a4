import { GAMES, type GameId, gameOf } from "@endstation/engine";

/** A game with options, to be played under a contract that every game must keep. */
export interface Sample {
  readonly name: string;
  readonly game: GameId;
  readonly options: { readonly players: number };
}

/** Options beyond the number of players that are games of their own. */
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  "cable-car": [
    { hand: 3 },
    { hand: 2, orientation: "free" },
    { companies: true },
    { companies: true, exchange: "open", hand: 2, orientation: "free" },
  ],
};

/** Every game of the registry, for its fewest and its most players, in all its variants. */
export const SAMPLES: readonly Sample[] = (Object.keys(GAMES) as GameId[]).flatMap((game) => {
  const { min, max } = gameOf(game).seats;
  return [{}, ...(VARIANTS[game] ?? [])].flatMap((variant) =>
    [...new Set([min, max])].map((players) => ({
      name: `${game} ${JSON.stringify({ players, ...variant })}`,
      game,
      options: { players, ...variant },
    })),
  );
});
