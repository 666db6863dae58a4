import { expect, test } from "vitest";
import { dictionary } from "../../i18n/en/index.ts";
import { nameOf } from "./name.ts";

test.each<[readonly string[], string]>([
  [["pass r7", "end"], "red 7 to terminus II"],
  [
    ["pass c>r", "stop b4>new", "stop c>1"],
    "conductor to terminus II; blue 4 starts a line; conductor into line 1",
  ],
  [["bank y9", "buy steam>2", "end"], "yellow 9 to the money; steam tram for line 2"],
  [["end"], "end of turn"],
])("a turn of Trambahn in words: %j", (moves, text) => {
  expect(nameOf(dictionary, moves)).toBe(text);
});
