import { describe, expect, test } from "vitest";
import { counting } from "./counting.ts";

describe("counting", () => {
  test.each([
    [0, "0 tiles"],
    [1, "1 tile"],
    [2, "2 tiles"],
    [1200, "1,200 tiles"],
  ])("%i in English", (count, text) => {
    expect(counting("en")({ one: "# tile", other: "# tiles" })(count)).toBe(text);
  });

  test("follows a language with more forms", () => {
    const polish = counting("pl")({ one: "# a", few: "# b", many: "# c", other: "# d" });
    expect([1, 2, 5].map(polish)).toEqual(["1 a", "2 b", "5 c"]);
  });

  test("takes the general form where a language's own is missing", () => {
    expect(counting("pl")({ other: "# d" })(2)).toBe("2 d");
  });
});
