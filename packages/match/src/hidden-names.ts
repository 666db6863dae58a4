import type { Place } from "./action.ts";
import type { MatchEvent } from "./event.ts";

/**
 * The sequence numbers of the events whose names are told to nobody any more: those of a sitter
 * whose name the host has hidden or whom the host has removed from the lobby, from when they came,
 * and of watchers whose wish was dismissed.
 * They stay in the log, which is never changed.
 */
export function hiddenNames(log: readonly MatchEvent[]): ReadonlySet<number> {
  const hidden = new Set<number>();
  const named = new Map<Place, number[]>();
  const asked = new Map<number, number>();
  for (const { seq, body } of log) {
    switch (body.type) {
      case "asked":
        asked.set(body.ask, seq);
        break;
      case "joined":
      case "replaced": {
        const wish = body.ask === undefined ? undefined : asked.get(body.ask);
        named.set(body.place, wish === undefined ? [seq] : [seq, wish]);
        break;
      }
      case "changed":
        named.get(body.place)?.push(seq);
        break;
      case "dismissed":
        hidden.add(asked.get(body.ask)!);
        break;
      case "left":
        if (body.by === "host") for (const one of named.get(body.place) ?? []) hidden.add(one);
        named.delete(body.place);
        break;
      case "hidden":
        for (const one of named.get(body.place) ?? []) hidden.add(one);
        break;
    }
  }
  return hidden;
}
