/**
 * Every different order of some pieces. Where pieces are alike orders that look alike count once:
 * each stands for as many orders of the single pieces as any other, so all are equally likely.
 */
export function ordersOf(pieces: readonly number[]): readonly (readonly number[])[] {
  if (pieces.length === 0) return [[]];
  return [...new Set(pieces)].flatMap((first) => {
    const rest = pieces.toSpliced(pieces.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}
