import { createSignal, For, onMount, Show } from "solid-js";
import { entryOf } from "../games.ts";
import { language, t } from "../i18n/language.ts";
import { CloseIcon } from "../ui/more-icons.tsx";
import css from "./import-page.module.css";
import { peopleOf } from "./records/people.ts";
import { forgetRecord, type KeptRecord, keptRecords } from "./records/store.ts";

/** The recorded games on this device, the newest first. */
export function KeptGames() {
  const words = () => t().replay.records;
  const [games, setGames] = createSignal<readonly KeptRecord[]>([]);
  onMount(async () => setGames(await keptRecords()));
  let heading!: HTMLHeadingElement;

  async function forget(id: string) {
    await forgetRecord(id);
    // What was read stays: where all rows were drawn anew, a press on one would be lost.
    setGames(games().filter((game) => game.id !== id));
    // The button is gone with its row.
    heading?.focus();
  }

  const name = ({ record }: KeptRecord) =>
    entryOf(record.game, record.options)?.name(t()) ?? record.game;
  const about = ({ record }: KeptRecord) => {
    const people = peopleOf(record, t()).map((one) => one.name);
    const names = new Intl.ListFormat(language(), { type: "unit" }).format(people);
    const reviewed = "review" in record ? [words().reviewed] : [];
    return [names, words().moves(record.moves.length), ...reviewed].join(", ");
  };
  return (
    <Show when={games().length > 0}>
      <aside class={css.kept}>
        <h2 ref={heading} tabindex="-1">
          {words().kept}
        </h2>
        <ul>
          <For each={games()}>
            {(game) => (
              <li>
                <a href={`/replay/${game.id}`}>
                  <b>{name(game)}</b>
                  <span>{about(game)}</span>
                </a>
                <button
                  type="button"
                  class={css.forget}
                  aria-label={words().forget(name(game))}
                  onClick={() => forget(game.id)}
                >
                  <CloseIcon />
                </button>
              </li>
            )}
          </For>
        </ul>
      </aside>
    </Show>
  );
}
