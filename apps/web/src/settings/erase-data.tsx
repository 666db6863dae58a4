import { createSignal, For, Show } from "solid-js";
import { entryOf } from "../games.ts";
import { t } from "../i18n/language.ts";
import type { SettingsWords } from "../i18n/settings.ts";
import { keysOf } from "../net/keys.ts";
import { matches } from "../net/known-matches.ts";
import { Button } from "../ui/button.tsx";
import { eraseAll } from "./erase.ts";
import { lossOf } from "./loss.ts";
import css from "./settings.module.css";

/** Deletes all that this browser keeps, after saying what is lost and asking once. */
export function EraseData(props: { words: SettingsWords }) {
  const [asks, setAsks] = createSignal(false);
  return (
    <section class={css.data}>
      <h3>{props.words.data}</h3>
      <p class={css.note}>{props.words.dataNote}</p>
      <Show
        when={asks()}
        fallback={<Button onClick={() => setAsks(true)}>{props.words.erase}</Button>}
      >
        <Sure words={props.words} onKeep={() => setAsks(false)} />
      </Show>
    </section>
  );
}

function Sure(props: { words: SettingsWords; onKeep: () => void }) {
  const [erasing, setErasing] = createSignal(false);
  const loss = lossOf(matches(), (id) => keysOf(id).length > 0);

  async function erase() {
    setErasing(true);
    await eraseAll();
    location.replace("/");
  }
  return (
    <div class={css.sure} role="alert">
      <p>
        <b>{props.words.eraseSure}</b>
      </p>
      <ul>
        <Show when={loss.seats.length > 0}>
          <li>
            {props.words.lostSeats(loss.seats.length)}
            <ul class={css.seats}>
              <For each={loss.seats}>
                {(match) => (
                  <li>
                    {entryOf(match.game, match.options)?.name(t()) ?? match.game}
                    <For each={match.others}>
                      {(name) => (
                        <>
                          , <bdi>{name}</bdi>
                        </>
                      )}
                    </For>
                  </li>
                )}
              </For>
            </ul>
          </li>
        </Show>
        <Show when={loss.local > 0}>
          <li>{props.words.lostLocal(loss.local)}</li>
        </Show>
        <li>{props.words.lostRest}</li>
      </ul>
      <p>{props.words.eraseNote}</p>
      <div class={css.deeds}>
        <Button look="main" disabled={erasing()} onClick={erase}>
          {erasing() ? props.words.erasing : props.words.eraseYes}
        </Button>
        <Button disabled={erasing()} onClick={props.onKeep}>
          {props.words.eraseNo}
        </Button>
      </div>
    </div>
  );
}
