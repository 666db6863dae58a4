import { checkRecord } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { SAMPLES } from "../../test/games.ts";
import { Lab, refused } from "../../test/lab.ts";
import { winnersOf } from "../outcome.ts";
import { recordOf } from "../record.ts";

describe.each(SAMPLES)("$name", ({ game, options }) => {
  test("given up by all but one, it ends, is verified, and the last one has won", () => {
    const lab = new Lab(options, game).begin(options.players).playOn(2, 1);
    const [winner, ...others] = lab.match.start!.order;
    for (const other of others) lab.do(other, { type: "resign" });
    const record = recordOf(lab.match);
    if (!record.ok) throw new Error(record.error.message);
    expect(record.value).toMatchObject({
      ended: { how: "resigned", seat: options.players - 1 },
      lost: others.map((_, i) => ({ seat: i + 1, how: "resigned" })),
    });
    expect(checkRecord(JSON.parse(JSON.stringify(record.value)), { verify: true })).toMatchObject({
      ok: true,
      value: { finished: true },
    });
    expect(winnersOf(lab.match)).toEqual([winner]);
  });
});

test("of three, one who has resigned is played on, ranks last, and does nothing more", () => {
  const lab = new Lab({ players: 3 }).begin(3).playOn(2, 3);
  const loser = lab.mover!;
  lab.do(loser, { type: "resign" });
  expect(lab.mover).not.toBe(loser);
  expect(lab.do(loser, { type: "resign" })).toMatchObject(refused("seat-lost"));
  expect(lab.do(loser, { type: "return" })).toMatchObject(refused("not-lost"));
  lab.playOn(4);
  expect(lab.match.ended).toBeNull();
  expect(winnersOf(lab.match)).not.toContain(loser);
  expect(recordOf(lab.match)).toMatchObject({ value: { lost: [{ how: "resigned" }] } });
});

test("in the lobby one leaves, and does not resign", () => {
  const lab = new Lab({ players: 3 });
  lab.join(0);
  expect(lab.do(0, { type: "resign" })).toMatchObject(refused("not-started"));
});

test("whoever has most wins; equal ones share it", () => {
  const lab = new Lab({ players: 4 }).begin(4).playOn(11);
  const { start, game } = lab.match;
  const { scores } = game.outcome(lab.position());
  const best = Math.max(...scores);
  expect(winnersOf(lab.match)).toEqual(start!.order.filter((_, seat) => scores[seat] === best));
});
