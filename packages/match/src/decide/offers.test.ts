import { describe, expect, test } from "vitest";
import { Lab, refused } from "../../test/lab.ts";
import type { OfferKind } from "../action.ts";
import { recordOf } from "../record.ts";

const offer = (kind: OfferKind) => ({ type: "offer", offer: kind }) as const;

/** A game of three under way, and its mover and the others. */
function game(plies = 4) {
  const lab = new Lab({ players: 3 }).begin(3).playOn(3, plies);
  const mover = lab.mover!;
  const others = lab.match.start!.order.filter((place) => place !== mover);
  return { lab, mover, others: others as [number, number] };
}

describe("asking the others", () => {
  test("the last yes does it, and the log says who agreed", () => {
    const { lab, mover, others } = game();
    const before = lab.match.moves;
    lab.do(mover, { type: "move", moves: ["draw"] });
    lab.do(mover, offer({ kind: "undo", count: 1 }));
    lab.agree(others[0]);
    expect(lab.match.moves).toHaveLength(before.length + 1);
    const done = lab.agree(others[1]);
    expect(done).toMatchObject({
      value: { body: { type: "undone", count: 1, consent: { by: mover, agreed: others } } },
    });
    expect(lab.match.moves).toEqual(before);
    expect(lab.match.offer).toBeNull();
  });

  test("the first no ends it, and nothing has changed", () => {
    const { lab, mover, others } = game();
    lab.do(mover, offer({ kind: "stop" }));
    lab.agree(others[0]);
    expect(lab.decline(others[1]).ok).toBe(true);
    expect(lab.match).toMatchObject({ offer: null, ended: null });
    expect(lab.agree(others[0])).toMatchObject(refused("no-offer"));
  });

  test("its maker takes it back, and nobody else does", () => {
    const { lab, mover, others } = game();
    lab.do(others[0], offer({ kind: "pause" }));
    expect(lab.withdraw(mover)).toMatchObject(refused("no-offer"));
    expect(lab.withdraw(others[0]).ok).toBe(true);
    expect(lab.agree(mover)).toMatchObject(refused("no-offer"));
  });

  test("one question at a time, and no answer to one's own or twice", () => {
    const { lab, mover, others } = game();
    lab.do(mover, offer({ kind: "pause" }));
    expect(lab.do(others[0], offer({ kind: "stop" }))).toMatchObject(refused("offer-open"));
    expect(lab.agree(mover)).toMatchObject(refused("no-offer"));
    lab.agree(others[0]);
    expect(lab.agree(others[0])).toMatchObject(refused("no-offer"));
  });

  test("of those who have lost their seats nobody is asked, nor may they ask", () => {
    const { lab, mover, others } = game();
    lab.do(others[0], { type: "resign" });
    expect(lab.do(others[0], offer({ kind: "pause" }))).toMatchObject(refused("seat-lost"));
    lab.do(mover, offer({ kind: "pause" }));
    lab.agree(others[1]);
    expect(lab.match.paused).toBe(true);
  });
});

describe("an answer", () => {
  test("to one question is none to the next, however late it comes", () => {
    const { lab, mover, others } = game();
    lab.do(mover, offer({ kind: "pause" }));
    const { seq } = lab.match.offer!;
    lab.withdraw(mover);
    lab.do(mover, offer({ kind: "stop" }));
    const late = { type: "answer", offer: seq, agree: true } as const;
    expect(lab.do(others[0], late)).toMatchObject(refused("no-offer"));
    expect(lab.match.offer!.agreed).toEqual([]);
    expect(lab.do(mover, { type: "withdraw", offer: seq })).toMatchObject(refused("no-offer"));
  });
});

