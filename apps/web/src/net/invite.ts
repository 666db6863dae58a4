import { INVITE_BYTES } from "@endstation/match";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { createFragment, takeFragment } from "./fragment.ts";
import { keptForSession, keptHere } from "./storage.ts";

const invite = (id: string) => `endstation.invite.${id}`;

/** An invite as this device keeps it. */
interface KeptInvite {
  readonly text: string;
  /**
   * How often the match's invite had been changed when this one was good; `null` until the match
   * has been asked. One change more, and it opens nothing.
   */
  readonly changes: number | null;
}

function keptInvite(id: string): KeptInvite | null {
  const kept = keptForSession.get(invite(id)) ?? keptHere.get(invite(id));
  // Earlier builds kept the text alone.
  if (typeof kept === "string") return { text: kept, changes: null };
  const { text, changes } = { ...Object(kept) } as Partial<KeptInvite>;
  if (typeof text !== "string") return null;
  return { text, changes: typeof changes === "number" ? changes : null };
}

/** The invite to a match, where this device was told it. */
export const inviteOf = (id: string): string | null => keptInvite(id)?.text ?? null;

// Who shows an invite is told when another part of the page learns or drops one.
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * Keeps the invite of a match made here, so that its maker can share it after a reload too; or
 * the new one that a host has made, which is good once the invite was changed `changes` times.
 */
export function keepInvite(id: string, text: string, changes = 0): void {
  keptForSession.delete(invite(id));
  keptHere.set(invite(id), { text, changes } satisfies KeptInvite);
  tell();
}

/** Keeps no invite to a match any more, and tells whoever shows it. */
export function forgetInvite(id: string): void {
  keptForSession.delete(invite(id));
  keptHere.delete(invite(id));
  tell();
}

/**
 * Compares the kept invite with what the match tells: one that was renewed or closed meanwhile is
 * forgotten, so that nobody shares a link that opens nothing.
 */
export function ageInvite(id: string, changes: number): void {
  const kept = keptInvite(id);
  if (!kept || (kept.changes !== null && kept.changes >= changes)) return;
  if (kept.changes !== null) return forgetInvite(id);
  const area = keptForSession.get(invite(id)) === null ? keptHere : keptForSession;
  area.set(invite(id), { text: kept.text, changes } satisfies KeptInvite);
}

/**
 * Reads the invite out of the address (`#i=...`), keeps it for this tab's session and removes it
 * from the address bar, so that an address copied from there is one for watching.
 */
export function takeInviteFromAddress(id: string): void {
  const text = takeFragment(["i"])?.i;
  if (text?.length !== Math.ceil((INVITE_BYTES * 4) / 3)) return;
  // A link that is opened again says nothing new.
  if (text === inviteOf(id)) return;
  keptForSession.set(invite(id), { text, changes: null });
  tell();
}

/** The link that invites to a match. */
export const inviteLink = (id: string, text: string): string =>
  `${location.origin}/g/${id}#i=${text}`;

/** The link for watching a match. */
export const watchLink = (id: string): string => `${location.origin}/g/${id}`;

/** The invite to a match that this device has been told, now or later. */
export function createInvite(id: string): Accessor<string | null> {
  const [text, setText] = createSignal<string | null>(null);
  const read = () => setText(inviteOf(id));
  createFragment(() => {
    takeInviteFromAddress(id);
    read();
  });
  listeners.add(read);
  onCleanup(() => listeners.delete(read));
  return text;
}

/** Whether this page's address, and with it every link made here, means this machine alone. */
export const isOnlyHere = (): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
