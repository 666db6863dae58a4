import type { Chance } from "../chance.ts";

/** A list in a random order; the list itself stays as it is. */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** As many of each item as `counts` says of its index. */
export const repeated = <Item>(items: readonly Item[], counts: readonly number[]): Item[] =>
  items.flatMap((item, index) => new Array<Item>(counts[index]!).fill(item));
