import { STATIONS, type Station } from "../stations.ts";

/** The companies by the rules' names, in their order (CO-1). What a screen calls them is its own. */
export const COMPANIES = [
  ...(["yellow", "blue", "orange", "green"] as const),
  ...(["purple", "black", "red", "brown"] as const),
] as const;

/** A company as records and the wire name it. */
export type CompanyName = (typeof COMPANIES)[number];

/** An index into `COMPANIES`; in The Companies it is the `Owner` of a car. */
export type Company = number;

/** One value for each company, in the order of `COMPANIES`. */
export type ByCompany<T> = readonly T[];

/** The company of a name, `null` where none has it. */
export function parseCompany(name: unknown): Company | null {
  const company = COMPANIES.indexOf(name as CompanyName);
  return company < 0 ? null : company;
}

/**
 * The stations of each company's cars (CO-1): one on each side and at each distance from the
 * corner. The printed chart could not be had; this one is ours.
 */
export const CARS_BY_COMPANY: ByCompany<readonly Station[]> = [
  [1, 15, 19, 29],
  [8, 10, 22, 28],
  [2, 14, 20, 32],
  [7, 11, 21, 25],
  [3, 13, 17, 31],
  [6, 12, 24, 26],
  [4, 16, 18, 30],
  [5, 9, 23, 27],
];

/** The company whose car stands at each station, at [station - 1]. */
export const carCompanies = (): readonly Company[] =>
  STATIONS.map(({ station }) => CARS_BY_COMPANY.findIndex((cars) => cars.includes(station)));
