import type { RuleId } from "@endstation/engine";

/** A move to try in a position, as data: the rules are asked when it is shown. */
export interface Try<At> {
  readonly at: At;
  /** In the record's notation. */
  readonly move: string;
}

/** Examples by the id of the rule that they show. */
export type Examples<At> = Readonly<Partial<Record<RuleId, readonly Try<At>[]>>>;

/** Several moves tried in one position. */
export const tries = <At>(at: At, ...moves: readonly string[]): Try<At>[] =>
  moves.map((move) => ({ at, move }));
