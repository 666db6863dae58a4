/** A scale of points, and the round figures to be written beside it. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** A scale that holds all values, with some three round figures. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values, low + 1);
  const rough = (high - low) / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * magnitude).find((one) => one >= rough)!;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  const margin = (high - low) * 0.06;
  return {
    low: low - margin,
    high: high + margin,
    ticks: Array.from({ length: count }, (_, i) => (first + i) * step),
  };
}

/** Places for labels in their order, as near to where they belong as `gap` lets them be. */
export function spread(places: readonly number[], gap: number): readonly number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
  const spaced = [...places];
  for (const [rank, index] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) spaced[index] = Math.max(spaced[index]!, spaced[above]! + gap);
  }
  return spaced;
}
