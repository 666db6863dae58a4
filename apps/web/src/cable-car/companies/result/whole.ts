import { cableCar, type Position, parseRecord, replay } from "@endstation/engine";
import { type Accessor, createMemo, createSignal, onMount } from "solid-js";
import type { PlayProps } from "../../../games.ts";
import { fetchRecord } from "../../../net/api.ts";

/**
 * The position at the end with every share in it; `null` while it is not known. Where the game's
 * own end has come the shares lie open on the table. Where a match has ended before, what others
 * held stands in its record alone.
 */
export function createWhole(
  shell: PlayProps,
  known: Accessor<Position>,
): Accessor<Position | null> {
  const [recorded, setRecorded] = createSignal<Position | null>(null);
  onMount(async () => {
    if (known().over) return;
    const answer = await fetchRecord(shell.id);
    const record = answer.ok ? parseRecord(answer.value) : answer;
    if (!record.ok || record.value.game !== cableCar.id) return;
    const replayed = replay(record.value);
    if (replayed.ok) setRecorded(replayed.value.position as Position);
  });
  return createMemo(() => (known().over ? known() : recorded()));
}
