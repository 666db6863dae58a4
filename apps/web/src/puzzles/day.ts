const DAY = 24 * 60 * 60 * 1000;

/** Which of `count` puzzles, from 0, is a day's: one after the other, by the date where one is. */
export function puzzleOfDay(date: Date, count: number): number {
  const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return (midnight / DAY) % count;
}
