import type { Fetch, Sending } from "./notice.ts";

/** Longer than any working receiver takes; an awaited fetch keeps the match awake. */
const LIMIT_MS = 5_000;

/**
 * Posts to an address of someone else's choosing: within 5 s, following no redirect, reading
 * nothing of the answer but its status. A failure is told by a code without the address.
 */
export async function post(
  fetch: Fetch,
  url: string,
  init: Pick<RequestInit, "headers" | "body">,
): Promise<Sending | { result: "status"; status: number }> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(url, { ...init, method: "POST", redirect: "manual", signal });
    await response.body?.cancel();
    return response.ok ? { result: "sent" } : { result: "status", status: response.status };
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    return { result: "failed", code: late ? "timeout" : "network" };
  }
}
