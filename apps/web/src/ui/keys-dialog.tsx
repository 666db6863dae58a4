import { For } from "solid-js";
import { Dialog } from "./dialog.tsx";
import css from "./keys-dialog.module.css";

/** The keys of a table, each with what it does. */
export default function KeysDialog(props: {
  title: string;
  /** A key and its deed each. */
  keys: readonly (readonly string[])[];
  onClose: () => void;
}) {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <dl class={css.keys}>
        <For each={props.keys}>
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
