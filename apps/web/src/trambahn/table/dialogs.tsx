import { linesOf, type TrambahnPosition, tramStackOf } from "@endstation/engine";
import { For } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LanguageLinks, ThemeButton } from "../../ui/page.tsx";
import { cardList } from "../describe.ts";
import { picture, signOf } from "../model/picture.ts";
import css from "./dialogs.module.css";
import type { Beside } from "./top-bar.tsx";
import type { Turn } from "./turn.ts";

/** Asks once before lines are lost: which ones, and what they become. */
export function EndDialog(props: { turn: Turn; onEnd: () => void; onClose: () => void }) {
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

/** What a narrow screen has no room for. */
export function MenuDialog(props: {
  position: TrambahnPosition;
  onOpen: (what: Beside) => void;
  onClose: () => void;
}) {
  const words = () => t().trambahn;
  return (
    <Dialog title={words().menu} onClose={props.onClose}>
      <p>
        {words().where.pile(props.position.pileSize)}. {words().offer.title}:{" "}
        {words().offer.left(tramStackOf(props.position).length)}.
      </p>
      <div class={css.menu}>
        <Button onClick={() => props.onOpen("sheet")}>{words().sheet.title}</Button>
        <Button onClick={() => props.onOpen("log")}>{words().log}</Button>
        <a class={css.link} href="/rules/trambahn" target="_blank" rel="noopener">
          {t().common.rules}
        </a>
        <a class={css.link} href="/">
          {t().common.home}
        </a>
        <span class={css.settings}>
          <LanguageLinks />
          <ThemeButton />
        </span>
      </div>
    </Dialog>
  );
}

/** The keys of the table. */
export function KeysDialog(props: { onClose: () => void }) {
  return (
    <Dialog title={t().trambahn.keys.title} onClose={props.onClose}>
      <dl class={css.keys}>
        <For each={t().trambahn.keys.list}>
          {([key, deed]) => (
            <div>
              <dt>{key}</dt>
              <dd>{deed}</dd>
            </div>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
