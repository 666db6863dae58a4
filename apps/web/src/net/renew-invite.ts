import { INVITE_BYTES, type Refusal } from "@endstation/match";
import type { Connection } from "./connection.ts";
import { forgetInvite, inviteOf, keepInvite } from "./invite.ts";
import { randomText } from "./random.ts";

/**
 * Puts a new invite in the place of the last one. It is kept before it is sent, so that a lost
 * answer leaves no match whose invite nobody knows; `null` when it was done.
 */
export async function renewInvite(id: string, connection: Connection): Promise<Refusal | null> {
  const before = inviteOf(id);
  const changes = connection.table()?.inviteChanges ?? 0;
  const invite = randomText(INVITE_BYTES);
  keepInvite(id, invite, changes + 1);
  const refused = await connection.send({ type: "invite", invite });
  if (refused && before !== null) keepInvite(id, before, changes);
  if (refused && before === null) forgetInvite(id);
  return refused;
}
