/** What the service worker and pages say to each other, by `type`. */
export const WORKER_MESSAGES = {
  /** To pages: the browser has changed its subscription to push messages. */
  pushChanged: "push-changed",
  /** To a page: asks, with a port for the answer, at which path it is. */
  where: "where",
  /** To a new worker that waits: to take the place of the present one. */
  takeOver: "take-over",
} as const;
