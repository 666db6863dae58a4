import type { Fault } from "../fault.ts";
import { formFault } from "../fault.ts";
import { isObject, isWhole } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";

/** How tiles may lie, the usual way first. */
export const ORIENTATIONS = ["fixed", "free"] as const;

/** Whether tiles lie as printed or may be turned (CC-14). */
export type Orientation = (typeof ORIENTATIONS)[number];

/** What may be exchanged for, the usual way first (CO-4). */
export const EXCHANGES = ["open-or-pile", "open"] as const;

/** Which shares an exchange may take: the face-up one or the pile's top, or the former only. */
export type ExchangeOption = (typeof EXCHANGES)[number];

/** What the options of Cable Car and of The Companies have in common (CO-11). */
interface CommonOptions {
  /** 2 to 6 (CC-8). */
  readonly players: number;
  /** Tiles in a hand, 1 to 3 (CC-9). */
  readonly hand: number;
  readonly orientation: Orientation;
}

/** The options of a game of Cable Car in which each player has cars of a colour. */
export interface BaseOptions extends CommonOptions {
  readonly companies: false;
}

/** The options of a game of The Companies. */
export interface CompaniesOptions extends CommonOptions {
  readonly companies: true;
  /** CO-4. */
  readonly exchange: ExchangeOption;
}

/** The options of a game of Cable Car, with or without The Companies. */
export type CableCarOptions = BaseOptions | CompaniesOptions;

const KEYS = ["players", "hand", "orientation", "companies", "exchange"];

const bad = (code: string, message: string): Result<never, Fault> => err(formFault(code, message));

/** Reads options from JSON. All but `players` have a default; an unknown key is refused. */
export function parseOptions(input: unknown): Result<CableCarOptions, Fault> {
  if (!isObject(input)) return bad("options", "The options must be an object.");
  const unknown = Object.keys(input).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return bad("unknown-option", `There is no option "${unknown}".`);

  const { players, hand = 1, orientation = "fixed", companies = false } = input;
  if (!isWhole(players, 2, 6)) return bad("players", "Cable Car is for 2 to 6 players.");
  if (!isWhole(hand, 1, 3)) return bad("hand", "A hand holds 1, 2 or 3 tiles.");
  if (orientation !== "fixed" && orientation !== "free") {
    return bad("orientation", 'The orientation is "fixed" or "free".');
  }
  if (companies === true) {
    const { exchange = "open-or-pile" } = input;
    if (exchange !== "open-or-pile" && exchange !== "open") {
      return bad("exchange", 'The option exchange is "open-or-pile" or "open".');
    }
    return ok({ players, hand, orientation, companies, exchange });
  }
  if (companies !== false) return bad("companies", "The option companies is true or false.");
  if ("exchange" in input) {
    return bad("exchange", "The option exchange belongs to The Companies.");
  }
  return ok({ players, hand, orientation, companies });
}
