import { linesOf, trambahn } from "@endstation/engine";
import { expect, test, vi } from "vitest";
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
  [0, ["pass c>r"], "conductor to terminus II"],
  [39, ["buy steam>2", "end"], "steam tram for line II"],
  [162, ["stop c>3", "stop r9>2"], "conductor on line IVa; red 9 on line II"],
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
    expect(nameOf(dictionary, { record, ply, moves: [move] })).toMatch(
      new RegExp(` line ${sign}$`),
    );
  }
});

test("naming all moves of a game plays it once", () => {
  const played = vi.spyOn(trambahn, "play");
  const another = { ...record };
  for (const [ply, move] of another.moves.entries()) {
    nameOf(dictionary, { record: another, ply, moves: [move] });
  }
  expect(played.mock.calls.length).toBeLessThan(another.moves.length);
});

test("a position of a record that is played on stays as it was for the next who asks", () => {
  const ply = 14;
  trambahn.play(recordedPosition(record, ply), record.moves[ply]!);
  expect(recordedPosition(record, ply).ply).toBe(ply);
});
