import { useNavigate } from "@solidjs/router";
import { createSignal, For } from "solid-js";
import { GAME_ENTRIES, type Options, optionsFor } from "../games.ts";
import { t } from "../i18n/language.ts";
import { refusalText } from "../i18n/refusal.ts";
import { createMatch } from "../net/api.ts";
import { keepInvite, matches } from "../net/device.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { GameCards } from "./game-cards.tsx";
import css from "./home.module.css";
import { KnownMatches } from "./known-matches.tsx";

/** The first page: a game, its options, and the matches this device has been to. */
export default function Home() {
  const navigate = useNavigate();
  const [entry, setEntry] = createSignal(GAME_ENTRIES[0]!);
  // What is chosen stays so when another game with the same option is looked at.
  const [chosen, setChosen] = createSignal<Options>({});
  const options = () => optionsFor(entry(), chosen());
  const [busy, setBusy] = createSignal(false);
  const [error, setError] = createSignal("");

  async function create() {
    setBusy(true);
    setError("");
    const created = await createMatch({ game: entry().id, options: options() });
    setBusy(false);
    if (created.ok) {
      keepInvite(created.value.id, created.value.invite);
      navigate(`/g/${created.value.id}`);
    } else setError(refusalText(created.error));
  }

  return (
    <Page rules={entry().rules}>
      <main class={css.columns}>
        <section>
          <h1 class={css.title}>{t().home.title}</h1>
          <GameCards chosen={entry()} onChoose={setEntry} />
          <div class={css.options}>
            <For each={entry().options}>
              {(option) => (
                <Segmented
                  label={option.label(t())}
                  value={options()[option.key] as string | number}
                  choices={option.choices.map(({ value, label }) => ({
                    value,
                    label: label(t()),
                  }))}
                  onChange={(value) => setChosen({ ...chosen(), [option.key]: value })}
                />
              )}
            </For>
          </div>
          <div class={css.go}>
            <Button look="main" disabled={busy()} onClick={create}>
              {busy() ? t().home.creating : t().home.create}
            </Button>
            <p role="alert" class={css.error}>
              {error()}
            </p>
          </div>
        </section>
        <KnownMatches list={matches()} />
      </main>
    </Page>
  );
}
