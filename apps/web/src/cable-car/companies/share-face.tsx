import type { CompanyName } from "@endstation/engine";
import { Show } from "solid-js";
import { Mark } from "../../ui/mark.tsx";
import css from "./market.module.css";

/** What a share shows: its company's mark, and what it counts now. */
export function ShareFace(props: { company: CompanyName | null; counts: number }) {
  return (
    <>
      <Show when={props.company} fallback={<span aria-hidden="true">?</span>} keyed>
        {(company) => <Mark colour={company} size={28} />}
      </Show>
      <span class={css.worth} aria-hidden="true">
        {props.counts}
      </span>
    </>
  );
}
