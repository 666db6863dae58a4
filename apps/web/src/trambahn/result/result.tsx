import { type Seat, type TrambahnPosition, trambahn } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import type { LogLine } from "../../match/log/lines.ts";
import { createLeads } from "../../match/log/log-leads.ts";
import type { ResultPicture } from "../../match/result/picture/draw.ts";
import { SharePicture } from "../../match/result/picture/share.tsx";
import { ranking } from "../../match/result/ranking.ts";
import { ResultHead } from "../../match/result/result-head.tsx";
import { Seal } from "../../match/result/seal.tsx";
import { Told } from "../../match/result/told.tsx";
import { verdict } from "../../match/result/verdict.ts";
import type { Telling } from "../../match/telling.ts";
import { Mark } from "../../ui/mark.tsx";
import { useTitle } from "../../ui/title.ts";
import { nameOf } from "../describe.ts";
import { placeOf } from "../model/place.ts";
import { type Happening, isScoring } from "../model/story.ts";
import { Rich } from "../table/rich.tsx";
import { FinalLines, finalDrawings } from "./final-lines.tsx";
import css from "./result.module.css";
import { Sums } from "./sums.tsx";

/** The end: who has won, every ride and tour with its sums, and the deal's check. */
export default function ResultScreen(props: {
  play: PlayProps;
  position: TrambahnPosition;
  telling: Telling;
  events: readonly Happening[];
  log: readonly LogLine[];
}) {
  const leads = createLeads(props.play);
  const marked = () => {
    const at = leads.marked;
    const event = at === null ? undefined : props.events[at - 1];
    return event ? placeOf(event) : null;
  };
  const words = () => t().trambahn;
  const rank = createMemo(() => ranking(props.play.table, trambahn.outcome(props.position).scores));
  const winners = () => rank().winners;
  const title = () => verdict(props.telling, winners());
  const scorings = createMemo(() => props.events.filter(isScoring));
  const rides = () => props.position.sheet.rides;
  const points = () => [...props.position.sheet.points];
  /** The own column first, for those who played. */
  const seats = (): readonly Seat[] => (props.play.seat === 1 ? [1, 0] : [0, 1]);
  /** What all have, and in how many rides. */
  const note = () => {
    const scores = seats().map((seat) =>
      words().ride.score(nameOf(props.telling, seat), points()[seat]!),
    );
    const made = rides() > 0 ? words().result.made(rides()) : words().result.none;
    return `${scores.join(", ")}. ${made}.`;
  };

  /** As those who did not play may read it. */
  const picture = (): ResultPicture => {
    const toAll = { ...props.telling, me: null };
    const won = plain(verdict(toAll, winners()));
    const [winner] = props.position.over ? winners() : [];
    return {
      game: `${words().name} (${t().home.unofficial})`,
      title: winner === undefined ? won : `${won} ${t().ended.with(points()[winner]!)}`,
      scores: rank().order.map((seat) => ({
        name: toAll.people[seat]!.name,
        points: points()[seat]!,
        mark: () => <Mark colour={toAll.people[seat]!.colour} size={42} />,
      })),
      drawings: seats().flatMap((seat) => finalDrawings(props.position, seat, toAll)),
    };
  };

  useTitle(() => `${plain(title())}: ${words().name}, Endstation`);

  return (
    <main class={css.result}>
      <ResultHead
        shell={props.play}
        telling={props.telling}
        name={words().name}
        winners={winners()}
        best={props.position.over && winners().length > 0 ? points()[winners()[0]!]! : null}
        verdict={<Rich parts={title()} />}
        mark={(seat, size) => <Mark colour={props.telling.people[seat]!.colour} size={size} />}
        note={note()}
      />
      <section class={css.again}>
        <props.play.parts.Again />
      </section>
      <section class={css.sums} aria-label={t().ended.scores}>
        <Show when={scorings().length > 0}>
          <Sums scorings={scorings()} seats={seats()} points={points()} telling={props.telling} />
        </Show>
      </section>
      <section class={css.after}>
        <Seal id={props.play.id} table={props.play.table} seat={props.play.seat} />
        <SharePicture id={props.play.id} picture={picture} />
      </section>
      <section class={css.lines} aria-label={words().result.lines}>
        <h2>{words().result.lines}</h2>
        <For each={seats()}>
          {(seat) => (
            <FinalLines
              position={props.position}
              seat={seat}
              telling={props.telling}
              marked={marked()}
            />
          )}
        </For>
      </section>
      <Told lines={props.log} leads={leads} draw={(parts) => <Rich parts={parts} />} />
    </main>
  );
}
