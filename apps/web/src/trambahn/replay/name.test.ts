import { linesOf } from "@endstation/engine";
import { expect, test } from "vitest";
import { dictionary } from "../../i18n/en/index.ts";
import { lesson } from "../learn/steps.ts";
import { signOf } from "../model/picture.ts";
import { nameOf } from "./name.ts";
import { recordedPosition } from "./open.ts";

const { record } = lesson;

test.each<[number, readonly string[], string]>([
  [14, ["pass b2", "end"], "blue 2 to terminus I"],
  [15, ["stop g8>1", "stop g4>new"], "green 8 on line III; green 4 starts line IIIb"],
  [
    42,
    ["stop y7>new", "stop y8>3", "buy horse>3", "end"],
    "yellow 7 starts line IV; yellow 8 on line IV; horse tram for line IV",
  ],
  [15, ["bank r2", "end"], "red 2 to the money"],
  [15, ["end"], "end of turn"],
  [15, ["stop r2>1", "stop g8>1"], "stop r2>1; stop g8>1"],
  [15, ["stop g8>1", "what"], "green 8 on line III; what"],
])("after %i moves of a game of Trambahn, in words: %j", (ply, moves, text) => {
  expect(nameOf(dictionary, { record, ply, moves })).toBe(text);
});

test("a line has the sign that it had at the table, with each move of a recorded game", () => {
  for (const [ply, move] of record.moves.entries()) {
    if (!/^(buy|stop) /.test(move) || move.endsWith(">new")) continue;
    const before = recordedPosition(record, ply);
    const number = Number(move.split(">")[1]);
    const sign = signOf(linesOf(before, before.seat), number);
    expect(nameOf(dictionary, { record, ply, moves: [move] })).toContain(`line ${sign}`);
  }
});
