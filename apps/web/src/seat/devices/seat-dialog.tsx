import { type Action, CODE_BYTES, type CodePurpose } from "@endstation/match";
import { t } from "../../i18n/language.ts";
import { refusalText } from "../../i18n/refusal.ts";
import { createTold } from "../../i18n/told.ts";
import type { Connection } from "../../net/connection.ts";
import { randomText } from "../../net/random.ts";
import { seatLink } from "../../net/seat-link.ts";
import { Dialog } from "../../ui/dialog.tsx";
import form from "../../ui/form.module.css";
import { AnotherDevice } from "./another-device.tsx";
import { DeviceList } from "./device-list.tsx";
import css from "./devices.module.css";
import { WayBack } from "./way-back.tsx";

/** The own seat's devices: one more, the way back, and which there are. */
export function SeatDialog(props: { id: string; connection: Connection; onClose: () => void }) {
  const [error, setError] = createTold();
  const table = () => props.connection.table();

  async function act(action: Action): Promise<boolean> {
    if (props.connection.pending()) return false;
    setError(null);
    const refused = await props.connection.send(action);
    if (refused) setError(() => refusalText(refused));
    return refused === null;
  }

  /** Makes a code good and gives the link with it, which is kept nowhere; `null` if it is not. */
  async function makeLink(purpose: CodePurpose): Promise<string | null> {
    const code = randomText(CODE_BYTES);
    const made = await act({ type: "code", purpose, code });
    return made ? seatLink(props.id, { purpose, code }) : null;
  }

  return (
    <Dialog title={t().seat.devices.title} onClose={props.onClose}>
      <div class={css.parts}>
        <p class={form.error} role="alert">
          {error()}
        </p>
        <AnotherDevice
          until={table()?.codes.device ?? null}
          now={props.connection.serverNow}
          makeLink={() => makeLink("device")}
        />
        <WayBack
          made={table()?.codes.recovery !== undefined}
          makeLink={() => makeLink("recovery")}
          onEnd={() => void act({ type: "uncode", purpose: "recovery" })}
        />
        <DeviceList
          devices={table()?.devices ?? []}
          own={props.connection.device()}
          disabled={props.connection.pending()}
          onRevoke={(device) => void act({ type: "revoke", device })}
        />
      </div>
    </Dialog>
  );
}
