import { countError } from "./counters.ts";

/** Under which an error is told to whoever met it and found in the log: six letters and digits. */
export type ReportId = string;

// Without those that are read for one another.
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const newReportId = (): ReportId =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => SIGNS[byte % SIGNS.length]).join("");

/**
 * One structured line about something that should not have happened, without personal data.
 *
 * @returns the id by which the line is found, for whoever is told of the error
 */
export function logError(where: string, error: unknown): ReportId {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = newReportId();
  write({ where, report, name, message: harmless(message), stack: harmless(stack ?? "") });
  return report;
}

/** One structured line about a failure that is told by a code alone, for its text may be private. */
export function logCode(where: string, code: string): void {
  write({ where, code });
}

function write(line: object): void {
  console.error(JSON.stringify({ level: "error", ...line }));
  countError();
}

/**
 * An error's text without what it may quote: a runtime's message repeats parts of what it could
 * not read, which may hold a name. Whatever is as long as an invite may be one, an id or a token.
 */
const harmless = (text: string): string =>
  text
    .replace(/["'`“].*["'`”]/g, '"…"')
    .replace(/[\w-]{20,}/g, "…")
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}/gi, "…");

/**
 * An error that was told already, to be thrown on: the runtime logs what nobody catches, and only
 * the text of an error crosses from an object to the Worker.
 */
export const toldError = (report: ReportId): Error => new Error(`See report ${report}.`);

/** Tells of an error that reached the caller; one that was told already keeps its id. */
export function reportOf(where: string, error: Error): ReportId {
  return /^See report (\w{6})\.$/.exec(error.message)?.[1] ?? logError(where, error);
}
