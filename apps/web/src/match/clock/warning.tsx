import type { Seat } from "@endstation/engine";
import { createMemo } from "solid-js";
import { t } from "../../i18n/language.ts";
import { LOW_MS } from "./clock.tsx";
import type { Clocks } from "./clocks.ts";
import { timeOf } from "./seat-time.ts";

const MINUTE_MS = 60_000;

/** Says at two moments of the own turn how little time is left; a ticking voice would be no help. */
export function TimeWarning(props: { clocks: Clocks; seat: Seat | null }) {
  const near = createMemo(() => {
    const time = props.seat === null ? null : timeOf(props.clocks, props.seat);
    if (!time?.runs || time.quietUntil !== null) return null;
    if (time.left <= LOW_MS) return "seconds";
    return time.left <= MINUTE_MS && time.whole > MINUTE_MS ? "minute" : null;
  });
  const text = () => {
    const now = near();
    return now === null ? "" : t().aside.clock[now];
  };
  return (
    <p class="sr" role="status" data-time-warning="">
      {text()}
    </p>
  );
}
