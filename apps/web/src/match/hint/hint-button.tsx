import type { Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";
import { createSignal } from "solid-js";
import { t } from "../../i18n/language.ts";
import { hintHere } from "../../net/api.ts";
import { HintIcon } from "../../ui/more-icons.tsx";
import { Toast } from "../../ui/toast.tsx";
import tool from "../../ui/tool.module.css";
import css from "./hint-button.module.css";

/** Asks what a bot would play, from what this seat knows; its move is shown and not played. */
export default function HintButton(props: {
  table: Table;
  seat: Seat;
  /** Whether there is nothing to ask now: it is not this seat's turn. */
  disabled: boolean;
  onMove: (move: string) => void;
}) {
  const [busy, setBusy] = createSignal(false);
  const [said, setSaid] = createSignal("");

  async function ask() {
    const { game, options, moves, view, revision } = props.table;
    if (busy() || game === null) return;
    setBusy(true);
    setSaid("");
    const knowledge = { options, seat: props.seat, moves: moves.map(({ move }) => move), view };
    const hint = await hintHere({ game, knowledge });
    setBusy(false);
    // Meant for a position that is gone.
    if (props.table.revision !== revision) return;
    if (hint.ok) props.onMove(hint.value);
    setSaid(hint.ok ? t().device.hinted : t().device.noHint);
  }

  return (
    <>
      <button
        type="button"
        class={`${tool.tool} ${css.ask}`}
        aria-label={t().device.hint}
        title={t().device.hint}
        disabled={props.disabled || busy()}
        onClick={ask}
      >
        <HintIcon />
      </button>
      <Toast text={said()} about={props.table.revision} onGone={() => setSaid("")} />
    </>
  );
}
