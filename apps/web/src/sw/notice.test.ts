import { NOTICE_KINDS } from "@endstation/match";
import { describe, expect, test } from "vitest";
import type { Dictionary } from "../i18n/dictionary.ts";
import { describeNotice, readNotice } from "./notice.ts";
import { NOTICE_WORDS } from "./words.ts";

const MATCH = "AQQABw4VHCMqMTg_Rk1UW2JpLLL83rLL";
const dictionaries = import.meta.glob<Dictionary>("../i18n/*/index.ts", {
  import: "dictionary",
  eager: true,
});

describe("a message", () => {
  test("is read", () => {
    for (const kind of NOTICE_KINDS) {
      const text = JSON.stringify({ match: MATCH, game: "cable-car", kind });
      expect(readNotice(text)).toEqual({ match: MATCH, kind });
    }
  });

  test.each([
    ["nothing", undefined],
    ["no JSON", "{"],
    ["null", "null"],
    ["a number", "1"],
    ["no match", '{"kind":"turn"}'],
    ["another match", '{"match":"//elsewhere.test","kind":"turn"}'],
    ["another kind", `{"match":"${MATCH}","kind":"toString"}`],
  ])("of %s is none, and is shown all the same", (_, text) => {
    const notice = readNotice(text);
    expect(notice).toBeNull();
    expect(describeNotice(notice, ["de"]).title).toBe("Endstation");
  });

  test("is told in the first language that has words", () => {
    const notice = { match: MATCH, kind: "turn" } as const;
    const title = (...languages: unknown[]) => describeNotice(notice, languages).title;
    expect(title("de", "en")).toBe("Du bist am Zug");
    expect(title(undefined, "fr-FR", "de-AT", "en")).toBe("Du bist am Zug");
    expect(title("constructor")).toBe("Your turn");
    expect(describeNotice(notice, [])).toEqual({
      title: "Your turn",
      body: "Cable Car",
      lang: "en",
    });
  });
});

describe.each(Object.entries(dictionaries))("the words in %s", (path, dictionary) => {
  const words = NOTICE_WORDS[path.split("/")[2]!]!;

  test("are those of the dictionary", () => {
    expect(words.notices.turn).toBe(dictionary.match.yourTurn);
    const names = [dictionary.cableCar.name, dictionary.companies.name, dictionary.trambahn.name];
    expect(Object.values(words.games)).toEqual(names);
  });
});
