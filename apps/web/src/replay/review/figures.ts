import { locale } from "../../i18n/language.ts";

const oneDigit = (value: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** Points without a sign: "9.3". */
export const pointsText = (points: number): string => oneDigit(Math.abs(points));

/** Points gained or lost: "+2.6", "−9.3". */
export function signedText(points: number): string {
  const text = pointsText(points);
  if (text === oneDigit(0)) return text;
  return `${points < 0 ? "−" : "+"}${text}`;
}

/** A loss with its standard error: "−9.3 ± 1.1". */
export const lossText = (loss: number, standardError: number): string =>
  `${signedText(-loss)} ± ${oneDigit(standardError)}`;

/** A chance: "66 %". */
export const chanceText = (chance: number): string =>
  new Intl.NumberFormat(locale(), { style: "percent" }).format(chance);
