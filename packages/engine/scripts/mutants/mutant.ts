import type { RuleId } from "../../src/rules.ts";

/** One small break of one rule: in `file`, `find` (which stands there once) becomes `replace`. */
export interface Mutant {
  readonly rule: RuleId;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Makes the mutants of the game in a folder of the sources. */
export const mutantsOf =
  (folder: string) =>
  (rule: RuleId, file: string, [find, replace]: readonly [string, string]): Mutant => ({
    rule,
    file: `src/${folder}/${file}`,
    find,
    replace,
  });
