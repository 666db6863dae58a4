import type { Seat } from "@endstation/engine";
import { isLocalMatchId, type Table } from "@endstation/match";
import { createSignal, Match, onMount, Show, Switch } from "solid-js";
import { t } from "../../i18n/language.ts";
import { fetchRecord } from "../../net/api.ts";
import { keysOf } from "../../net/keys.ts";
import { keepGame } from "../../replay/records/keep.ts";
import { navigate } from "../../router.tsx";
import { Button } from "../../ui/button.tsx";
import { isFairDeal } from "./check.ts";
import { save } from "./save.ts";
import css from "./seal.module.css";

/**
 * `dealt`: the deal fits, but it was this device itself that made and promised it. `tried`: the
 * match went on from another game, whose deal nobody has promised.
 */
type Outcome = "checking" | "verified" | "dealt" | "tried" | "failed" | "unavailable";

/** Whether the deal was the promised one, and the record of the game for whoever wants to see. */
export function Seal(props: { id: string; table: Table; seat: Seat | null }) {
  const [outcome, setOutcome] = createSignal<Outcome>("checking");
  const [record, setRecord] = createSignal<unknown>(null);

  async function check() {
    setOutcome("checking");
    const answer = await fetchRecord(props.id);
    if (answer.ok) {
      setRecord(answer.value);
      const { id, table, seat } = props;
      const witness = { id, table, seat, value: keysOf(id)[0]?.value ?? null };
      const good = isLocalMatchId(id) ? "dealt" : "verified";
      const tried = isLocalMatchId(id) && !("seed" in Object(answer.value));
      if (tried) setOutcome("tried");
      else setOutcome(isFairDeal(witness, answer.value) ? good : "failed");
    } else setOutcome("unavailable");
  }
  onMount(check);

  async function lookBack() {
    const id = await keepGame(record());
    if (id !== null) navigate(`/replay/${id}`);
  }

  const words = () => t().ended;
  const texts = () => ({
    checking: [words().checking, ""],
    verified: [words().verified, words().verifiedText],
    dealt: [t().device.dealt, t().device.dealtText],
    tried: [t().replay.tryOut.tried, t().replay.tryOut.triedText],
    failed: [words().failed, words().failedText],
    unavailable: [words().unavailable, words().unavailableText],
  });
  return (
    <>
      <div class={css.seal} data-outcome={outcome()}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle class={css.disc} cx="32" cy="32" r="31" />
          <circle class={css.rim} cx="32" cy="32" r="27" />
          <Switch>
            <Match when={outcome() === "verified"}>
              <path class={css.sign} d="M19 33l9 9 17-20" />
            </Match>
            <Match when={outcome() === "failed"}>
              <path class={css.sign} d="M22 22l20 20M42 22l-20 20" />
            </Match>
            <Match when={outcome() === "dealt" || outcome() === "tried"}>
              <path class={css.sign} d="M23 16h18v32H23Z" />
            </Match>
            <Match when={true}>
              <path class={css.sign} d="M22 32h.01M32 32h.01M42 32h.01" />
            </Match>
          </Switch>
        </svg>
        <p role="status">
          <b>{texts()[outcome()][0]}</b>
          {texts()[outcome()][1]}{" "}
          <Show when={outcome() === "verified"}>
            <span class={css.hash}>{short(props.table.commitment)}</span>
          </Show>
        </p>
      </div>
      <Show
        when={outcome() === "unavailable"}
        fallback={
          <>
            <Button disabled={record() === null} onClick={lookBack}>
              {t().replay.open}
            </Button>
            <Button
              disabled={record() === null}
              onClick={() => save(`endstation-${props.id}.json`, record())}
            >
              {words().record}
            </Button>
          </>
        }
      >
        <Button onClick={check}>{words().retry}</Button>
      </Show>
    </>
  );
}

/** The beginning of a hash, in groups that can be compared by eye. */
const short = (hash: string): string => hash.slice(0, 12).replace(/(.{4})(?=.)/g, "$1 ");
