import type { MoveFaultCode } from "@endstation/engine";
import { type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { part } from "../../ui/later.tsx";
import { createCompact } from "../../ui/media.ts";
import { previewText } from "../describe.ts";
import { BoardArea } from "./board-area.tsx";
import type { Desk } from "./desk.ts";
import { Rich } from "./rich.tsx";
import { TopBar } from "./top-bar.tsx";

const Toast = part(async () => ({ default: (await import("../../ui/toast.tsx")).Toast }), "base");
const Keys = part(() => import("./keys.tsx"));
const LogDialog = part(() => import("./log-dialog.tsx"), "aside");
const Told = part(() => import("./told.tsx"), "aside");
const Marked = part(() => import("./marked.tsx"), "aside");
const UnseenDialog = part(() => import("../unseen/unseen-dialog.tsx"));

/**
 * What the tables of Cable Car and The Companies share: the bar, the board, what is said aloud,
 * and the dialogs. What stands beside the board comes as children.
 */
export function Frame(props: {
  desk: Desk;
  class: string;
  /** The game's name, and the address of its rules. */
  name: string;
  rules: string;
  /** Keys of this game alone, for the list of keys. */
  keys?: readonly (readonly [string, string])[];
  tab?: string;
  top?: JSX.Element;
  onConfirm: () => void;
  /** A cell was chosen that takes no tile; without it the reason is said. */
  onExplain?: (code: MoveFaultCode) => void;
  children: JSX.Element;
}) {
  const compact = createCompact();
  const { desk } = props;
  const { turn, telling, runs } = desk.play;
  let main!: HTMLElement;
  return (
    <main
      ref={(element) => {
        main = element;
        desk.main(element);
      }}
      class={props.class}
      data-tab={props.tab}
    >
      <TopBar
        turn={turn}
        telling={telling()}
        name={props.name}
        rules={`${props.rules}?match=${desk.shell.id}`}
        watching={desk.shell.watching}
        Menu={desk.shell.parts.Menu}
        back={desk.play.back()}
        onLog={() => desk.show("log")}
        onKeys={() => desk.show("keys")}
      >
        {props.top}
      </TopBar>
      <BoardArea
        turn={turn}
        telling={telling()}
        compact={compact()}
        last={desk.lastCell()}
        fresh={desk.fresh()}
        followed={desk.followed()?.station ?? null}
        marked={desk.marked()?.event ?? null}
        runs={runs()}
        onRan={desk.play.ran}
        onFollow={desk.follow}
        onConfirm={props.onConfirm}
        onExplain={(code) => {
          if (props.onExplain) props.onExplain(code);
          else desk.notify(t().faults[code] ?? "");
        }}
        grid={desk.grid}
      />
      {props.children}
      <p class="sr" role="status">
        <Told desk={desk} />
      </p>
      <p class="sr" role="status">
        {turn.ghost() ? previewText(telling(), desk.effects()) : ""}
      </p>
      <p class="sr" role="status">
        <Show when={desk.marked()}>
          {(marked) => <Marked telling={telling()} event={marked().event} />}
        </Show>
      </p>
      <desk.shell.parts.SinceLook
        lines={desk.play.log()}
        draw={(parts) => <Rich parts={parts} />}
      />
      <Toast
        text={desk.notice()}
        about={desk.shell.table.revision}
        onGone={() => desk.notify("")}
      />
      <Show when={desk.open() === "keys"}>
        <Keys desk={desk} main={main} more={props.keys ?? []} />
      </Show>
      <Show when={desk.open() === "log"}>
        <LogDialog lines={desk.play.log()} leads={desk.leads} onClose={() => desk.show(null)} />
      </Show>
      <Show when={desk.open() === "unseen"}>
        <UnseenDialog position={turn.position()} onClose={() => desk.show(null)} />
      </Show>
    </main>
  );
}
