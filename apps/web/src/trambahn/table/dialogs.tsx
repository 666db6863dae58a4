import { linesOf } from "@endstation/engine";
import { For } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { cardList } from "../describe.ts";
import { picture, signOf } from "../model/picture.ts";
import css from "./dialogs.module.css";
import type { Turn } from "./turn.ts";

/** Asks once before lines are lost: which ones, and what they become. */
export default function EndDialog(props: { turn: Turn; onEnd: () => void; onClose: () => void }) {
  const words = () => t().trambahn.lose;
  const closing = () => props.turn.ending()?.closing ?? [];
  const lines = () => linesOf(props.turn.position(), props.turn.position().seat);
  return (
    <Dialog title={words().title(closing().length)} onClose={props.onClose}>
      <p>{words().text}</p>
      <ul class={css.lost}>
        <For each={closing()}>
          {(line) => (
            <li>
              {words().line(
                signOf(lines(), line.number),
                `${cardList(t(), line.cards.map(picture))}, ${t().trambahn.mark(line.cards.length)}`,
              )}
            </li>
          )}
        </For>
      </ul>
      <div class={css.choice}>
        <Button look="main" onClick={props.onEnd}>
          {words().end}
        </Button>
        <Button onClick={props.onClose}>{words().stay}</Button>
      </div>
    </Dialog>
  );
}