describe("taking back by consent", () => {
  test("a move ends the question: it was asked for another position", () => {
    const { lab, mover } = game();
    const asker = lab.match.start!.order.find((place) => place !== mover && wasMover(lab, place))!;
    const count = lab.match.moves.length - lastMoveOf(lab, asker);
    expect(lab.do(asker, offer({ kind: "undo", count })).ok).toBe(true);
    lab.playOn(1, 1);
    expect(lab.match.offer).toBeNull();
  });

  test("goes back to one's own move, not to another's", () => {
    const { lab, mover } = game();
    const asker = lab.match.start!.order.find((place) => place !== mover && wasMover(lab, place))!;
    const count = lab.match.moves.length - lastMoveOf(lab, asker);
    const wrong = count === 1 ? 2 : count - 1;
    expect(lab.do(asker, offer({ kind: "undo", count: wrong }))).toMatchObject(refused("no-undo"));
    expect(lab.do(asker, offer({ kind: "undo", count: 200 }))).toMatchObject(refused("no-undo"));
  });

  test("the tile drawn again is the one that went back: nobody gets a second look", () => {
    const { lab, mover, others } = game();
    lab.do(mover, { type: "move", moves: ["draw"] });
    const drawn = viewOf(lab, mover).drawn;
    lab.do(mover, offer({ kind: "undo", count: 1 }));
    for (const other of others) lab.agree(other);
    expect(viewOf(lab, mover).drawn).toBeNull();
    lab.do(mover, { type: "move", moves: ["draw"] });
    expect(viewOf(lab, mover).drawn).toBe(drawn);
  });

  test("after the end nothing is taken back", () => {
    const { lab, mover, others } = game();
    lab.playOn(5);
    expect(lab.do(mover, offer({ kind: "undo", count: 1 }))).toMatchObject(refused("over"));
    expect(lab.do(others[0], { type: "undo", count: 1 })).toMatchObject(refused("over"));
  });
});

describe("pausing", () => {
  test("no move is made meanwhile; the seat to move goes on at once, others ask", () => {
    const { lab, mover, others } = game();
    lab.do(mover, offer({ kind: "pause" }));
    for (const other of others) lab.agree(other);
    const [move] = lab.legalMoves();
    expect(lab.do(mover, { type: "move", moves: [move!] })).toMatchObject(refused("paused"));
    expect(lab.do(mover, offer({ kind: "pause" }))).toMatchObject(refused("paused"));
    lab.do(others[0], offer({ kind: "resume" }));
    expect(lab.match.paused).toBe(true);
    lab.agree(others[1]);
    lab.withdraw(mover);
    lab.withdraw(others[0]);
    lab.do(mover, offer({ kind: "resume" }));
    expect(lab.match.paused).toBe(false);
    expect(lab.do(mover, { type: "move", moves: [move!] }).ok).toBe(true);
    expect(lab.do(lab.mover, offer({ kind: "resume" }))).toMatchObject(refused("not-paused"));
  });
});

test("a pause lasts no longer than somebody wants it: who is silent does not hold the others", () => {
  const { lab, mover, others } = game();
  lab.do(mover, offer({ kind: "pause" }));
  for (const other of others) lab.agree(other);
  lab.do(others[0], offer({ kind: "resume" }));
  lab.wait(10 * 60_000);
  expect(lab.match.paused).toBe(false);
});

test("the mover goes on also while another question is open, and by a yes to going on", () => {
  for (const kind of ["stop", "resume"] as const) {
    const { lab, mover, others } = game();
    lab.do(mover, offer({ kind: "pause" }));
    for (const other of others) lab.agree(other);
    lab.do(others[0], offer({ kind }));
    if (kind === "stop") lab.do(mover, offer({ kind: "resume" }));
    else lab.agree(mover);
    expect(lab.match.paused).toBe(false);
  }
});

describe("stopping by agreement", () => {
  test("is in the record, with the seed; nobody has won", () => {
    const { lab, mover, others } = game();
    lab.do(mover, offer({ kind: "stop" }));
    for (const other of others) lab.agree(other);
    expect(lab.mover).toBeNull();
    expect(recordOf(lab.match)).toMatchObject({
      ok: true,
      value: { ended: { how: "agreed" }, seed: { match: lab.match.id } },
    });
    expect(lab.do(mover, { type: "resign" })).toMatchObject(refused("over"));
  });
});

const viewOf = (lab: Lab, place: number) => lab.match.game.view(lab.position(), lab.seatOf(place));

/** The index of the first move of the last turn of a place. */
function lastMoveOf(lab: Lab, place: number): number {
  for (let ply = lab.match.moves.length - 1; ply >= 0; ply--) {
    if (lab.moverAt(ply) === place) return ply;
  }
  return -1;
}
const wasMover = (lab: Lab, place: number) => lastMoveOf(lab, place) >= 0;
