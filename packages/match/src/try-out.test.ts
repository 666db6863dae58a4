import { type GameId, gameOf, makeDeck } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import type { MatchEvent } from "./event.ts";
import { isLocalMatchId } from "./local-id.ts";
import { rebuild } from "./match.ts";
import { isOver, mover, positionAfter } from "./position.ts";
import { recordOf } from "./record.ts";
import { createTryOut, type TryOut } from "./try-out.ts";

const secrets = {
  id: new Uint8Array(16),
  invite: new Uint8Array(16),
  seed: new Uint8Array(32),
  key: null,
};

/** What it takes to go on after some moves of a game. */
function tryOut(id: GameId, count: number): TryOut {
  const game = gameOf(id);
  const options = game.parseOptions({ players: 2 });
  if (!options.ok) throw new Error(options.error.message);
  const deck = makeDeck(new Uint8Array(32).fill(7));
  const deal = game.shuffle(options.value, deck);
  const position = game.start(options.value, deal, deck);
  const moves = Array.from({ length: count }, () => {
    const move = game.legalMoves(position).at(-1)!;
    game.play(position, move);
    return move;
  });
  return {
    game: id,
    options: options.value,
    deal: game.dealt(position),
    moves,
    seat: 1,
    person: { name: "Mira", value: "01".repeat(16), token: "t".repeat(22) },
    colours: ["red", "blue"],
    level: "novice",
  };
}

function opened(wish: TryOut) {
  const made = createTryOut(wish, secrets);
  if (!made.ok) throw new Error(made.error.code);
  const { id, log } = made.value;
  const events: MatchEvent[] = log.map((body, i) => ({ seq: i + 1, at: 0, command: null, body }));
  return { id, match: rebuild(id, events) };
}

describe.each(["cable-car", "trambahn"] as const)("%s", (game) => {
  test("goes on from the position, the person at the seat and bots at the others", () => {
    const wish = tryOut(game, 9);
    const { id, match } = opened(wish);
    expect(isLocalMatchId(id)).toBe(true);
    expect(match.places.map((sitter) => sitter?.bot ?? sitter?.name)).toEqual(["novice", "Mira"]);
    expect(match.host).toBe(1);
    expect(match.moves).toEqual(wish.moves);
    expect(match.game.dealt(positionAfter(match))).toEqual(wish.deal);
    expect(mover(match)).not.toBeNull();
  });

  test("its record claims no proof of the deal", () => {
    const { match } = opened(tryOut(game, 9));
    const over = { ...match, ended: { how: "agreed", place: null } } as const;
    expect(isOver(over)).toBe(true);
    const record = recordOf(over);
    expect(record.ok && record.value).toMatchObject({ names: ["", "Mira"] });
    expect(record.ok && Object.keys(record.value)).not.toContain("seed");
  });
});

test.each<[string, Partial<TryOut>]>([
  ["a deal that is none", { deal: {} }],
  ["moves that do not follow", { moves: ["pass"] }],
  ["a seat that there is not", { seat: 2 }],
  ["colours of others", { colours: ["red"] }],
])("is refused with %s", (_, change) => {
  expect(createTryOut({ ...tryOut("cable-car", 3), ...change }, secrets)).toMatchObject({
    ok: false,
    error: { code: "malformed" },
  });
});

test("is refused with a name that no match takes", () => {
  const wish = tryOut("cable-car", 3);
  const person = { ...wish.person, name: "\u202eariM" };
  expect(createTryOut({ ...wish, person }, secrets)).toMatchObject({
    ok: false,
    error: { code: "name-letters" },
  });
});
