import { expect, test } from "vitest";
import { NOTICE_WORDS } from "../sw/words.ts";
import { CARD_WORDS } from "./words.ts";

test("each language has a card for each kind of game", () => {
  expect(Object.keys(CARD_WORDS)).toEqual(Object.keys(NOTICE_WORDS));
  for (const [language, cards] of Object.entries(CARD_WORDS)) {
    expect(Object.keys(cards)).toEqual(Object.keys(NOTICE_WORDS[language]!.games));
    for (const { title } of Object.values(cards)) expect(title).toContain("{n}");
  }
});
