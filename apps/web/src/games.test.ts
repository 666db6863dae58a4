import { gameOf, isGameId } from "@endstation/engine";
import { makeMatchId } from "@endstation/match";
import { describe, expect, test } from "vitest";
import { entryOf, entryOfLink, GAME_ENTRIES, optionsFor } from "./games.ts";

describe("the entry of a match", () => {
  test.each(GAME_ENTRIES.map((entry) => [entry.rules, entry] as const))(
    "%s is found by the options it is created with",
    (_, entry) => {
      expect(entryOf(entry.id, optionsFor(entry, {}))).toBe(entry);
    },
  );

  test.each(GAME_ENTRIES.map((entry) => [entry.rules, entry] as const))(
    "%s is found by a match's id",
    (_, entry) => {
      if (!isGameId(entry.id)) throw new Error(`${entry.id} is no game.`);
      const game = gameOf(entry.id);
      const options = game.parseOptions(optionsFor(entry, {}));
      if (!options.ok) throw new Error(options.error.message);
      const kind = game.linkKind(options.value);
      const id = makeMatchId({ kind, players: 2 }, new Uint8Array(16), null);
      expect(entryOfLink(id)).toBe(entry);
    },
  );

  test("is the first of its id where options are not known", () => {
    expect(entryOf("cable-car", undefined)?.rules).toBe("/rules/cable-car");
  });

  test("is none where this client does not have the game", () => {
    expect(entryOf("chess", {})).toBeUndefined();
    expect(entryOf(null, {})).toBeUndefined();
  });
});

describe("the options of a new match", () => {
  const [cableCar] = GAME_ENTRIES;

  test("are the chosen ones, and the first choice for the rest", () => {
    expect(optionsFor(cableCar!, { players: 4 })).toEqual({
      players: 4,
      hand: 1,
      orientation: "fixed",
      companies: false,
    });
  });

  test("leave out what the game does not know, and choices it does not offer", () => {
    const options = optionsFor(cableCar!, { players: 9, tram: "horse" });
    expect(options.players).toBe(2);
    expect(options).not.toHaveProperty("tram");
  });
});
