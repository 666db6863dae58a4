import type { TrambahnPosition } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import { createFollowWords } from "../../i18n/follow.ts";
import { t } from "../../i18n/language.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Sign } from "../draw/sign.tsx";
import { unseenOf } from "../model/unseen.ts";
import css from "./unseen-dialog.module.css";

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Which cards whoever looks does not see, and how many of each. */
export default function UnseenDialog(props: { position: TrambahnPosition; onClose: () => void }) {
  const words = createFollowWords();
  const unseen = createMemo(() => unseenOf(props.position));
  return (
    <Show when={words()}>
      {(words) => (
        <Dialog title={words().unseen.title} onClose={props.onClose}>
          <p>{words().unseen.cards(unseen().inPile, unseen().elsewhere)}</p>
          <table class={css.cards}>
            <thead>
              <tr>
                <td />
                <For each={VALUES}>{(value) => <th scope="col">{value}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={unseen().stops}>
                {({ colour, counts }) => (
                  <tr>
                    <th scope="row">
                      <Sign colour={colour} size={24} />
                      <span class="sr">{t().trambahn.colours[colour]}</span>
                    </th>
                    <For each={counts}>
                      {(count) => <td data-gone={count === 0 ? "" : undefined}>{count}</td>}
                    </For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
          <p>{t().trambahn.conductors(unseen().conductors)}</p>
        </Dialog>
      )}
    </Show>
  );
}
