/**
 * A function that puts a number and the right form of a word together, by the language's own
 * rules of plural. `#` stands for the number.
 *
 * @example counting("en")({ one: "# tile", other: "# tiles" })(2) // "2 tiles"
 */
export function counting(language: string) {
  const rules = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
    (count: number): string =>
      (forms[rules.select(count)] ?? forms.other).replace("#", number.format(count));
}
