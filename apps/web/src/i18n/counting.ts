/**
 * A function that puts a number and the right form of a word together, by the language's own
 * rules of plural. `#` stands for the number.
 *
 * @example counting("en")({ one: "# tile", other: "# tiles" })(2) // "2 tiles"
 */
export function counting(language: string) {
  return (forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
    (count: number): string => {
      const { rules, number } = countersOf(language);
      return (forms[rules.select(count)] ?? forms.other).replace("#", number.format(count));
    };
}

interface Counters {
  readonly rules: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

const made = new Map<string, Counters>();

/** Made once a language, and only when something is counted: on a phone that takes a frame's time. */
function countersOf(language: string): Counters {
  let counters = made.get(language);
  if (!counters) {
    counters = {
      rules: new Intl.PluralRules(language),
      number: new Intl.NumberFormat(language),
    };
    made.set(language, counters);
  }
  return counters;
}
