import type { Fault } from "../fault.ts";
import { formFault } from "../fault.ts";
import { isObject } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";

/** The options of a game of Trambahn: two play, and nothing may be chosen. */
export interface TrambahnOptions {
  readonly players: 2;
}

const bad = (code: string, message: string): Result<never, Fault> => err(formFault(code, message));

/** Reads options from JSON; an unknown key is refused. */
export function parseOptions(input: unknown): Result<TrambahnOptions, Fault> {
  if (!isObject(input)) return bad("options", "The options must be an object.");
  const unknown = Object.keys(input).find((key) => key !== "players");
  if (unknown !== undefined) return bad("unknown-option", `There is no option "${unknown}".`);
  if (input.players !== 2) return bad("players", "Trambahn is for 2 players.");
  return ok({ players: 2 });
}
