import { brainOf, reviewRecord } from "@endstation/bots";
import type { GameRecord } from "@endstation/engine";
import type { FromReviewer } from "./messages.ts";

/** The same game is judged alike wherever it is judged. */
const SEED = 1;

const tell = (message: FromReviewer) => postMessage(message);

// A worker of its own: the page stays at hand while it computes, and ends it to stop it.
addEventListener("message", ({ data }: MessageEvent<GameRecord>) => {
  const begun = reviewRecord(data, brainOf(data.game), SEED);
  if (!begun.ok) {
    tell({ kind: "refused" });
    return;
  }
  let judged = 0;
  while (begun.value.step()) {
    if (begun.value.judged() === judged) continue;
    judged = begun.value.judged();
    tell({ kind: "judged", judged });
  }
  tell({ kind: "done", review: begun.value.review()! });
});
