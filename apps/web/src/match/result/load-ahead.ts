import { isLocalMatchId } from "@endstation/match";

/**
 * Loads the screen of the end with the table, where the match is one of this device: by its end
 * the network may be gone. Any other match needs the network anyhow, and loads less at first.
 */
export function loadAhead(id: string, result: { preload(): Promise<unknown> }): void {
  // One that does not come is told of when it is to be shown.
  if (isLocalMatchId(id)) void result.preload();
}
