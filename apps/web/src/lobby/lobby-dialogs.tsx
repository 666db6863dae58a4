import { isLocalMatchId, type Place } from "@endstation/match";
import { Match, Switch } from "solid-js";
import type { GameEntry } from "../games.ts";
import { t } from "../i18n/language.ts";
import { newJoin, rememberedPerson, rememberPerson } from "../net/person.ts";
import { BotDialog } from "../seat/bots/bot-dialog.tsx";
import { SeatDialog } from "../seat/devices/seat-dialog.tsx";
import { ManageDialog } from "../seat/host/manage-dialog.tsx";
import { type Look, PersonForm } from "../seat/person-form.tsx";
import { ConfigureDialog } from "../seat/terms/configure-dialog.tsx";
import { JoinAnother } from "../seat/together/join-another.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { part } from "../ui/later.tsx";
import type { LobbyOf, LobbyState } from "./lobby-state.ts";

const NoticePanel = part(async () => ({
  default: (await import("../match/notices/notice-panel.tsx")).NoticePanel,
}));
const Qr = part(() => import("../ui/qr.tsx"), "base");

/**
 * Which of the lobby's dialogs is open; a number is the place of whom the host manages, `kept` a
 * place that is taken by those for whom it is kept, `bot` one that the host gives to a bot.
 */
export type OpenDialog =
  | "person"
  | "seat"
  | "another"
  | "options"
  | "qr"
  | "notices"
  | Place
  | { readonly kept: Place }
  | { readonly bot: Place };

/** The lobby's dialogs, at most one of them open. */
export function LobbyDialogs(props: {
  of: LobbyOf;
  lobby: LobbyState;
  entry: GameEntry | undefined;
  open: OpenDialog | null;
  onClose: () => void;
}) {
  const act = async (...[action]: Parameters<LobbyState["act"]>) => {
    if (await props.lobby.act(action)) props.onClose();
  };
  const own = () => {
    const place = props.lobby.place();
    return place === null ? null : props.of.table.places[place];
  };

  function sitDown(look: Look) {
    if (props.lobby.place() === null) return act(newJoin(props.of.id, look));
    // A name that is hidden stays so, and is not what the person is called elsewhere.
    if (own()?.name === "") return act({ type: "change", colour: look.colour });
    rememberPerson(look);
    return act({ type: "change", ...look });
  }

  function words() {
    const person = own();
    if (!person) return { title: t().lobby.joinTitle, action: t().lobby.join };
    const hidden = person.name === "" && { name: null, note: t().refusals["name-hidden"] };
    return { title: t().lobby.editTitle, action: t().lobby.save, ...hidden };
  }

  /** The place that is to be taken, as long as it is kept. */
  const kept = () => {
    if (typeof props.open !== "object" || props.open === null) return null;
    if (!("kept" in props.open)) return null;
    const { kept } = props.open;
    return props.of.table.kept[kept] ? kept : null;
  };
  /** The place that the host gives to a bot, as long as no person has it. */
  const forBot = () => {
    if (typeof props.open !== "object" || props.open === null) return null;
    if (!("bot" in props.open)) return null;
    const { bot } = props.open;
    const sitter = props.of.table.places[bot];
    return !sitter || sitter.bot !== undefined ? { place: bot } : null;
  };
  async function takeKept(look: Look) {
    const place = kept();
    if (place !== null && (await props.lobby.takeKept(place, look))) props.onClose();
  }

  const managed = () => (typeof props.open === "number" ? props.open : null);

  return (
    <Switch>
      <Match when={props.open === "person"}>
        <PersonForm
          table={props.of.table}
          place={props.lobby.place()}
          words={words()}
          initial={own() ?? rememberedPerson()}
          error={props.lobby.error()}
          onSend={sitDown}
          onClose={props.onClose}
        />
      </Match>
      <Match when={kept() !== null && props.of.table.kept[kept()!]}>
        {(seat) => (
          <PersonForm
            table={props.of.table}
            place={null}
            words={{ title: t().lobby.joinTitle, action: t().lobby.join }}
            initial={seat()}
            error={props.lobby.error()}
            onSend={takeKept}
            onClose={props.onClose}
          />
        )}
      </Match>
      <Match when={props.open === "seat" && own()}>
        <SeatDialog id={props.of.id} connection={props.of.connection} onClose={props.onClose} />
      </Match>
      <Match when={props.open === "notices" && own()}>
        <Dialog title={t().notices.title} onClose={props.onClose}>
          <NoticePanel id={props.of.id} />
        </Dialog>
      </Match>
      <Match when={props.open === "another"}>
        <JoinAnother
          id={props.of.id}
          table={props.of.table}
          onDone={() => {
            props.lobby.seated();
            props.onClose();
          }}
          onClose={props.onClose}
        />
      </Match>
      <Match when={props.open === "options"}>
        <ConfigureDialog
          entry={props.entry}
          table={props.of.table}
          timed={!isLocalMatchId(props.of.id)}
          error={props.lobby.error()}
          disabled={props.lobby.busy()}
          onSave={(options, terms) => act({ type: "configure", options, terms })}
          onClose={props.onClose}
        />
      </Match>
      <Match when={managed() !== null && props.of.table.places[managed()!]}>
        <ManageDialog
          table={props.of.table}
          place={managed()!}
          error={props.lobby.error()}
          disabled={props.lobby.busy()}
          onAct={act}
          onClose={props.onClose}
        />
      </Match>
      <Match when={forBot()}>
        {(one) => (
          <BotDialog
            table={props.of.table}
            place={one().place}
            levels={props.lobby.levels()}
            error={props.lobby.error()}
            disabled={props.lobby.busy()}
            onAct={act}
            onClose={props.onClose}
          />
        )}
      </Match>
      <Match when={props.open === "qr"}>
        <Dialog title={t().lobby.qr} onClose={props.onClose}>
          <Qr text={props.lobby.link()} label={t().lobby.qr} />
        </Dialog>
      </Match>
    </Switch>
  );
}
