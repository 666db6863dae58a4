import { describe, expect, test } from "vitest";
import { Lab, refused, tokenOf } from "../../test/lab.ts";
import type { Action } from "../action.ts";
import { rebuild } from "../match.ts";

function moveOf(lab: Lab): Action {
  return { type: "move", moves: [lab.legalMoves()[0]!] };
}

describe("joining", () => {
  test("the first to join hosts; places are taken from the first free one", () => {
    const lab = new Lab({ players: 3 });
    lab.join(0);
    lab.join(1);
    lab.do(0, { type: "leave" });
    lab.join(2);
    expect(lab.match.places.map((sitter) => sitter?.name)).toEqual([
      "Player 2",
      "Player 1",
      undefined,
    ]);
    expect(lab.match.arrivals).toEqual([1, 0]);
    expect(lab.do(0, { type: "start" })).toMatchObject(refused("not-host"));
    expect(lab.do(1, { type: "start" }).ok).toBe(true);
  });

  test.each([
    ["with another invite", { invite: "x".repeat(22) }, "bad-invite"],
    ["with a name of spaces", { name: "  " }, "name-empty"],
    ["with a name too long", { name: "x".repeat(25) }, "name-too-long"],
    ["with another's name", { name: "player 0" }, "name-taken"],
    ["with another's colour", { colour: "red" }, "colour-taken"],
  ] as const)("%s is refused", (_, look, code) => {
    const lab = new Lab({ players: 3 });
    lab.join(0);
    const before = lab.match;
    expect(lab.join(1, look)).toMatchObject(refused(code));
    expect(lab.match).toBe(before);
  });

  test("a full table, a second seat and a started match are refused", () => {
    const lab = new Lab({ players: 2 });
    lab.join(0);
    expect(lab.join(0, { name: "Twice", colour: "blue" })).toMatchObject(refused("already-seated"));
    lab.join(1);
    expect(lab.join(2)).toMatchObject(refused("table-full"));
    lab.do(0, { type: "start" });
    expect(lab.join(2)).toMatchObject(refused("started"));
  });

  test("a token opens its place, and no other text does", () => {
    const lab = new Lab({ players: 2 });
    lab.join(0);
    lab.join(1);
    expect(lab.placeOf(1)).toBe(1);
    expect(lab.placeOf(2)).toBeNull();
    expect(JSON.stringify(lab.match.log)).not.toContain(tokenOf(1));
    expect(JSON.stringify(lab.match.log)).not.toContain(lab.invite);
  });
});

describe("the lobby", () => {
  test("name and colour can be changed to what is free", () => {
    const lab = new Lab();
    lab.join(0);
    lab.join(1);
    expect(lab.do(1, { type: "change", name: "Gerda" }).ok).toBe(true);
    expect(lab.do(1, { type: "change", colour: "black" }).ok).toBe(true);
    expect(lab.match.places[1]).toMatchObject({ name: "Gerda", colour: "black" });
    expect(lab.do(1, { type: "change", name: "Player 0" })).toMatchObject(refused("name-taken"));
    expect(lab.do(1, { type: "change", colour: "red" })).toMatchObject(refused("colour-taken"));
    expect(lab.do(1, { type: "change", name: "" })).toMatchObject(refused("name-empty"));
  });

  test("one player alone cannot start", () => {
    const lab = new Lab({ players: 4 });
    lab.join(0);
    expect(lab.do(0, { type: "start" })).toMatchObject(refused("too-few-players"));
  });

  test("with fewer players than places their number is fixed at the start", () => {
    const lab = new Lab({ players: 5 }).begin(3);
    expect(lab.match.options.players).toBe(3);
    expect([...lab.match.start!.order].sort()).toEqual([0, 1, 2]);
  });

  test("watchers can do nothing but join", () => {
    const lab = new Lab();
    lab.join(0);
    for (const action of [
      { type: "leave" },
      { type: "start" },
      { type: "change", name: "x" },
      { type: "move", moves: ["draw"] },
    ] satisfies Action[]) {
      expect(lab.do(null, action)).toMatchObject(refused("not-seated"));
    }
  });

  test("after the start nobody leaves, changes or starts", () => {
    const lab = new Lab().begin(2);
    for (const action of [
      { type: "leave" },
      { type: "start" },
      { type: "change", name: "x" },
    ] satisfies Action[]) {
      expect(lab.do(0, action)).toMatchObject(refused("started"));
    }
  });
});

