import { createSignal, type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { MenuIcon } from "../../ui/icons.tsx";
import { part } from "../../ui/later.tsx";
import tool from "../../ui/tool.module.css";
import css from "./menu.module.css";
import type { MenuSlots, MenuState } from "./menu-dialog.tsx";

// Nobody needs it to begin to play.
const MenuDialog = part(() => import("./menu-dialog.tsx"));

/** The one menu of a running match, as a button for the bar over the table. */
export function MatchMenu(props: {
  state: MenuState;
  slots: MenuSlots;
  /** How many moves lead back to the start of the own last turn; 0: there is none. */
  back: number;
  /** What the game adds. */
  more?: ((close: () => void) => JSX.Element) | undefined;
}) {
  const [open, setOpen] = createSignal(false);
  // Whoever comes near will press it.
  const preload = () => void MenuDialog.preload();
  return (
    <>
      <button
        type="button"
        class={`${tool.tool} ${css.open}`}
        aria-label={t().play.menu}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      <Show when={open()}>
        <MenuDialog
          state={props.state}
          slots={props.slots}
          back={props.back}
          more={props.more}
          onClose={() => setOpen(false)}
        />
      </Show>
    </>
  );
}
