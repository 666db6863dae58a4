import { createUniqueId, type JSX, onCleanup, onMount } from "solid-js";
import { t } from "../i18n/language.ts";
import { closeOnBack } from "./back.ts";
import css from "./dialog.module.css";
import { CloseIcon } from "./more-icons.tsx";

/**
 * A modal dialog, open as long as it is in the tree. The browser keeps the focus inside it and
 * gives it back on closing.
 */
export function Dialog(props: { title: string; onClose: () => void; children: JSX.Element }) {
  const id = createUniqueId();
  let dialog!: HTMLDialogElement;
  // Text that is selected out of a field ends over the backdrop: only what begins there closes.
  let pressed = false;
  closeOnBack(() => props.onClose());
  onMount(() => {
    dialog.showModal();
    onCleanup(() => dialog.close());
  });
  return (
    <dialog
      ref={dialog}
      class={css.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      // Only the backdrop is the dialog itself; everything else lies inside the sheet.
      onPointerDown={(event) => {
        pressed = event.target === dialog;
      }}
      onPointerUp={(event) => {
        if (pressed && event.target === dialog) props.onClose();
      }}
    >
      <div class={css.sheet}>
        <header class={css.head}>
          <h2 id={id} dir="auto">
            {props.title}
          </h2>
          <button
            type="button"
            class={css.close}
            aria-label={t().common.close}
            onClick={() => props.onClose()}
          >
            <CloseIcon />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
