import { COMPANIES, PERCENTAGES } from "@endstation/engine";
import { EMPTY_TABLE, type Table } from "@endstation/match";
import { createRoot, createSignal } from "solid-js";
import { describe, expect, test, vi } from "vitest";
import type { PlayProps } from "../../games.ts";
import { bareShell } from "../../match/test/shell.ts";
import { openPosition } from "../model/open.ts";
import type { Play } from "../play.ts";
import { createTurn } from "../table/turn.ts";
import { createTrade } from "./trade.ts";

const seen = COMPANIES.map((company, place) => (place === 0 || place === 2 ? company : null));
const shares = Object.fromEntries(PERCENTAGES.map((percentage) => [percentage, seen]));

/** A table of two with shares where seat 0 is to move; its own are yellow, the open ones orange. */
function seated(options: object = {}) {
  const [table, setTable] = createSignal<Table>({
    ...EMPTY_TABLE,
    game: "cable-car",
    options: { players: 2, companies: true, ...options } as Table["options"],
    view: { deal: { shares }, hand: ["aaaa"], drawn: null },
  });
  const play = vi.fn(async () => null);
  const props = {
    ...bareShell,
    get table() {
      return table();
    },
    play,
    undo: async () => null,
  } satisfies PlayProps;
  return createRoot(() => {
    const position = () => openPosition(table(), 0);
    const turn = createTurn(props, position);
    const trade = createTrade(props, { turn, position } as Play);
    return { trade, turn, play, table, setTable };
  });
}

describe("a trade", () => {
  test("previews the open share, and makes that exchange", async () => {
    const { trade, play } = seated();
    trade.choose({ percentage: 20, source: "open" });
    expect(trade.chosen()).toMatchObject({ given: "yellow", taken: "orange", change: 0 });
    await trade.confirm();
    expect(play).toHaveBeenCalledWith(["swap 20 open"]);
  });

  test("does not tell what lies on the pile", () => {
    const { trade } = seated();
    trade.choose({ percentage: 40, source: "pile" });
    expect(trade.chosen()).toMatchObject({ taken: null, change: null });
  });

  test("[CO-4] leaves the pile alone where only the open share may be taken", () => {
    const { trade } = seated({ exchange: "open" });
    expect([trade.may("open"), trade.may("pile")]).toEqual([true, false]);
    trade.choose({ percentage: 40, source: "pile" });
    expect(trade.chosen()).toBeNull();
  });

  test("takes a previewed tile back, and a tile takes it back", () => {
    const { trade, turn } = seated();
    turn.aim(0);
    trade.choose({ percentage: 10, source: "open" });
    expect(turn.ghost()).toBeNull();
    turn.aim(0);
    expect(trade.chosen()).toBeNull();
  });

  test("ends with the move, and is not for the other's turn", () => {
    const { trade, table, setTable } = seated();
    trade.choose({ percentage: 10, source: "pile" });
    const moves = [{ move: "swap 20 open", at: 0 }];
    // The share that the pile puts in the open place is seen by all.
    const more = { ...shares, 20: seen.map((name, place) => (place === 3 ? "green" : name)) };
    setTable({ ...table(), moves, view: { ...table().view, deal: { shares: more } } });
    expect(trade.chosen()).toBeNull();
    expect(trade.may("open")).toBe(false);
  });

  test("says why it may not be, on the own turn", () => {
    const { trade } = seated({ exchange: "open" });
    expect([trade.whyNot("open"), trade.whyNot("pile")]).toEqual([null, "pile-barred"]);
  });

  test("[CO-7] there is no passing while one has a tile", () => {
    expect(seated().trade.mayPass()).toBe(false);
  });
});

test("an exchange that is suggested is chosen, and nothing else is taken for one", async () => {
  const { trade, play } = seated();
  expect(trade.suggest("aaaa@a1")).toBe(false);
  expect(trade.chosen()).toBeNull();
  expect(trade.suggest("swap 40 pile")).toBe(true);
  await trade.confirm();
  expect(play).toHaveBeenCalledWith(["swap 40 pile"]);
});

describe("an exchange that is tried while another is to move", () => {
  /** The same table as seat 1 sees it, which waits. */
  function waiting() {
    const own = COMPANIES.map((company, place) => (place === 1 || place === 2 ? company : null));
    const known = Object.fromEntries(PERCENTAGES.map((percentage) => [percentage, own]));
    const [table, setTable] = createSignal<Table>({
      ...EMPTY_TABLE,
      game: "cable-car",
      options: { players: 2, companies: true },
      view: { deal: { shares: known }, hand: ["aaaa"], drawn: null },
    } as Table);
    const play = vi.fn(async () => null);
    const props = {
      ...bareShell,
      seat: 1,
      mayTry: true,
      get table() {
        return table();
      },
      play,
      undo: async () => null,
    } satisfies PlayProps;
    return createRoot(() => {
      const position = () => openPosition(table(), 1);
      const turn = createTurn(props, position);
      const trade = createTrade(props, { turn, position } as Play);
      const made = (move: string) =>
        setTable({ ...table(), moves: [...table().moves, { move, at: 0 }] });
      return { trade, turn, play, made };
    });
  }

  test("shows what it would bring, and is not made", async () => {
    const { trade, play } = waiting();
    trade.choose({ percentage: 20, source: "open" });
    expect(trade.tries()).toBe(true);
    expect(trade.chosen()).toMatchObject({ given: COMPANIES[1], taken: COMPANIES[2] });
    await trade.confirm();
    expect(play).not.toHaveBeenCalled();
    trade.takeBack();
    expect(trade.tries()).toBe(false);
  });

  test("stays over the other's move, and is meant once it is one's turn", async () => {
    const { trade, play, made } = waiting();
    trade.choose({ percentage: 20, source: "open" });
    made("aaaa@h1");
    expect(trade.tries()).toBe(false);
    expect(trade.tryGone()).toBe(false);
    expect(trade.chosen()).toMatchObject({ percentage: 20 });
    await trade.confirm();
    expect(play).toHaveBeenCalledExactlyOnceWith(["swap 20 open"]);
  });
});
