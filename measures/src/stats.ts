/** The value below which the share `q` (0 to 1) of the values lies, by nearest rank; 0 of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0;
}

/** A number as reports have it: three significant figures below 100, whole ones above. */
export const rounded = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
