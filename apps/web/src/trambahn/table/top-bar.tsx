import { LAST_RIDE } from "@endstation/engine";
import { Show } from "solid-js";
import type { ShellParts } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { BarTools } from "../../match/bar/bar-tools.tsx";
import { part } from "../../ui/later.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { MoreMenu } from "./more-menu.tsx";
import css from "./top-bar.module.css";
import type { Turn } from "./turn.ts";

const Watching = part(() => import("../../match/bar/watching.tsx"), "table");

/** What lies beside the table, by the name of its dialog. */
export type Beside = "log" | "keys" | "sheet" | "end" | "unseen";

/** The bar over the table: the way home, how far the game is, and what else there is. */
export function TopBar(props: {
  turn: Turn;
  watching: number;
  Menu: ShellParts["Menu"];
  Hint: ShellParts["Hint"];
  /** How many moves lead back to the start of the own last turn. */
  back: number;
  onOpen: (what: Beside) => void;
}) {
  const words = () => t().trambahn;
  const ride = () => Math.min(props.turn.position().sheet.rides + 1, LAST_RIDE);
  return (
    <header class={css.top}>
      <span class={css.home}>
        <Wordmark small />
      </span>
      <span class={css.where}>
        {words().name} · {words().where.rides(ride(), LAST_RIDE)} ·{" "}
        <button
          type="button"
          class={css.pile}
          aria-haspopup="dialog"
          onClick={() => props.onOpen("unseen")}
        >
          {words().where.pile(props.turn.position().pileSize)}
          <span class="sr">, {t().play.unseen}</span>
        </button>
        <Show when={props.watching > 0}>
          <Watching count={props.watching} />
        </Show>
      </span>
      <BarTools
        words={{ log: words().log, keys: words().keysHelp }}
        rules="/rules/trambahn"
        onLog={() => props.onOpen("log")}
        onKeys={() => props.onOpen("keys")}
        first={<props.Hint onMove={props.turn.suggest} />}
        menu={
          <props.Menu
            back={props.back}
            more={(close) => (
              <MoreMenu
                position={props.turn.position()}
                onOpen={(what) => {
                  close();
                  props.onOpen(what);
                }}
              />
            )}
          />
        }
      />
    </header>
  );
}
