import { EMPTY_TABLE, follow, type Refusal, type TransferSeat } from "@endstation/match";
import { createSignal, For, Show } from "solid-js";
import { entryOf, type GameEntry } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { refusalText } from "../../i18n/refusal.ts";
import { glanceAt } from "../../net/api.ts";
import { knownMatch, rememberMatch } from "../../net/known-matches.ts";
import { newDeviceKey } from "../../net/pair.ts";
import { type Transfer, takeSeat, takeTransferFromAddress } from "../../net/transfer.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { useTitle } from "../../ui/title.ts";
import { suggestedWord, WordField } from "../devices/word-field.tsx";
import css from "./move-page.module.css";

/** What became of one seat of a transfer. */
interface Moved {
  /** The game, where the match has told. */
  readonly game: GameEntry | null;
  /** Why it did not come along; `null` if it did. */
  readonly problem: Refusal | null;
}

/** Where the link of a transfer leads: takes all its seats for this device at a press. */
export default function MovePage() {
  const transfer = takeTransferFromAddress();
  useTitle(() => `${t().seat.move.title}: Endstation`);
  return (
    <Page>
      <main class={css.page}>
        <Show when={transfer} fallback={<Nothing />}>
          {(transfer) => <Take transfer={transfer()} />}
        </Show>
      </main>
    </Page>
  );
}

const Nothing = () => (
  <>
    <h1>{t().seat.move.nothing.title}</h1>
    <p>{t().seat.move.nothing.text}</p>
    <a class={buttonClass("main")} href="/">
      {t().seat.move.toMatches}
    </a>
  </>
);

const stateText = ({ problem }: Moved) =>
  problem === null ? t().seat.move.moved : `${t().seat.move.failed}. ${refusalText(problem)}`;

function Take(props: { transfer: Transfer }) {
  const [word, setWord] = createSignal(suggestedWord());
  const [busy, setBusy] = createSignal(false);
  const [moved, setMoved] = createSignal<ReadonlyMap<TransferSeat, Moved>>(new Map());
  // One key for each seat however often it is pressed: a lost answer makes no second device.
  const keys = new Map(props.transfer.seats.map((seat) => [seat, newDeviceKey()]));
  const hasFailed = () => [...moved().values()].some(({ problem }) => problem !== null);
  const isDone = () => moved().size === props.transfer.seats.length && !hasFailed();

  async function takeAll(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    for (const seat of props.transfer.seats) {
      if (moved().get(seat)?.problem === null) continue;
      const key = keys.get(seat)!;
      const refused = await takeSeat(props.transfer, { seat, key, word: word() });
      const game = refused ? null : await learn(seat.id, key.token);
      setMoved(new Map(moved()).set(seat, { game, problem: refused }));
    }
    setBusy(false);
  }

  return (
    <>
      <h1>{t().seat.move.takeTitle(props.transfer.seats.length)}</h1>
      <p>{t().seat.move.takeText}</p>
      <ol class={css.seats} aria-live="polite">
        <For each={props.transfer.seats}>
          {(seat, i) => {
            const state = () => moved().get(seat);
            return (
              <li class={css.seat} data-moved={state()?.problem === null}>
                <span class={css.stop} />
                <span>
                  <b>{state()?.game?.name(t()) ?? t().seat.move.unknownMatch(i() + 1)}</b>
                  <Show when={state()}>
                    {(state) => (
                      <span class={state().problem === null ? css.good : css.bad}>
                        {stateText(state())}
                      </span>
                    )}
                  </Show>
                </span>
              </li>
            );
          }}
        </For>
      </ol>
      <Show
        when={isDone()}
        fallback={
          <form class={css.form} onSubmit={takeAll}>
            <WordField value={word()} error="" onInput={setWord} />
            <div class={css.row}>
              <Button submit look="main" disabled={busy()}>
                {busy()
                  ? t().seat.use.busy
                  : hasFailed()
                    ? t().seat.move.again
                    : t().seat.move.take(props.transfer.seats.length)}
              </Button>
              <Show when={hasFailed()}>
                <a class={buttonClass("plain")} href="/">
                  {t().seat.move.toMatches}
                </a>
              </Show>
            </div>
          </form>
        }
      >
        <a class={buttonClass("main")} href="/">
          {t().seat.move.toMatches}
        </a>
      </Show>
    </>
  );
}

/** Puts a match on this device's list; gives its game, where it is known here. */
async function learn(id: string, token: string): Promise<GameEntry | null> {
  const answer = await glanceAt(id, { have: 0, token });
  if (!answer.reached || !answer.ok) return null;
  const { events, place, status } = answer.value;
  const table = events.reduce(follow, EMPTY_TABLE);
  const known = knownMatch(id, table, { place, over: status.over });
  if (known) rememberMatch(known);
  return entryOf(table.game, table.options) ?? null;
}
