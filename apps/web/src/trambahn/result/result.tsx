import type { Seat, TrambahnPosition } from "@endstation/engine";
import { A } from "@solidjs/router";
import { createMemo, For, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import { Seal } from "../../match/result/seal.tsx";
import { verdict } from "../../match/result/verdict.ts";
import type { Telling } from "../../match/telling.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { createCompact } from "../../ui/media.ts";
import { useTitle } from "../../ui/title.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { nameOf } from "../describe.ts";
import { type Happening, isScoring } from "../model/story.ts";
import { Rich } from "../table/rich.tsx";
import { FinalLines } from "./final-lines.tsx";
import css from "./result.module.css";
import { winners } from "./standing.ts";
import { Sums } from "./sums.tsx";

/** The end: who has won, every ride and tour with its sums, and the deal's check. */
export default function ResultScreen(props: {
  play: PlayProps;
  position: TrambahnPosition;
  telling: Telling;
  events: readonly Happening[];
}) {
  const compact = createCompact();
  const words = () => t().trambahn;
  const best = () => winners(props.position);
  const title = () => verdict(props.telling, best());
  const scorings = createMemo(() => props.events.filter(isScoring));
  const rides = () => props.position.sheet.rides;
  const points = () => [...props.position.sheet.points];
  /** The own column first, for those who played. */
  const seats = (): readonly Seat[] => (props.play.seat === 1 ? [1, 0] : [0, 1]);

  useTitle(() => `${plain(title())}: ${words().name}, Endstation`);

  return (
    <main class={css.result}>
      <header class={css.top}>
        <Wordmark />
        <span class={css.where}>{words().name}</span>
      </header>
      <section class={css.title}>
        <h1>
          <span class={css.winner}>
            <For each={best()}>
              {(seat) => (
                <Mark colour={props.telling.people[seat]!.colour} size={compact() ? 32 : 40} />
              )}
            </For>
          </span>
          <Rich parts={title()} /> <br />
          {t().match.result.with(Math.max(...points()))}
        </h1>
        <p>
          {seats()
            .map((seat) => words().ride.score(nameOf(props.telling, seat), points()[seat]!))
            .join(", ")}
          . {rides() > 0 ? `${words().result.made(rides())}.` : `${words().result.none}.`}
        </p>
      </section>
      <section class={css.after}>
        <Seal id={props.play.id} table={props.play.table} seat={props.play.seat} />
        <A class={buttonClass("main")} href="/">
          {t().match.result.again}
        </A>
      </section>
      <section class={css.sums} aria-label={t().match.result.scores}>
        <Show when={scorings().length > 0}>
          <Sums scorings={scorings()} seats={seats()} points={points()} telling={props.telling} />
        </Show>
      </section>
      <section class={css.lines} aria-label={words().result.lines}>
        <h2>{words().result.lines}</h2>
        <For each={seats()}>
          {(seat) => <FinalLines position={props.position} seat={seat} telling={props.telling} />}
        </For>
      </section>
    </main>
  );
}
