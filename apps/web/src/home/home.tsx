import { NO_TERMS } from "@endstation/match";
import { createSignal, onMount, Show } from "solid-js";
import { type GameEntry, type Options, optionsFor } from "../games.ts";
import { t } from "../i18n/language.ts";
import { refusalText } from "../i18n/refusal.ts";
import { createTold } from "../i18n/told.ts";
import { Foot } from "../imprint/foot.tsx";
import { createMatch } from "../net/api.ts";
import { keepInvite } from "../net/invite.ts";
import { matches } from "../net/known-matches.ts";
import { navigate } from "../router.tsx";
import { OptionFields } from "../seat/option-fields.tsx";
import { TermsFields } from "../seat/terms/terms-fields.tsx";
import { termsText } from "../seat/terms/terms-words.ts";
import { install, mayInstall } from "../shell/install.ts";
import { Button } from "../ui/button.tsx";
import disclosure from "../ui/disclosure.module.css";
import { createMedia } from "../ui/media.ts";
import { Page } from "../ui/page.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { withWords } from "../ui/with-words.tsx";
import { GameCards } from "./game-cards.tsx";
import css from "./home.module.css";
import { createKnownMatches, OpenMatches, OtherMatches } from "./known-matches.tsx";
import { keepChoice, lastChoice, type Where } from "./last-choice.ts";
import { createOnDevice } from "./on-device.ts";
import { Sitters } from "./sitters.tsx";

// Nobody has come for it alone: it comes last, and home does without where it does not come.
const DayPuzzle = withWords(() => import("./day-puzzle.tsx"), "more");

/** The first page: a game, its options, and the matches this device has been to. */
export default function Home() {
  onMount(() => void DayPuzzle.preload());
  const last = lastChoice();
  const known = createKnownMatches();
  const isNew = matches().length === 0;
  // In one column the parts stand in another order, and who goes through them by Tab, or has them
  // read out, is to meet them in that one.
  const oneColumn = createMedia("(max-width: 1099px)");
  const [entry, setEntry] = createSignal(last.entry);
  // What is chosen stays so when another game with the same option is looked at.
  const [chosen, setChosen] = createSignal(last.options);
  const options = () => optionsFor(entry(), chosen());
  const [terms, setTerms] = createSignal(NO_TERMS);
  // From the icon of the installed app, and without a network, it is this device.
  const begins = new URLSearchParams(location.search).has("here") || !navigator.onLine;
  const [where, setWhere] = createSignal<Where>(begins ? "here" : last.where);
  const here = createOnDevice(entry, options, () => where() === "here");
  const [busy, setBusy] = createSignal(false);
  const [error, setError] = createTold();

  function chooseGame(game: GameEntry) {
    setEntry(game);
    keepChoice({ kind: game.kind });
  }
  function chooseOption(change: Options) {
    setChosen({ ...chosen(), ...change });
    keepChoice({ options: chosen() });
  }
  function chooseWhere(place: Where) {
    setWhere(place);
    keepChoice({ where: place });
  }

  async function create() {
    const created = await createMatch({ game: entry().id, options: options(), terms: terms() });
    if (created.ok) {
      keepInvite(created.value.id, created.value.invite);
      navigate(`/g/${created.value.id}`);
    } else {
      const wasOnline = navigator.onLine;
      setError(() => (wasOnline ? refusalText(created.error) : t().device.offline));
    }
  }

  async function begin() {
    const begun = await here.begin();
    if ("id" in begun) navigate(`/g/${begun.id}`);
    else setError(begun.problem);
  }

  async function go() {
    setBusy(true);
    setError(null);
    await (where() === "here" ? begin() : create());
    setBusy(false);
  }
  const goes = () => {
    if (where() === "here") return busy() ? t().device.starting : t().device.start;
    return busy() ? t().home.creating : t().home.create;
  };

  const Title = () => (
    <>
      <h1 class={css.title}>{t().home.title}</h1>
      <Show when={isNew}>
        <p class={css.about}>{t().home.about}</p>
      </Show>
    </>
  );
  const Puzzle = () => (
    <div class={css.puzzle}>
      <Show when={DayPuzzle.isHere()}>
        <DayPuzzle />
      </Show>
    </div>
  );

  return (
    <Page rules={entry().rules}>
      <main class={css.columns}>
        <Show when={oneColumn()}>
          <Title />
        </Show>
        <OpenMatches known={known} />
        <section class={css.new}>
          <Show when={!oneColumn()}>
            <Title />
          </Show>
          <GameCards chosen={entry()} onChoose={chooseGame} />
          <div class={css.options}>
            <OptionFields fields={entry().options} options={options()} onChange={chooseOption} />
            <Segmented
              label={t().device.where}
              value={where()}
              choices={[
                { value: "online", label: t().device.online },
                { value: "here", label: t().device.here },
              ]}
              onChange={chooseWhere}
            />
          </div>
          <Show
            when={where() === "here"}
            fallback={
              <details class={css.time}>
                <summary class={disclosure.summary}>
                  {t().seat.terms.time} <span>{termsText(terms())}</span>
                </summary>
                <TermsFields terms={terms()} onChange={setTerms} />
              </details>
            }
          >
            <div class={css.here}>
              <Show when={here.known()}>
                <Sitters here={here} />
              </Show>
              <p class={css.note}>
                {t().device.note} {here.alone() ? t().device.noteAlone : t().device.noteShared}
              </p>
            </div>
          </Show>
          <div class={css.go}>
            <Button
              look="main"
              disabled={busy() || (where() === "here" && !here.known())}
              onClick={go}
            >
              {goes()}
            </Button>
            <p role="alert" class={css.error}>
              {error()}
            </p>
          </div>
          <p class={css.more}>
            <a href={entry().learn}>{t().common.learn}</a>
            <a href="/replay">{t().replay.records.fromHome}</a>
            <Show when={mayInstall()}>
              <button type="button" onClick={() => void install()}>
                {t().home.install}
              </button>
            </Show>
          </p>
        </section>
        <div class={css.side}>
          <Show when={oneColumn()}>
            <Puzzle />
          </Show>
          <OtherMatches known={known} />
          <Show when={!oneColumn()}>
            <Puzzle />
          </Show>
        </div>
      </main>
      <Foot />
    </Page>
  );
}
