import type { Accessor } from "solid-js";
import { createMedia } from "../../ui/media.ts";
import type { Breadth } from "../draw/density.ts";

/** How large the table is drawn: by the screen's width, and smaller where it is low. */
export function createBreadth(): Accessor<Breadth> {
  const small = createMedia(
    "(max-width: 639px), (max-height: 500px) and (orientation: landscape) and (max-width: 1099px)",
  );
  const wide = createMedia("(min-width: 1280px) and (min-height: 830px)");
  return () => (small() ? "small" : wide() ? "wide" : "medium");
}
