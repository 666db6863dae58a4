import type { Review } from "@endstation/bots";

/** What the worker that reviews a record tells the page. It is sent the record, and nothing else. */
export type FromReviewer =
  /** How many of the moves are judged. */
  | { readonly kind: "judged"; readonly judged: number }
  | { readonly kind: "done"; readonly review: Review }
  /** No brain judges games of this kind. */
  | { readonly kind: "refused" };
