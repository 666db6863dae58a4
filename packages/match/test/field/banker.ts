/** Plays Trambahn so that as much money lies face down as can be. */
export const banker = (legal: readonly string[]): string =>
  legal.find((move) => move.startsWith("bank")) ??
  legal.find((move) => move === "end") ??
  legal[0]!;
