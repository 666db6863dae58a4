import { type TrambahnPosition, tramStackOf } from "@endstation/engine";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import css from "./dialogs.module.css";
import type { Beside } from "./top-bar.tsx";

/** What the table of a narrow screen has no room for, in the match's menu. */
export function MoreMenu(props: { position: TrambahnPosition; onOpen: (what: Beside) => void }) {
  const words = () => t().trambahn;
  return (
    <div class={css.more}>
      <p>
        {words().where.pile(props.position.pileSize)}. {words().offer.title}:{" "}
        {words().offer.left(tramStackOf(props.position).length)}.
      </p>
      <div class={css.menu}>
        <Button onClick={() => props.onOpen("sheet")}>{words().sheet.title}</Button>
        <Button onClick={() => props.onOpen("log")}>{words().log}</Button>
        <Button onClick={() => props.onOpen("unseen")}>{t().play.unseen}</Button>
      </div>
    </div>
  );
}
