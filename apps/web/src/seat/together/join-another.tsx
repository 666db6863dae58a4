import type { Table } from "@endstation/match";
import { createSignal } from "solid-js";
import { t } from "../../i18n/language.ts";
import { refusalText } from "../../i18n/refusal.ts";
import { createTold } from "../../i18n/told.ts";
import { actIn } from "../../net/api.ts";
import { dropKey, newKey } from "../../net/keys.ts";
import { joinOfAnother } from "../../net/person.ts";
import { type Look, PersonForm } from "../person-form.tsx";

/** Seats one more person at this device, with a key of their own. */
export function JoinAnother(props: {
  id: string;
  table: Table;
  onDone: () => void;
  onClose: () => void;
}) {
  const [busy, setBusy] = createSignal(false);
  const [error, setError] = createTold();
  // One key however often it is pressed: a lost answer takes no second seat.
  const key = newKey();

  async function join(look: Look) {
    if (busy()) return;
    setBusy(true);
    setError(null);
    // Without this device's token: it is another who sits down.
    const refused = await actIn(props.id, joinOfAnother(props.id, key, look));
    setBusy(false);
    if (refused === null || refused.code === "already-seated") return props.onDone();
    // An answer that was lost may have been a yes.
    if (refused.code !== "internal") dropKey(props.id, key.token);
    setError(() => refusalText(refused));
  }

  return (
    <PersonForm
      table={props.table}
      place={null}
      words={{
        title: t().seat.together.title,
        name: t().seat.together.name,
        colour: t().seat.together.colour,
        action: t().lobby.join,
      }}
      initial={{ name: "", colour: null }}
      error={error()}
      onSend={join}
      onClose={props.onClose}
    />
  );
}
