import { trambahn } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { openPosition } from "../model/open.ts";
import { pick, seated, tableOf } from "../test/seat.ts";

const HAND = ["b2", "b5", "b9", "b10", "r7", "c"];
const REST = ["b2", "b5", "b9", "b10", "c"];

describe("passengers", () => {
  test("come first, and nothing ends before one", () => {
    const { turn } = seated([], HAND);
    expect([turn.phase(), turn.may(), turn.deed(), turn.ending()]).toEqual([
      "pass",
      ["pass"],
      null,
      null,
    ]);
  });

  test("go together in one command", async () => {
    const { turn, play } = seated([], HAND);
    pick(turn, "r7", "b2");
    await turn.act();
    expect(play).toHaveBeenCalledWith(["pass r7", "pass b2"]);
  });

  test("[TB-10] are two at most", () => {
    const { turn } = seated([], HAND);
    pick(turn, "r7", "b2", "b5");
    expect(turn.deed()).toBeNull();
  });

  test("wait for a conductor's terminus, and the last one named counts", async () => {
    const { turn, play } = seated([], HAND);
    pick(turn, "c");
    expect(turn.deed()).toBeNull();
    turn.aim("green");
    turn.aim("yellow");
    await turn.act();
    expect(play).toHaveBeenCalledWith(["pass c>y"]);
  });

  test("may be one: the next phase is looked at without a command", async () => {
    const { turn, play } = seated(["pass r7"], REST);
    expect(turn.deed()).toEqual({ kind: "next", phase: "stop" });
    await turn.act();
    expect(turn.phase()).toBe("stop");
    expect(play).not.toHaveBeenCalled();
    turn.look("pass");
    expect(turn.phase()).toBe("pass");
  });
});

describe("stops", () => {
  const open = () => {
    const all = seated(["pass r7"], REST);
    all.turn.look("stop");
    return all;
  };

  test("gather in their order, whatever the order of the taps", async () => {
    const { turn, play } = open();
    pick(turn, "c", "b10", "b2", "b5");
    await turn.act();
    expect(play).toHaveBeenCalledWith(["stop b2>new", "stop b5>1", "stop c>1", "stop b10>1"]);
  });

  test("choose between the lines that take them and a new one", async () => {
    const { turn, play } = seated(["pass r7", "stop b2>new", "stop b5>new"], ["b9", "b10", "c"]);
    pick(turn, "b9");
    expect(turn.layings().ways.map(({ target }) => target)).toEqual([1, 2, "new"]);
    turn.choose(2);
    await turn.act();
    expect(play).toHaveBeenCalledWith(["stop b9>2"]);
  });

  test("[TB-14] say why a conductor alone can lie nowhere", () => {
    const { turn } = open();
    pick(turn, "c");
    expect([turn.layings().fault, turn.deed()]).toEqual(["conductor-first", null]);
  });

  test("are taken back with a second tap", () => {
    const { turn } = open();
    pick(turn, "b2", "b5");
    turn.pick(turn.hand().indexOf("b2"));
    expect(turn.chosen()).toEqual(["b5"]);
  });

  test("[TB-18] that have no tram are told to close down", () => {
    const { turn } = open();
    pick(turn, "b2", "b5");
    expect(turn.ending()).toMatchObject({ drawn: 3, closing: [{ cards: ["b2", "b5"] }] });
  });
});

describe("trams", () => {
  const LINES = ["pass r7", "stop b2>new", "stop r3>new", "stop r8>2"];

  test("go to the line that they serve best, or to the one that is tapped", async () => {
    const { turn, play } = seated(LINES, ["b9", "c"]);
    turn.chooseTram("horse");
    expect([turn.phase(), turn.stands()]).toEqual(["buy", [1, 2]]);
    expect(turn.deed()).toMatchObject({ kind: "buy", line: 2 });
    turn.choose(1);
    await turn.act();
    expect(play).toHaveBeenCalledWith(["buy horse>1"]);
  });

  test("lead back to the cards as long as the rules do", () => {
    const { turn } = seated(LINES, ["b9", "c"]);
    turn.chooseTram("horse");
    pick(turn, "b9");
    expect([turn.phase(), turn.tram(), turn.chosen()]).toEqual(["stop", null, ["b9"]]);
  });

  test("leave no way back once one is bought", () => {
    const { turn } = seated([...LINES, "buy horse>1"], ["b9", "c"]);
    pick(turn, "b9");
    expect([turn.phase(), turn.chosen()]).toEqual(["buy", []]);
  });
});

describe("income", () => {
  test("puts all that is chosen on the money", async () => {
    const { turn, play } = seated(["pass r7"], REST);
    turn.look("bank");
    pick(turn, "b9", "c");
    await turn.act();
    expect(play).toHaveBeenCalledWith(["bank b9", "bank c"]);
  });
});

describe("an undo", () => {
  test("takes back what one command did", async () => {
    const { turn, undo, setTable } = seated([], HAND);
    const table = tableOf(["pass r7", "stop b2>new", "stop b5>1"], ["b9", "b10", "c"]);
    setTable({ ...table, views: table.views.filter(({ ply }) => ply !== 2) });
    expect(turn.undoable()).toBe(2);
    await turn.undo();
    expect(undo).toHaveBeenCalledWith(2);
  });

  test("takes back one command, even where all were made at one time", () => {
    const moves = ["pass r7", "stop b2>new", "stop b5>1"];
    expect(seated(moves, ["b9", "b10", "c"]).turn.undoable()).toBe(1);
  });

  test("is none before the first move of a turn, nor in the other's", () => {
    expect(seated([], HAND).turn.undoable()).toBe(0);
    expect(seated(["pass r7", "end"], [...REST, "y1"]).turn.undoable()).toBe(0);
  });
});

test("a choice goes with the revision of the table it was made at", () => {
  const { turn, setTable } = seated([], HAND);
  pick(turn, "b2");
  setTable(tableOf(["pass r7"], REST));
  expect(turn.picked()).toEqual([]);
});

test.each([
  { moves: [], hand: HAND },
  { moves: ["pass r7"], hand: REST },
  { moves: ["pass r7", "stop b2>new", "stop b5>1"], hand: ["b9", "b10", "c"] },
  { moves: ["pass r7", "stop b2>new", "bank b5"], hand: ["b9", "b10", "c"] },
])("any move that is suggested is what the main button then does: $moves", async (scene) => {
  const { turn, play } = seated(scene.moves, scene.hand);
  const moves = trambahn.legalMoves(openPosition(tableOf(scene.moves, scene.hand), 0));
  for (const move of moves) {
    turn.suggest(move);
    await (turn.deed()?.kind === "end" ? turn.end() : turn.act());
  }
  expect(play.mock.calls).toEqual(moves.map((move) => [[move]]));
});
