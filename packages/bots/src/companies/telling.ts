/** By how much each point that a move brings its player makes it likelier, as a logarithm. */
const TRUST = 0.5;

/** The part of moves that are made for reasons of which this knows nothing. */
const NOISE = 0.1;

/** What an exchange must bring to be worth a turn, in points. */
const TURN = 3;

/**
 * A share that is not exchanged is not exchanged turn after turn, and mostly for the same reason:
 * each turn tells only so much of what it would tell alone.
 */
const REPEATED = 0.5;

/** The logarithm of the likelihood of what was certain anyway. */
export const NOTHING_TOLD = 0;

/**
 * The logarithm of the likelihood that a tile is laid where it was, from the points that each
 * place brings its player: first that place, then some others, each of which `stands` for so many.
 */
export function tellOfTile(brought: readonly number[], stands: number): number {
  const [made, ...others] = brought;
  const against = others.reduce((sum, points) => sum + Math.exp(TRUST * (points - made!)), 0);
  return noisy(1 / (1 + stands * against), 1 / (1 + stands * others.length));
}

/**
 * The logarithms of the likelihoods that an exchange is made that gains so many points, and that
 * it is not.
 */
export function tellOfExchange(gain: number): { readonly ifMade: number; readonly ifNot: number } {
  const likelihood = 1 / (1 + Math.exp(TRUST * (TURN - gain)));
  return { ifMade: noisy(likelihood, 0.5), ifNot: REPEATED * noisy(1 - likelihood, 0.5) };
}

const noisy = (likelihood: number, blind: number): number =>
  Math.log(NOISE * blind + (1 - NOISE) * likelihood);
