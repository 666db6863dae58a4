import type { Action, Place, Table } from "@endstation/match";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import form from "../../ui/form.module.css";
import { nameOf } from "../name-of.ts";
import css from "./manage-dialog.module.css";

/** What the host can do about one of the others in the lobby. */
export function ManageDialog(props: {
  table: Table;
  place: Place;
  error: string;
  disabled: boolean;
  onAct: (action: Action) => void;
  onClose: () => void;
}) {
  const person = () => props.table.places[props.place];
  const deed = (type: "host" | "hide" | "remove") => () =>
    props.onAct({ type, place: props.place });
  return (
    <Dialog title={nameOf(person() ?? { name: "" }, props.place)} onClose={props.onClose}>
      <div class={css.deeds}>
        <p class={form.error} role="alert">
          {props.error}
        </p>
        <Button disabled={props.disabled} onClick={deed("host")}>
          {t().seat.host.pass}
        </Button>
        <div class={css.deed}>
          <Button disabled={props.disabled || person()?.name === ""} onClick={deed("hide")}>
            {t().seat.host.hide}
          </Button>
          <p>{t().seat.host.hideNote}</p>
        </div>
        <div class={css.deed}>
          <Button disabled={props.disabled} onClick={deed("remove")}>
            {t().seat.host.remove}
          </Button>
          <p>{t().seat.host.removeNote}</p>
        </div>
      </div>
    </Dialog>
  );
}
