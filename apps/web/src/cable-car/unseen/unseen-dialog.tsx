import type { Position } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import { createFollowWords } from "../../i18n/follow.ts";
import { t } from "../../i18n/language.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Tile } from "../board/tile.tsx";
import { describeTile } from "../describe.ts";
import { unseenTiles } from "../model/unseen.ts";
import css from "./unseen-dialog.module.css";

/** Which kinds of tiles whoever looks has not seen yet, and how many of each. */
export default function UnseenDialog(props: { position: Position; onClose: () => void }) {
  const words = createFollowWords();
  const unseen = createMemo(() => unseenTiles(props.position));
  return (
    <Show when={words()}>
      {(words) => (
        <Dialog title={words().unseen.title} onClose={props.onClose}>
          <p>{words().unseen.tiles(unseen().inStack, unseen().inHands)}</p>
          <ul class={css.kinds} aria-label={words().unseen.left}>
            <For each={unseen().left}>
              {({ code, count }) => (
                <li>
                  <Tile code={code} />
                  <b aria-hidden="true">{count}×</b>
                  <span class="sr">
                    {words().unseen.times(count)} {describeTile(t(), code)}
                  </span>
                </li>
              )}
            </For>
          </ul>
          <Show when={unseen().gone.length > 0}>
            <h3 class={css.head}>{words().unseen.gone}</h3>
            <ul class={css.kinds} data-gone="">
              <For each={unseen().gone}>
                {(code) => (
                  <li>
                    <Tile code={code} />
                    <span class="sr">{describeTile(t(), code)}</span>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </Dialog>
      )}
    </Show>
  );
}
