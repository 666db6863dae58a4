import type { JSX } from "solid-js";
import { t } from "../../i18n/language.ts";
import { MuteButton } from "../../settings/mute-button.tsx";
import { KeysIcon, LogIcon, RulesIcon } from "../../ui/icons.tsx";
import tool from "../../ui/tool.module.css";
import css from "./bar-tools.module.css";

/**
 * What stands at the end of the bar over a table: log, rules, keys, sound and the menu. Which
 * of them there is room for is a matter of the game's own layout: it hides them by `data-tool`.
 */
export function BarTools(props: {
  /** What the buttons of the log and the keys are called. */
  words: { readonly log: string; readonly keys: string };
  /** The address of the game's rules. */
  rules: string;
  onLog: () => void;
  onKeys: () => void;
  /** What comes before all others. */
  first?: JSX.Element;
  menu: JSX.Element;
}) {
  return (
    <span class={css.tools} data-tools="">
      {props.first}
      <button
        type="button"
        class={tool.tool}
        data-tool="log"
        aria-label={props.words.log}
        onClick={props.onLog}
      >
        <LogIcon />
      </button>
      <a
        class={tool.tool}
        data-tool="rules"
        href={props.rules}
        target="_blank"
        aria-label={t().common.rules}
        rel="noopener"
      >
        <RulesIcon />
      </a>
      <button
        type="button"
        class={tool.tool}
        data-tool="keys"
        aria-label={props.words.keys}
        onClick={props.onKeys}
      >
        <KeysIcon />
      </button>
      <span data-tool="sound">
        <MuteButton class={tool.tool!} />
      </span>
      {props.menu}
    </span>
  );
}
