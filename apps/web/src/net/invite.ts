import { type Accessor, createSignal, onCleanup } from "solid-js";
import { inviteOf, takeInviteFromAddress } from "./device.ts";

/**
 * The invite to a match that this device has been told, now or later: a link that is opened in
 * the tab that shows the match already only changes the fragment.
 */
export function createInvite(id: string): Accessor<string | null> {
  takeInviteFromAddress(id);
  const [invite, setInvite] = createSignal(inviteOf(id));
  const listening = new AbortController();
  const read = () => {
    takeInviteFromAddress(id);
    setInvite(inviteOf(id));
  };
  window.addEventListener("hashchange", read, { signal: listening.signal });
  onCleanup(() => listening.abort());
  return invite;
}

/** Whether this page's address, and with it every link made here, means this machine alone. */
export const isOnlyHere = (): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
