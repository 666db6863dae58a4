import { COMPANIES } from "./company.ts";

/**
 * Writes each company's value into `into`: how many companies have at most as many points as it
 * has, 8 for the best (CO-9). Both by company.
 */
export function writeValues(points: Int32Array, into: Int32Array): void {
  for (let company = 0; company < COMPANIES.length; company++) {
    let value = 0;
    for (let other = 0; other < COMPANIES.length; other++) {
      if (points[other]! <= points[company]!) value++;
    }
    into[company] = value;
  }
}
