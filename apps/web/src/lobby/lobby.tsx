import type { Action, Table } from "@endstation/match";
import { createSignal, For, lazy, Show, Suspense } from "solid-js";
import { entryOf } from "../games.ts";
import { t } from "../i18n/language.ts";
import { fill, type Part } from "../i18n/phrase.ts";
import { refusalText } from "../i18n/refusal.ts";
import type { Connection } from "../net/connection.ts";
import { inviteLink, watchLink } from "../net/device.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import { Invite } from "./invite.tsx";
import css from "./lobby.module.css";
import { OptionList } from "./option-list.tsx";
import { PersonForm } from "./person-form.tsx";
import { Seats } from "./seats.tsx";

const Qr = lazy(() => import("../ui/qr.tsx"));

/** Those who are there, as stops of a line whose terminus is the start. */
export default function Lobby(props: {
  id: string;
  connection: Connection;
  table: Table;
  invite: string | null;
}) {
  const [open, setOpen] = createSignal<"person" | "qr" | null>(null);
  const [error, setError] = createSignal("");
  let heading!: HTMLHeadingElement;
  const place = () => props.connection.place();
  const taken = () => props.table.arrivals.length;
  const hosting = () => place() !== null && place() === props.table.host;
  const full = () => taken() === props.table.places.length;
  const mayJoin = () => place() === null && props.invite !== null && !full();
  const link = () =>
    props.invite === null ? watchLink(props.id) : inviteLink(props.id, props.invite);
  // Whoever was invited has come to sit down.
  if (mayJoin()) setOpen("person");
  const entry = () => entryOf(props.table.game, props.table.options);
  const title = () => t().lobby.here(taken(), props.table.places.length);
  useTitle(() => `${title()}: ${entry()?.name(t())}, Endstation`);

  async function act(action: Action): Promise<boolean> {
    // A second press while the first is on its way would be refused for what the first has done.
    if (props.connection.pending()) return false;
    setError("");
    const refused = await props.connection.send(action);
    if (refused) setError(refusalText(refused));
    return refused === null;
  }

  const lead = (): Part[] => {
    const { host, places } = props.table;
    if (host === null) return [t().lobby.leadEmpty];
    if (hosting()) return [t().lobby.leadHost];
    return fill(t().lobby.leadGuest, { host: { kind: "person", text: places[host]!.name } });
  };

  return (
    <Page rules={`${entry()?.rules ?? "/"}?match=${props.id}`}>
      <main class={css.lobby}>
        <section class={css.people}>
          <h1 ref={heading} tabindex="-1" aria-live="polite">
            {title()}
          </h1>
          <p class={css.lead}>
            {entry()?.name(t())}.{" "}
            <For each={lead()}>
              {(part) => (typeof part === "string" ? part : <bdi>{part.text}</bdi>)}
            </For>
          </p>
          <ol class={css.seats}>
            <Seats
              table={props.table}
              place={place()}
              here={props.connection.presence().here}
              onEdit={() => setOpen("person")}
              onLeave={() => act({ type: "leave" })}
            />
            <li class={css.terminus}>
              <span class={css.plate} />
              <span class={css.deed}>
                <Show when={mayJoin()}>
                  <Button look="main" onClick={() => setOpen("person")}>
                    {t().lobby.join}
                  </Button>
                </Show>
                <Show when={hosting()}>
                  <Button
                    look="main"
                    disabled={taken() < 2 || props.connection.pending()}
                    onClick={() => act({ type: "start" })}
                  >
                    {t().lobby.start(taken())}
                  </Button>
                </Show>
                <Show when={place() === null && !mayJoin()}>
                  <p>{full() ? t().lobby.full : t().lobby.watchOnly}</p>
                </Show>
              </span>
            </li>
          </ol>
          <p class={css.note}>
            <Show when={hosting() && taken() < 2}>{t().lobby.tooFew} </Show>
            <Show when={props.connection.presence().watching > (place() === null ? 1 : 0)}>
              {t().lobby.watching(props.connection.presence().watching)}
            </Show>
          </p>
          <p class={css.error} role="alert">
            {open() === null ? error() : ""}
          </p>
        </section>
        <Invite link={link()} invites={props.invite !== null} onQr={() => setOpen("qr")}>
          <Suspense>
            <Qr text={link()} label={t().lobby.qr} />
          </Suspense>
        </Invite>
        <OptionList entry={entry()} table={props.table} />
      </main>
      <Show when={open() === "person"}>
        <PersonForm
          id={props.id}
          table={props.table}
          place={place()}
          error={error()}
          onSend={async (action) => {
            if (!(await act(action))) return;
            setOpen(null);
            // The button that opened the form is gone with the seat taken.
            if (document.activeElement === document.body) heading.focus();
          }}
          onClose={() => {
            setError("");
            setOpen(null);
          }}
        />
      </Show>
      <Show when={open() === "qr"}>
        <Dialog title={t().lobby.qr} onClose={() => setOpen(null)}>
          <Suspense>
            <Qr text={link()} label={t().lobby.qr} />
          </Suspense>
        </Dialog>
      </Show>
    </Page>
  );
}
