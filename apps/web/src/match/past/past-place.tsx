import type { BySeat, Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";
import { onCleanup, Show } from "solid-js";
import type { GameEntry, Participant } from "../../games.ts";
import { part } from "../../ui/later.tsx";
import { createPast } from "./past.ts";
import { onPastKey } from "./past-key.ts";

const PastView = part(() => import("./past-view.tsx"));

/** Where a match's earlier positions are shown, once one is asked for: by key, link or button. */
export default function PastPlace(props: {
  id: string;
  entry: GameEntry | undefined;
  table: Table;
  seat: Seat | null;
  people: BySeat<Participant>;
  mine: boolean;
  mover: string;
  /** The present table, which hears the key. */
  present: HTMLElement;
  /** Is given the way to look at the position after so many moves; `null`: at the last but one. */
  onReady: (look: (ply: number | null) => void) => void;
  /** Is told when an earlier position stands on the screen, and when it does no more. */
  onShow: (isShown: boolean) => void;
}) {
  const past = createPast(() => props.table.moves.length);
  /** What has the focus back afterwards. The present loses it before the past is there. */
  let before: Element | null = null;
  const look = (ply: number | null) => {
    if (past.last() === 0) return;
    if (past.ply() === null) before = document.activeElement;
    past.look(ply ?? past.last() - 1);
  };
  props.onReady(look);
  onCleanup(
    onPastKey(
      () => props.present,
      () => look(null),
    ),
  );
  return (
    <Show when={past.ply() !== null && props.entry}>
      {(entry) => (
        <PastView
          past={past}
          before={before}
          onShow={props.onShow}
          id={props.id}
          entry={entry()}
          table={props.table}
          seat={props.seat}
          people={props.people}
          mine={props.mine}
          mover={props.mover}
        />
      )}
    </Show>
  );
}
