import { type JSX, Show } from "solid-js";
import type { ShellParts } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { BarTools } from "../../match/bar/bar-tools.tsx";
import { part } from "../../ui/later.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import type { Telling } from "../describe.ts";
import { turnParts } from "./heading.tsx";
import { PlayerMark } from "./player-mark.tsx";
import { Rich } from "./rich.tsx";
import css from "./top-bar.module.css";
import type { Turn } from "./turn.ts";

const Watching = part(() => import("../../match/bar/watching.tsx"), "table");

/** The bar over the table: the way home, the game, and what else there is. */
export function TopBar(props: {
  turn: Turn;
  telling: Telling;
  name: string;
  rules: string;
  watching: number;
  Menu: ShellParts["Menu"];
  /** How many moves lead back to the start of the own last turn. */
  back: number;
  /** What else a game keeps in sight at all times. */
  children?: JSX.Element;
  onLog: () => void;
  onKeys: () => void;
}) {
  return (
    <header class={css.top} data-companies={props.telling.companies ? "" : undefined}>
      <Wordmark small />
      <span class={css.turn} aria-hidden="true">
        <PlayerMark telling={props.telling} seat={props.turn.position().seat} size={28} />
        <span class={css.words} data-words="">
          <Rich parts={turnParts(props.turn, props.telling)} />
        </span>
      </span>
      <span class={css.where}>
        {props.name}
        <Show when={props.watching > 0}>
          <Watching count={props.watching} />
        </Show>
      </span>
      {props.children}
      <BarTools
        words={{ log: t().cableCar.log, keys: t().cableCar.keysHelp }}
        rules={props.rules}
        onLog={props.onLog}
        onKeys={props.onKeys}
        menu={<props.Menu back={props.back} />}
      />
    </header>
  );
}
