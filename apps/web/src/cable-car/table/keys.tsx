import { t } from "../../i18n/language.ts";
import KeysDialog from "../../ui/keys-dialog.tsx";
import type { Desk } from "./desk.ts";
import { keyList } from "./key-list.ts";

/** The keys that do something at a table. */
export default function Keys(props: {
  desk: Desk;
  main: HTMLElement;
  /** Those of this game alone. */
  more: readonly (readonly [string, string])[];
}) {
  const keys = () => {
    const all = keyList(t().cableCarMore.keys.list, {
      turning: props.desk.play.turn.position().options.orientation === "free",
      scores: props.main.querySelector("[data-scores]") !== null,
    });
    const ofMatch = props.desk.shell.lookBack ? t().aside.keys : [];
    // The key of the list itself stays the last.
    return [...all.slice(0, -1), ...props.more, ...ofMatch, ...all.slice(-1)];
  };
  return (
    <KeysDialog
      title={t().cableCarMore.keys.title}
      keys={keys()}
      onClose={() => props.desk.show(null)}
    />
  );
}
