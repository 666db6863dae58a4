/** One structured line about something that should not have happened, without personal data. */
export function logError(where: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: "error", where, name, message, stack }));
}

/** One structured line about a failure that is told by a code alone, for its text may be private. */
export function logCode(where: string, code: string): void {
  console.error(JSON.stringify({ level: "error", where, code }));
}
