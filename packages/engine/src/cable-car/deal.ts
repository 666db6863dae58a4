import type { Deck } from "../deal/deck.ts";
import type { Fault } from "../fault.ts";
import { isObject } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { type DealtShares, parseShares, shuffleShares } from "./companies/deal.ts";
import type { CableCarOptions } from "./options.ts";
import { COPIES, KINDS, parseKind, TILES, type TileCode } from "./tiles.ts";

/** A deal: all 60 tiles, the top of the stack first, before the hands are dealt. */
export interface CableCarDeal {
  readonly tiles: readonly TileCode[];
  /** With companies, and only then. */
  readonly shares?: DealtShares;
}

const bad = (code: string, message: string): Result<never, Fault> =>
  err({ code, rule: "CC-4", message });

/** Reads a deal from JSON: it must hold exactly the 60 tiles of CC-4 and the shares of CO-2. */
export function parseDeal(
  { companies }: CableCarOptions,
  input: unknown,
): Result<CableCarDeal, Fault> {
  if (!isObject(input) || !Array.isArray(input.tiles)) {
    return bad("deal", "The deal must have a list of tiles.");
  }
  const known = companies ? ["tiles", "shares"] : ["tiles"];
  if (Object.keys(input).some((key) => !known.includes(key))) {
    return bad("deal", "The deal has more parts than this game.");
  }
  const dealt = KINDS.map(() => 0);
  for (const code of input.tiles as unknown[]) {
    const kind = typeof code === "string" ? parseKind(code) : null;
    if (kind === null) return bad("unknown-tile", "The deal has a tile that does not exist.");
    dealt[kind]!++;
  }
  const wrong = KINDS.find((_, kind) => dealt[kind] !== COPIES[kind]);
  if (wrong !== undefined) {
    return bad("tile-count", `The deal has too few or too many tiles ${wrong}.`);
  }
  const tiles = input.tiles as TileCode[];
  if (!companies) return ok({ tiles });
  const shares = parseShares(input.shares);
  return shares.ok ? ok({ tiles, shares: shares.value }) : shares;
}

/** The deal of a match's deck. */
export const shuffleDeal = ({ companies }: CableCarOptions, deck: Deck): CableCarDeal => ({
  tiles: deck.shuffle("tiles", TILES),
  ...(companies && { shares: shuffleShares(deck) }),
});
