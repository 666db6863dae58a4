/** The games that have a page of rules. */
export const BOOKS = ["cable-car", "companies", "trambahn"] as const;
export type BookName = (typeof BOOKS)[number];
