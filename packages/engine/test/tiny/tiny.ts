import type { Deck } from "../../src/deal/deck.ts";
import { type Fault, formFault } from "../../src/fault.ts";
import type { Game, Knowledge, Seat, View } from "../../src/game.ts";
import { isObject, isWhole } from "../../src/json.ts";
import { err, ok, type Result } from "../../src/result.ts";

/**
 * The smallest game with a hidden piece, to show what a game must bring along. Numbered stones
 * are shuffled; each player holds one in secret. Once each in turn, a player keeps the stone or
 * swaps it for the next one unseen. The highest stone wins.
 */
export interface TinyOptions {
  readonly players: number;
}

export interface TinyDeal {
  /** The stones 1 to 9, the top first, before one is dealt to each seat. */
  readonly stones: readonly string[];
}

export interface TinyPosition {
  readonly options: TinyOptions;
  /** Stones or `null` where one is not known. */
  readonly stones: readonly (string | null)[];
  readonly hands: (string | null)[];
  top: number;
  turn: Seat;
}

const STONES = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const MOVES = ["keep", "swap"];

const bad = (code: string, message: string): Result<never, Fault> => err(formFault(code, message));

function begin(options: TinyOptions, stones: readonly (string | null)[]): TinyPosition {
  const { players } = options;
  return { options, stones, hands: stones.slice(0, players), top: players, turn: 0 };
}

function play(position: TinyPosition, move: string): Result<void, Fault> {
  if (!MOVES.includes(move)) return bad("move", "The moves are keep and swap.");
  if (position.turn === position.options.players) {
    return err({ code: "over", rule: "TINY-1", message: "The game is over." });
  }
  if (move === "swap") position.hands[position.turn] = position.stones[position.top++]!;
  position.turn++;
  return ok(undefined);
}

function known(knowledge: Knowledge<TinyOptions>): Result<TinyPosition, Fault> {
  const { options, seat, moves, view } = knowledge;
  const position = begin(
    options,
    STONES.map(() => null),
  );
  for (const move of moves) {
    const played = play(position, move);
    if (!played.ok) return played;
  }
  if (seat !== null) position.hands[seat] = view.hand[0] ?? null;
  return ok(position);
}

export const tiny: Game<TinyOptions, TinyDeal, TinyPosition> = {
  id: "tiny",
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  linkKind: () => 255,
  resultRules: () => ({ scores: "TINY-1", profits: "TINY-1" }),
  dealRule: "TINY-1",
  parseOptions(input) {
    if (!isObject(input) || Object.keys(input).some((key) => key !== "players")) {
      return bad("options", "The one option is the number of players.");
    }
    const { players } = input;
    return isWhole(players, 2, 4) ? ok({ players }) : bad("players", "It is for 2 to 4 players.");
  },
  parseDeal(_, input) {
    const stones = isObject(input) && Array.isArray(input.stones) ? input.stones : [];
    return STONES.every((stone) => stones.includes(stone)) && stones.length === STONES.length
      ? ok({ stones })
      : bad("deal", "The deal must hold each stone once.");
  },
  shuffle: (_, deck: Deck) => ({ stones: deck.shuffle("stones", STONES) }),
  start: (options, { stones }) => begin(options, stones),
  dealt: ({ stones }) => ({ stones: stones.map(String) }),
  known,
  toMove: ({ turn, options }) => (turn === options.players ? null : turn),
  play,
  shows: (_, move) => move === "swap",
  legalMoves: ({ turn, options }) => (turn === options.players ? [] : MOVES),
  outcome: ({ hands }) => ({ scores: hands.map(Number) }),
  view: ({ hands }, seat): View => ({
    deal: {},
    hand: seat === null || hands[seat] === null ? [] : [hands[seat]!],
    drawn: null,
  }),
  redact: (move) => move,
};
