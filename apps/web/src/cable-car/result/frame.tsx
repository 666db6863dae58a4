import { cellName, type Seat } from "@endstation/engine";
import { createMemo, type JSX } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import { createLeads } from "../../match/log/log-leads.ts";
import type { ResultPicture } from "../../match/result/picture/draw.ts";
import { SharePicture } from "../../match/result/picture/share.tsx";
import { ResultHead } from "../../match/result/result-head.tsx";
import { Seal } from "../../match/result/seal.tsx";
import { Told } from "../../match/result/told.tsx";
import { verdict } from "../../match/result/verdict.ts";
import { createCompact } from "../../ui/media.ts";
import { useTitle } from "../../ui/title.ts";
import { Board } from "../board/board.tsx";
import type { BoardContent } from "../board/scene.ts";
import { readBoard } from "../model/read.ts";
import type { Play } from "../play.ts";
import { PlayerMark } from "../table/player-mark.tsx";
import { Rich } from "../table/rich.tsx";
import css from "./result.module.css";

/** The end of a game on tiles: who has won, how it came about, the deal's check, the whole map. */
export function ResultFrame(props: {
  shell: PlayProps;
  play: Play;
  name: string;
  winners: readonly Seat[];
  /** The points of each winner; `null` where no points have decided it. */
  best: number | null;
  note?: string | undefined;
  /** All seats with their points, the best first; `points` is `null` where they are not known. */
  scores: readonly { readonly seat: Seat; readonly points: number | null }[];
  /** How the points came about. */
  children: JSX.Element;
}) {
  const compact = createCompact();
  const leads = createLeads(props.shell);
  const marked = () => {
    const at = leads.marked;
    const event = at === null ? undefined : props.play.events()[at - 1];
    return event?.type === "laying" ? event.cell : null;
  };
  const telling = () => props.play.telling();
  const title = () => verdict(telling(), props.winners);
  const content = createMemo((): BoardContent => {
    const { tiles, lines } = readBoard(props.play.position(), null);
    return {
      tiles,
      lines: lines.map((line) => ({
        ...line,
        colour: telling().cars[line.owner!]!,
        home: line.end.at !== "open",
      })),
      lit: new Set(),
      running: new Set(),
      final: true,
    };
  });
  useTitle(() => `${plain(title())}: ${props.name}, Endstation`);
  /** As those who did not play may read it. */
  const picture = (): ResultPicture => {
    const toAll = { ...telling(), me: null };
    const won = plain(verdict(toAll, props.winners));
    const best = props.best === null ? "" : ` ${t().ended.with(props.best)}`;
    return {
      game: `${props.name} (${t().home.unofficial})`,
      title: won + best,
      scores: props.scores.map(({ seat, points }) => ({
        name: toAll.people[seat]!.name,
        points,
        mark: () => <PlayerMark telling={toAll} seat={seat} size={42} />,
      })),
      drawings: [{ draw: () => <Board content={content()} compact={false} cellName={cellName} /> }],
    };
  };
  return (
    <main class={css.result}>
      <ResultHead
        shell={props.shell}
        telling={telling()}
        name={props.name}
        winners={props.winners}
        best={props.best}
        verdict={<Rich parts={title()} />}
        mark={(seat, size) => <PlayerMark telling={telling()} seat={seat} size={size} />}
        note={props.note}
      />
      <section class={css.after}>
        <span class={css.again}>
          <props.shell.parts.Again />
        </span>
        <Seal id={props.shell.id} table={props.shell.table} seat={props.shell.seat} />
        <SharePicture id={props.shell.id} picture={picture} />
      </section>
      {props.children}
      <figure
        class={css.map}
        role="img"
        aria-label={props.play.position().over ? t().cableCarMore.map : t().aside.result.mapSoFar}
      >
        <Board
          content={content()}
          overlay={{ legal: [], ghost: null, last: null, fresh: [], marked: marked(), tag: null }}
          compact={compact()}
          cellName={cellName}
        />
      </figure>
      <Told lines={props.play.log()} leads={leads} draw={(parts) => <Rich parts={parts} />} />
    </main>
  );
}
