import { A, useNavigate } from "@solidjs/router";
import { createSignal, For, Show } from "solid-js";
import { entryOf, GAME_ENTRIES, type GameEntry } from "../games.ts";
import { t } from "../i18n/language.ts";
import { refusalText } from "../i18n/refusal.ts";
import { createMatch } from "../net/api.ts";
import { type KnownMatch, keepInvite, matches } from "../net/device.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { Segmented } from "../ui/segmented.tsx";
import css from "./home.module.css";

type Options = Readonly<Record<string, string | number>>;

const initial = (entry: GameEntry): Options =>
  Object.fromEntries(entry.options.map((option) => [option.key, option.initial]));

/** The first page: a game, its options, and the matches this device has been to. */
export default function Home() {
  const navigate = useNavigate();
  const entry = GAME_ENTRIES[0]!;
  const [options, setOptions] = createSignal(initial(entry));
  const [busy, setBusy] = createSignal(false);
  const [error, setError] = createSignal("");

  async function create() {
    setBusy(true);
    setError("");
    const created = await createMatch({ game: entry.id, options: options() });
    setBusy(false);
    if (created.ok) {
      keepInvite(created.value.id, created.value.invite);
      navigate(`/g/${created.value.id}`);
    } else setError(refusalText(created.error));
  }

  return (
    <Page rules={entry.rules}>
      <main class={css.columns}>
        <section>
          <h1 class={css.title}>{t().home.title}</h1>
          <div class={css.game}>
            <entry.Picture />
            <div class={css.about}>
              <h2>
                {entry.name(t())} <small>{t().home.unofficial}</small>
              </h2>
              <p>{entry.description(t())}</p>
              <div class={css.options}>
                <For each={entry.options}>
                  {(option) => (
                    <Segmented
                      label={option.label(t())}
                      value={options()[option.key]!}
                      choices={option.choices.map(({ value, label }) => ({
                        value,
                        label: label(t()),
                      }))}
                      onChange={(value) => setOptions({ ...options(), [option.key]: value })}
                    />
                  )}
                </For>
              </div>
            </div>
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
        <Matches list={matches()} />
      </main>
    </Page>
  );
}

function Matches(props: { list: readonly KnownMatch[] }) {
  return (
    <Show when={props.list.length > 0}>
      <aside>
        <h2 class={css.heading}>{t().home.matches}</h2>
        <ul class={css.matches}>
          <For each={props.list}>
            {(match) => (
              <li>
                <A href={`/g/${match.id}`}>
                  <span class={match.phase === "over" ? css.stop : css.live} />
                  <span class={css.match}>
                    <b>{entryOf(match.game)?.name(t()) ?? match.game}</b>
                    <span class={css.people}>
                      <Show when={match.others.length > 0} fallback={t().home.unknownPeople}>
                        <For each={match.others}>
                          {(name, i) => (
                            <>
                              {i() > 0 ? ", " : ""}
                              <bdi>{name}</bdi>
                            </>
                          )}
                        </For>
                      </Show>
                    </span>
                  </span>
                  <span class={css.phase}>{t().home.phases[match.phase]}</span>
                </A>
              </li>
            )}
          </For>
        </ul>
      </aside>
    </Show>
  );
}
