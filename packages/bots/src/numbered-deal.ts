import { type AnyGame, type AnyOptions, type Deck, makeDeck } from "@endstation/engine";

/** A deal and the deck that it came from, which is asked again where a game shuffles anew. */
export interface NumberedDeal {
  readonly deal: unknown;
  readonly deck: Deck;
}

/** Deal number `number` of a game, for games of bots among themselves: the same for ever. */
export function numberedDeal(game: AnyGame, options: AnyOptions, number: number): NumberedDeal {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  const deck = makeDeck(seed);
  return { deal: game.shuffle(options, deck), deck };
}
