import { isLocalMatchId } from "@endstation/match";
import { createEffect, createSignal, Show } from "solid-js";
import { entryOf } from "../games.ts";
import { t } from "../i18n/language.ts";
import { fill, type Part } from "../i18n/phrase.ts";
import { AskForSeat } from "../seat/asks/ask-for-seat.tsx";
import { Asks } from "../seat/asks/asks.tsx";
import { nameOf } from "../seat/name-of.ts";
import { Button } from "../ui/button.tsx";
import { part } from "../ui/later.tsx";
import { Page } from "../ui/page.tsx";
import { Parts } from "../ui/parts.tsx";
import { useTitle } from "../ui/title.ts";
import { Invite } from "./invite.tsx";
import css from "./lobby.module.css";
import { LobbyDialogs, type OpenDialog } from "./lobby-dialogs.tsx";
import { createLobby, type LobbyOf } from "./lobby-state.ts";
import { OptionList } from "./option-list.tsx";
import { Seats } from "./seats.tsx";
import { Tally } from "./tally.tsx";

const Qr = part(() => import("../ui/qr.tsx"), "base");

/** The matches in which this page has had a seat: a lobby is drawn anew when one is lost. */
const satDown = new Set<string>();

/** Those who are there, as stops of a line whose terminus is the start. */
export default function Lobby(props: LobbyOf) {
  const lobby = createLobby(props);
  const [open, setOpen] = createSignal<OpenDialog | null>(null);
  let heading!: HTMLHeadingElement;
  const taken = () => props.table.arrivals.length;
  // Whoever was invited has come to sit down; not so who had a seat here and has it no more.
  if (lobby.mayJoin() && !satDown.has(props.id)) setOpen("person");
  createEffect(() => lobby.place() !== null && satDown.add(props.id));
  const entry = () => entryOf(props.table.game, props.table.options);
  // On one device there is nobody to invite, to wait for or to tell.
  const isLocal = isLocalMatchId(props.id);
  const title = () => t().lobby.here(taken(), props.table.places.length);
  useTitle(() => `${title()}: ${entry()?.name(t())}, Endstation`);
  const watching = () =>
    props.connection.presence().watching > (lobby.place() === null ? 1 : 0)
      ? props.connection.presence().watching
      : 0;

  const keptHere = () => props.table.kept.some((_, place) => lobby.isKeptHere(place));

  function close(): void {
    lobby.clearError();
    setOpen(null);
    // The button that opened it may be gone with the seat taken.
    if (document.activeElement === document.body) heading.focus();
  }

  const hostSlot = (place: number) => ({
    host: { kind: "person", text: nameOf(props.table.places[place]!, place) } as const,
  });
  const lead = (): Part[] => {
    const { host } = props.table;
    if (host === null) return [t().lobby.leadEmpty];
    if (isLocal) return [t().device.lead];
    if (lobby.hosting()) return [t().lobby.leadHost];
    return fill(t().lobby.leadGuest, hostSlot(host));
  };

  return (
    <Page rules={`${entry()?.rules ?? "/"}?match=${props.id}`}>
      <main class={css.lobby}>
        <section class={css.people}>
          <h1 ref={heading} class={css.title} tabindex="-1" aria-live="polite">
            {title()}
          </h1>
          <p class={css.lead}>
            {entry()?.name(t())}. <Parts of={lead()} />
          </p>
          <Tally table={props.table} />
          <Show when={lobby.hosting()}>
            <Asks
              table={props.table}
              here={lobby.here()}
              disabled={lobby.busy()}
              onAct={lobby.act}
            />
          </Show>
          <ol class={css.seats}>
            <Seats
              table={props.table}
              place={lobby.place()}
              seatsHere={lobby.seatsHere()}
              here={lobby.here()}
              hosting={lobby.hosting()}
              isKeptHere={lobby.isKeptHere}
              keptRefusal={lobby.keptRefusal}
              onTakeKept={(kept) => setOpen({ kept })}
              own={
                <>
                  <Button onClick={() => setOpen("person")}>{t().lobby.edit}</Button>
                  <Show when={!isLocal}>
                    <Button onClick={() => setOpen("seat")}>{t().seat.devices.open}</Button>
                  </Show>
                  <Button look="quiet" onClick={lobby.leave}>
                    {t().lobby.leave}
                  </Button>
                </>
              }
              onLeaveHere={lobby.leaveHere}
              onManage={setOpen}
              onFree={(place) => lobby.act({ type: "remove", place })}
              onBot={lobby.levels().length > 0 ? (bot) => setOpen({ bot }) : null}
            />
            <li class={css.terminus}>
              <span class={css.plate} />
              <span class={css.deed}>
                <Show when={lobby.mayJoin()}>
                  <Button look="main" onClick={() => setOpen("person")}>
                    {t().lobby.join}
                  </Button>
                </Show>
                <Show when={lobby.hosting()}>
                  <Button
                    look="main"
                    disabled={taken() < 2 || lobby.busy()}
                    onClick={() => lobby.act({ type: "start" })}
                  >
                    {t().lobby.start(taken())}
                  </Button>
                </Show>
                <Show when={lobby.place() === null && !lobby.mayJoin() && !keptHere()}>
                  <Show when={lobby.free()} fallback={<p>{t().lobby.full}</p>}>
                    <AskForSeat
                      id={props.id}
                      connection={props.connection}
                      table={props.table}
                      lead={t().lobby.watchOnly}
                    />
                  </Show>
                </Show>
              </span>
            </li>
          </ol>
          <p class={css.note}>
            <Show when={lobby.hosting() && taken() < 2}>
              {isLocal ? t().device.tooFew : t().lobby.tooFew}{" "}
            </Show>
            <Show when={watching() > 0}>
              <span class={css.watching}>{t().play.person.watching(watching())}</span>
            </Show>
          </p>
          <p class={css.error} role="alert">
            {open() === null ? lobby.error() : ""}
          </p>
          <div class={css.more}>
            <Show when={lobby.place() !== null && !isLocal}>
              <Button onClick={() => setOpen("notices")}>{t().notices.open}</Button>
            </Show>
            <Show when={lobby.mayAdd()}>
              <Button onClick={() => setOpen("another")}>{t().seat.together.add}</Button>
            </Show>
            <Show when={lobby.goneHost() !== null}>
              <div class={css.takeOver}>
                <p>
                  <Parts of={fill(t().seat.host.takeOverNote, hostSlot(lobby.goneHost()!))} />
                </p>
                <Button
                  disabled={lobby.busy()}
                  onClick={() => lobby.act({ type: "host", place: lobby.place()! })}
                >
                  {t().seat.host.takeOver}
                </Button>
              </div>
            </Show>
          </div>
        </section>
        <Show when={!isLocal}>
          <Invite
            link={lobby.link()}
            invites={lobby.invites()}
            open={props.table.inviteOpen}
            full={!lobby.free()}
            host={
              lobby.hosting()
                ? { busy: lobby.busy(), renew: lobby.renewInvite, close: lobby.closeInvite }
                : null
            }
            onQr={() => setOpen("qr")}
          >
            <Qr text={lobby.link()} label={t().lobby.qr} />
          </Invite>
        </Show>
        <OptionList
          entry={entry()}
          table={props.table}
          isLocal={isLocal}
          onChange={lobby.hosting() ? () => setOpen("options") : null}
        />
      </main>
      <LobbyDialogs of={props} lobby={lobby} entry={entry()} open={open()} onClose={close} />
    </Page>
  );
}
