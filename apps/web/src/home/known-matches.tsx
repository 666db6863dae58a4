import { isLocalMatchId } from "@endstation/match";
import { type Accessor, createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { entryOf } from "../games.ts";
import { t } from "../i18n/language.ts";
import { fill } from "../i18n/phrase.ts";
import { whenText } from "../i18n/time-text.ts";
import { forgetMatch } from "../net/forget-match.ts";
import { type KnownMatch, matches } from "../net/known-matches.ts";
import { CloseIcon } from "../ui/more-icons.tsx";
import { Parts } from "../ui/parts.tsx";
import { useTitle } from "../ui/title.ts";
import card from "./card.module.css";
import { ForgetDialog } from "./forget-dialog.tsx";
import css from "./known-matches.module.css";
import { MoveSeats } from "./move-seats.tsx";
import { byUrgency, type Standing } from "./standing.ts";
import { createStandings } from "./standings.ts";

/** So many unfinished matches stand out; more would push the games off a phone's screen. */
const MOST_OPEN = 2;

/** What a match's row shows of it. */
interface Row {
  readonly match: KnownMatch;
  readonly standing: Standing | undefined;
}

/** The matches this device has been to, for the two places of the page that show them. */
export function createKnownMatches() {
  const [list, setList] = createSignal(matches());
  const standing = createStandings(() => setList(matches()));
  const sorted = createMemo(() => byUrgency(list(), standing));
  const isOpen = ({ id, phase }: KnownMatch) => {
    const known = standing(id)?.kind;
    return known === undefined ? phase !== "over" : known !== "over" && known !== "gone";
  };
  const ids = (of: readonly KnownMatch[]) => of.map(({ id }) => id);
  const open = createMemo(() => ids(sorted().filter(isOpen).slice(0, MOST_OPEN)));
  const others = () => ids(sorted()).filter((id) => !open().includes(id));
  const waiting = () => list().filter(({ id }) => standing(id)?.kind === "mine").length;
  useTitle(() => (waiting() > 0 ? t().seat.matches.title(waiting()) : "Endstation"));
  const [asked, ask] = createSignal<KnownMatch | null>(null);
  return {
    list,
    standing,
    /** The ids of those to go on with, first where it is one's turn. */
    open,
    /** The ids of the others. */
    others,
    /**
     * What is known of one now, for its row: that is drawn once, whatever is learned of the match,
     * and shows the last that was known until it goes.
     */
    of: (id: string): Accessor<KnownMatch> =>
      createMemo<KnownMatch>((last) => list().find((match) => match.id === id) ?? last!),
    /** Of which one it is asked whether it shall go from the list. */
    asked,
    ask,
    /** Gives whether it is done. */
    async forget(match: KnownMatch): Promise<boolean> {
      if (!(await forgetMatch(match.id))) return false;
      ask(null);
      setList(matches());
      // The button is gone with its row.
      document.getElementById(HEADING)?.focus();
      return true;
    },
  };
}
type Known = ReturnType<typeof createKnownMatches>;

const HEADING = "known-matches";

/** Stands over the first of the two lists that there is. */
const Heading = () => (
  <h2 id={HEADING} class={css.heading} tabindex="-1">
    {t().home.matches}
  </h2>
);

/** The matches to go on with. They come before the games, also for who goes through them by Tab. */
export const OpenMatches = (props: { known: Known }) => (
  <Show when={props.known.open().length > 0}>
    <aside class={css.known}>
      <Heading />
      <ul class={css.open}>
        <For each={props.known.open()}>
          {(id) => {
            const match = props.known.of(id);
            const standing = () => props.known.standing(id);
            return (
              <li class={standing()?.kind === "mine" ? css.mine : undefined}>
                <a class={card.card} href={`/g/${id}`}>
                  <About match={match()} standing={standing()} />
                  <span class={card.go}>{t().home.goOn}</span>
                </a>
                <ForgetButton match={match()} onPress={props.known.ask} />
              </li>
            );
          }}
        </For>
      </ul>
    </aside>
  </Show>
);

/** The other ones as stops of a line, and what can be done with all of them. */
export const OtherMatches = (props: { known: Known }) => (
  <Show when={props.known.list().length > 0}>
    <div class={css.others}>
      <Show when={props.known.open().length === 0}>
        <Heading />
      </Show>
      <ul class={css.matches} aria-labelledby={HEADING}>
        <For each={props.known.others()}>
          {(id) => {
            const match = props.known.of(id);
            const standing = () => props.known.standing(id);
            return (
              <li>
                <Link match={match()} standing={standing()}>
                  <span class={css.stop} />
                  <About match={match()} standing={standing()} />
                </Link>
                <ForgetButton match={match()} onPress={props.known.ask} />
              </li>
            );
          }}
        </For>
      </ul>
      <MoveSeats list={props.known.list()} />
    </div>
    <Show when={props.known.asked()}>
      {(match) => (
        <ForgetDialog
          match={match()}
          game={gameName(match())}
          isGone={props.known.standing(match().id)?.kind === "gone"}
          onForget={() => props.known.forget(match())}
          onClose={() => props.known.ask(null)}
        />
      )}
    </Show>
  </Show>
);

const gameName = (match: KnownMatch) => entryOf(match.game, match.options)?.name(t()) ?? match.game;

/** A match that is gone leads nowhere. */
const Link = (props: Row & { children: JSX.Element }) => (
  <Show
    when={props.standing?.kind !== "gone"}
    fallback={<span class={css.row}>{props.children}</span>}
  >
    <a class={css.row} href={`/g/${props.match.id}`}>
      {props.children}
    </a>
  </Show>
);

const ForgetButton = (props: { match: KnownMatch; onPress: (match: KnownMatch) => void }) => (
  <button
    type="button"
    class={css.forget}
    aria-label={t().seat.matches.forgetOne(gameName(props.match))}
    onClick={() => props.onPress(props.match)}
  >
    <CloseIcon />
  </button>
);

/** Which game it is, against whom, and how it stands. */
const About = (props: Row) => (
  <span class={css.match}>
    <b>{gameName(props.match)}</b>
    <span class={css.people}>
      <Show when={props.match.others.length > 0} fallback={t().home.unknownPeople}>
        <For each={props.match.others}>
          {(name, i) => (
            <>
              {i() > 0 ? ", " : ""}
              <bdi>{name}</bdi>
            </>
          )}
        </For>
      </Show>
    </span>
    <span class={css.standing}>
      <StandingText match={props.match} standing={props.standing} />
    </span>
  </span>
);

function StandingText(props: Row) {
  const until = () => {
    const { standing } = props;
    if (standing?.kind !== "mine" && standing?.kind !== "others") return "";
    const { deadline } = standing;
    return deadline === null ? "" : `, ${t().seat.matches.until(whenText(deadline, Date.now()))}`;
  };
  const parts = () => {
    const { standing, match } = props;
    const words = t().seat.matches;
    switch (standing?.kind) {
      case "mine":
        return [words.yourTurn, until()];
      case "others": {
        if (standing.name === null) return [t().home.phases.play, until()];
        const name = { kind: "person", text: standing.name } as const;
        return [...fill(words.waitingFor, { name }), until()];
      }
      case "lobby":
      case "over":
        return [t().home.phases[standing.kind]];
      case "gone":
        return [words.gone];
      default:
        return [t().home.phases[match.phase]];
    }
  };
  const here = () => (isLocalMatchId(props.match.id) ? [`, ${t().device.listed}`] : []);
  return <Parts of={[...parts(), ...here()]} />;
}
