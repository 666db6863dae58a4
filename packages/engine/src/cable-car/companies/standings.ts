import type { Position } from "../position.ts";
import { type ByCompany, COMPANIES, type CompanyName } from "./company.ts";
import { exchangeOf } from "./held.ts";
import { writeValues } from "./values.ts";

/** What a company has earned, and what that makes it worth. */
export interface CompanyStanding {
  readonly company: CompanyName;
  /** CO-6. */
  readonly points: number;
  /** 1 to 8 (CO-9). */
  readonly value: number;
}

/** The companies' points and present values. */
export function companyStandings(position: Position): ByCompany<CompanyStanding> {
  exchangeOf(position);
  const { points } = position.network;
  const values = new Int32Array(COMPANIES.length);
  writeValues(points, values);
  return COMPANIES.map((name, company) => ({
    company: name,
    points: points[company]!,
    value: values[company]!,
  }));
}
