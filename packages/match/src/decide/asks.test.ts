import { describe, expect, test } from "vitest";
import { ask, refused, seated, tokenOf } from "../../test/lab.ts";
import { COLOURS } from "../colours.ts";
import { tell } from "../tell.ts";

describe("a watcher asks for a seat", () => {
  test("the host lets in, and the token that asked opens the seat", () => {
    const lab = seated(1, 3);
    lab.do(null, ask(1));
    expect(lab.placeOf(1)).toBeNull();
    lab.do(0, { type: "admit", ask: 1 });
    expect(lab.placeOf(1)).toBe(1);
    expect(lab.match.asks).toEqual([]);
    expect(lab.do(0, { type: "admit", ask: 1 })).toMatchObject(refused("no-ask"));
  });

  test("with a colour that is taken it gets another, with a name that is taken none", () => {
    const lab = seated(2, 3);
    expect(lab.do(null, ask(2, "Player 1"))).toMatchObject(refused("name-taken"));
    lab.do(null, { ...ask(2), colour: COLOURS[0]! });
    lab.do(0, { type: "admit", ask: 1 });
    expect(lab.match.places[2]!.colour).not.toBe(COLOURS[0]);
  });

  test("dismissed it is gone, and its name with it", () => {
    const lab = seated(1, 3);
    lab.do(null, ask(1, "Rude"));
    lab.do(0, { type: "dismiss", ask: 1 });
    expect(lab.match.asks).toEqual([]);
    expect(JSON.stringify(tell(lab.match, 0, 0))).not.toContain("Rude");
    expect(lab.do(null, ask(1)).ok).toBe(true);
    expect(lab.match.asks[0]!.ask).toBe(2);
  });

  test("eight may wait, each once, and nobody who has a seat", () => {
    const lab = seated(1, 2);
    expect(lab.do(0, ask(0, "Again"))).toMatchObject(refused("already-seated"));
    const wish = (i: number) => ({ ...ask(1, `Wish ${i}`), token: tokenOf(100 + i) });
    for (let i = 0; i < 8; i++) expect(lab.do(null, wish(i)).ok).toBe(true);
    expect(lab.do(null, wish(9))).toMatchObject(refused("too-many-asks"));
    lab.do(0, { type: "dismiss", ask: 3 });
    expect(lab.do(null, wish(1))).toMatchObject(refused("asked-already"));
  });
});
