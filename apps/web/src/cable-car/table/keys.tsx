import { For } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Dialog } from "../../ui/dialog.tsx";
import css from "./keys.module.css";

/** The keys of the table. */
export function KeysDialog(props: {
  /** Keys of one game alone. */
  more: readonly (readonly [string, string])[];
  onClose: () => void;
}) {
  return (
    <Dialog title={t().cableCar.keys.title} onClose={props.onClose}>
      <dl class={css.keys}>
        <For
          each={
            [...t().cableCar.keys.list, ...props.more] as readonly (readonly [string, string])[]
          }
        >
          {([key, deed]) => (
            <div>
              <dt>{key}</dt>
              <dd>{deed}</dd>
            </div>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
