import type { Action, Place, Refusal, Table } from "@endstation/match";
import { createEffect } from "solid-js";
import { t } from "../i18n/language.ts";
import { refusalText } from "../i18n/refusal.ts";
import { createTold } from "../i18n/told.ts";
import { actIn } from "../net/api.ts";
import type { Connection } from "../net/connection.ts";
import { ageInvite, createInvite, forgetInvite, inviteLink, watchLink } from "../net/invite.ts";
import { dropKey, keysOf } from "../net/keys.ts";
import { renewInvite } from "../net/renew-invite.ts";
import type { Look } from "../seat/person-form.tsx";
import { createSeatsHere, MAX_SEATS_HERE, type SeatHere } from "../seat/together/seats-here.ts";
import { createKeptSeats } from "./kept-seat.ts";

/** What a lobby is made for: one match, as this device is told of it. */
export interface LobbyOf {
  readonly id: string;
  readonly connection: Connection;
  readonly table: Table;
}

/** A lobby without its looks: who may do what in it, and the doing. */
export type LobbyState = ReturnType<typeof createLobby>;

/** `of` is read anew each time: its fields may be getters of a component's props. */
export function createLobby(of: LobbyOf) {
  const invite = createInvite(of.id);
  const { id, connection } = of;
  const [error, setError] = createTold();
  const place = () => connection.place();
  const here = () => connection.presence().here;
  const hosting = () => place() !== null && place() === of.table.host;
  const free = () => of.table.places.some((person, at) => !person && !of.table.kept[at]);
  const invites = () => invite() !== null && of.table.inviteOpen;
  const together = createSeatsHere(id, connection);
  createEffect(() => {
    // An invite may come later than the table, with a link that is opened in this tab.
    if (invite() !== null) ageInvite(id, of.table.inviteChanges);
  });
  const kept = createKeptSeats(id, connection, (token) =>
    token === keysOf(id)[0]?.token
      ? place() !== null
      : together.seats().some((seat) => seat.token === token),
  );

  /** Whether it was done; if not, `error` says why. */
  function done(refused: Refusal | null): boolean {
    if (refused === null) return true;
    // It was renewed before this page was opened.
    if (refused.code === "bad-invite") forgetInvite(id);
    setError(() => (refused.code === "not-away" ? t().seat.host.wait : refusalText(refused)));
    return false;
  }

  async function act(action: Action): Promise<boolean> {
    // A second press while the first is on its way would be refused for what the first has done.
    if (connection.pending()) return false;
    setError(null);
    return done(await connection.send(action));
  }

  return {
    error,
    clearError: () => setError(null),
    place,
    here,
    hosting,
    free,
    invites,
    /** The bots that the host may seat, the weakest first. */
    levels: () => connection.standing()?.levels ?? [],
    busy: () => connection.pending(),
    seatsHere: together.seats,
    mayJoin: () => place() === null && invites() && free(),
    /** Whether one more person can sit down at this device. */
    mayAdd: () =>
      place() !== null && invites() && free() && together.seats().length + 1 < MAX_SEATS_HERE,
    /** The host who has gone, for those who could take the part; else `null`. */
    goneHost: () => {
      const { host } = of.table;
      const isGone = host !== null && !here().includes(host);
      return isGone && place() !== null && !hosting() ? host : null;
    },
    link: () => {
      const text = invite();
      return text !== null && of.table.inviteOpen ? inviteLink(id, text) : watchLink(id);
    },
    act,
    /** Whether a place that is kept is this device's to take. */
    isKeptHere: kept.isOwn,
    /** Why a kept place was not taken by itself; empty where nothing was refused. */
    keptRefusal: (at: Place) => {
      const refused = kept.refusal(at);
      return refused ? refusalText(refused) : "";
    },
    /** Takes a kept place; whether it was done. */
    async takeKept(at: Place, look: Look): Promise<boolean> {
      if (connection.pending()) return false;
      setError(null);
      return done(await kept.take(at, look));
    },
    async leave() {
      const [own, ...others] = keysOf(id);
      if (!(await act({ type: "leave" })) || !own || others.length === 0) return;
      // Another at this device is now the one who looks at the screen.
      dropKey(id, own.token);
      connection.rekey();
    },
    async leaveHere({ token }: SeatHere) {
      setError(null);
      if (!done(await actIn(id, { type: "leave" }, token))) return;
      dropKey(id, token);
      connection.regreet();
    },
    /** Someone else has sat down at this device. */
    seated() {
      connection.regreet();
      together.refresh();
    },
    async renewInvite() {
      setError(null);
      done(await renewInvite(id, connection));
    },
    closeInvite: () => act({ type: "invite", invite: null }),
  };
}
