import { expect, test } from "vitest";
import type { OutsideWords } from "../i18n/outside.ts";
import { cardsOf } from "./cards.ts";

const words = import.meta.glob<OutsideWords>("../i18n/*/outside.ts", {
  import: "outside",
  eager: true,
});

test.each(Object.entries(words))("%s has a card for each kind of game", (_, outside) => {
  const cards = cardsOf(outside);
  expect(Object.keys(cards)).toEqual(Object.keys(words["../i18n/en/outside.ts"]!.games));
  for (const { title } of Object.values(cards)) expect(title).toContain("{n}");
});
