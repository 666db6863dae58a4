// Runs in the page before anything else, and takes down what the browser tells of it.
const seen = { lcpMs: 0, cls: 0, inpMs: 0, longTasks: 0, ghostMs: null };
window.endstationSeen = seen;

const observe = (type, read, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
    type,
    buffered: true,
    ...more,
  });
observe("largest-contentful-paint", ({ startTime }) => {
  seen.lcpMs = startTime;
});
// What moves within half a second of a touch was moved by it.
observe("layout-shift", ({ hadRecentInput, value }) => {
  if (!hadRecentInput) seen.cls += value;
});
observe("longtask", () => {
  seen.longTasks++;
});
// So few touches and keys are made that the slowest is the measure.
observe(
  "event",
  ({ interactionId, duration }) => {
    if (interactionId) seen.inpMs = Math.max(seen.inpMs, duration);
  },
  { durationThreshold: 16 },
);

// From the finger's lifting to the frame that shows the ghost.
addEventListener(
  "pointerup",
  ({ timeStamp }) => {
    const look = () => {
      if (!document.querySelector(`[role=gridcell][aria-label*="preview"]`))
        return requestAnimationFrame(look);
      // The frame in which it is there is painted when the next one begins.
      requestAnimationFrame(() => {
        seen.ghostMs ??= performance.now() - timeStamp;
      });
    };
    requestAnimationFrame(look);
  },
  true,
);
