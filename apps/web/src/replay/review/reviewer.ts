import { parseReview, type Review } from "@endstation/bots";
import type { GameRecord } from "@endstation/engine";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { FromReviewer } from "./messages.ts";

/** How far the review of a game is. */
export type ReviewState =
  | { readonly kind: "none" | "refused" | "failed" }
  | { readonly kind: "running"; readonly judged: number }
  | { readonly kind: "done"; readonly review: Review; readonly fresh: boolean };

/** The review of one game: the one that came with it, or one that is made here. */
export interface Reviewer {
  readonly state: Accessor<ReviewState>;
  begin(): void;
  stop(): void;
}

/** `onDone` is given a review that was made here, so that it is kept. */
export function createReviewer(record: GameRecord, onDone: (review: Review) => void): Reviewer {
  const kept = parseReview(record);
  const none: ReviewState = { kind: "none" };
  const before: ReviewState = kept ? { kind: "done", review: kept, fresh: false } : none;
  const [state, setState] = createSignal<ReviewState>(before);
  let worker: Worker | null = null;

  function stop() {
    worker?.terminate();
    worker = null;
  }
  onCleanup(stop);

  function hear(message: FromReviewer) {
    if (message.kind === "judged") {
      setState({ kind: "running", judged: message.judged });
      return;
    }
    stop();
    if (message.kind === "refused") setState({ kind: "refused" });
    else {
      setState({ kind: "done", review: message.review, fresh: true });
      onDone(message.review);
    }
  }

  return {
    state,
    begin() {
      stop();
      setState({ kind: "running", judged: 0 });
      worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => hear(data);
      worker.onerror = () => {
        stop();
        setState({ kind: "failed" });
      };
      worker.postMessage(record);
    },
    stop() {
      stop();
      setState(before);
    },
  };
}