describe("moves", () => {
  test("before the start there are none", () => {
    const lab = new Lab();
    lab.join(0);
    expect(lab.do(0, { type: "move", moves: ["draw"] })).toMatchObject(refused("not-started"));
  });

  test("out of turn", () => {
    const lab = new Lab().begin(2);
    expect(lab.do(1 - lab.mover!, moveOf(lab))).toMatchObject(refused("not-your-turn"));
  });

  test("meant for an earlier position, it is refused and not tried on this one", () => {
    const lab = new Lab().begin(2);
    lab.playOn(1, 2);
    expect(lab.do(lab.mover, moveOf(lab), 0)).toMatchObject(refused("stale"));
    expect(lab.match.moves).toHaveLength(2);
  });

  test("meant for a later position too", () => {
    const lab = new Lab().begin(2);
    expect(lab.do(lab.mover, moveOf(lab), 1)).toMatchObject(refused("stale"));
  });

  test("an illegal one names its rule", () => {
    const lab = new Lab().begin(2);
    const [move] = lab.legalMoves();
    const inner = `${move!.slice(0, 4)}@c3`;
    expect(lab.do(lab.mover, { type: "move", moves: [inner] })).toMatchObject({
      ok: false,
      error: { code: "illegal", fault: { rule: "CC-13" } },
    });
  });

  test("a draw and a guess are refused alike, whether the guess is right or wrong", () => {
    const lab = new Lab().begin(2);
    const ahead = new Lab().begin(2);
    ahead.do(ahead.mover, { type: "move", moves: ["draw"] });
    const before = lab.match;
    for (const guess of [...ahead.legalMoves(), "aaaa@c3", "nonsense"]) {
      const done = lab.do(lab.mover, { type: "move", moves: ["draw", guess] });
      expect(done).toMatchObject(refused("one-at-a-time"));
    }
    expect(lab.match).toBe(before);
  });

  test("nor does the refusal of what follows a tile tell what the hand was filled with", () => {
    let asked = 0;
    for (let plies = 0; plies < 40; plies++) {
      const lab = new Lab({ players: 2, hand: 1 + (plies % 3) }).begin(2).playOn(plies, plies);
      const [lay] = lab.legalMoves();
      if (!lab.legalMoves().includes("draw")) continue;
      const done = lab.do(lab.mover, { type: "move", moves: [lay!, "draw"] });
      expect(done).toMatchObject(refused("one-at-a-time"));
      asked++;
    }
    expect(asked).toBeGreaterThan(20);
  });

  test("none runs on into another seat's turn", () => {
    const lab = new Lab({ players: 2 }).begin(2);
    const [first] = lab.legalMoves();
    const other = new Lab({ players: 2 }).begin(2);
    other.do(other.mover, { type: "move", moves: [first!] });
    const second = other.legalMoves().find((move) => move !== "draw")!;
    expect(lab.do(lab.mover, { type: "move", moves: [first!, second] }).ok).toBe(false);
    expect(lab.match.moves).toHaveLength(0);
  });

  test("after the end there are none", () => {
    const lab = new Lab().begin(2).playOn(7);
    expect(lab.do(0, { type: "move", moves: ["draw"] })).toMatchObject(refused("over"));
    expect(lab.do(1, { type: "move", moves: ["draw"] })).toMatchObject(refused("over"));
  });
});

test.each([2, 3, 4, 5, 6])("a log of %i players is the whole match", (players) => {
  const lab = new Lab({ players, hand: 2, orientation: "free" }).begin(players).playOn(players);
  const stored = JSON.parse(JSON.stringify(lab.match.log));
  expect(rebuild(lab.match.id, stored)).toEqual(lab.match);
});

describe("taking back", () => {
  // A hand of one with an empty stack: laying shows nothing but passes the turn; drawing shows.
  test("a draw is not taken back: it has shown a tile", () => {
    const lab = new Lab().begin(2);
    const { mover } = lab;
    lab.do(mover, { type: "move", moves: ["draw"] });
    expect(lab.do(mover, { type: "undo", count: 1 })).toMatchObject(refused("needs-consent"));
  });

  test("a turn after which a tile came to the hand needs the others' consent", () => {
    const lab = new Lab().begin(2);
    const { mover } = lab;
    lab.playOn(4, 1);
    expect(lab.do(mover, { type: "undo", count: 1 })).toMatchObject(refused("needs-consent"));
    expect(lab.do(lab.mover, { type: "undo", count: 1 })).toMatchObject(refused("no-undo"));
    expect(lab.do(lab.mover, { type: "undo", count: 2 })).toMatchObject(refused("no-undo"));
  });

  test("before the start and after the end there is none", () => {
    const lab = new Lab();
    lab.join(0);
    expect(lab.do(0, { type: "undo", count: 1 })).toMatchObject(refused("not-started"));
    const over = new Lab().begin(2).playOn(3);
    expect(over.do(0, { type: "undo", count: 1 })).toMatchObject(refused("over"));
  });
});
