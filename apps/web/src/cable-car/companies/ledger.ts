import {
  CLOSING_POINTS,
  type CompanyStanding,
  type CountedShare,
  companyStandings,
  countShares,
  exchangeState,
  type Placement,
  worthOf,
} from "@endstation/engine";
import { type Accessor, createMemo } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { companyName } from "../describe.ts";
import { readAhead } from "../model/ahead.ts";
import { byPoints, type MarketColumn, marketColumns, nearEnd, reachers } from "../model/market.ts";
import type { Play } from "../play.ts";
import type { Trade } from "./trade.ts";
import type { ExchangeFacts } from "./words.ts";

/** The companies and the shares as the table shows them, with what is previewed. */
export interface Ledger {
  readonly standings: Accessor<readonly CompanyStanding[]>;
  /** With the ghost laid. */
  readonly ahead: Accessor<readonly CompanyStanding[]>;
  /** The viewer's own shares; `null` for a watcher. */
  readonly own: Accessor<readonly CountedShare[] | null>;
  readonly columns: Accessor<readonly MarketColumn[]>;
  readonly facts: Accessor<ExchangeFacts>;
  /** What the own shares are worth. */
  readonly worth: Accessor<number>;
  /** By how much what is previewed would change that. */
  readonly change: Accessor<number>;
  /** What the market is for, as its head. */
  readonly head: Accessor<string>;
  /** What is more urgent than what there is to do. */
  readonly news: Accessor<string | undefined>;
}

/** Reads companies and shares out of the position, and what the ghost and `trade` would make of them. */
export function createLedger(shell: PlayProps, play: Play, trade: Trade): Ledger {
  const { turn, telling, position } = play;
  const words = () => t().companies;
  const standings = createMemo(() => companyStandings(position()));
  const ahead = createMemo(() => readAhead(position(), turn.ghost(), companyStandings));
  const facts = createMemo((): ExchangeFacts => {
    const state = exchangeState(position());
    return {
      state,
      near: nearEnd(state, shell.people.length),
      best: byPoints(standings())[0]!.company,
    };
  });
  /** What the own shares are worth with a tile laid there too. */
  const worthWith = (placement: Placement | null) => {
    const { seat } = shell;
    if (seat === null) return 0;
    return readAhead(position(), placement, (position) => worthOf(position, seat));
  };
  const worth = createMemo(() => worthWith(null));
  return {
    standings,
    ahead,
    own: createMemo(() => {
      const { seat } = shell;
      return seat === null ? null : countShares(position(), seat);
    }),
    columns: createMemo(() => marketColumns(position())),
    facts,
    worth,
    change: () => trade.chosen()?.change ?? worthWith(turn.ghost()) - worth(),
    head() {
      const { options } = position();
      if (!facts().state.open) return words().market;
      const pile = options.companies && options.exchange === "open-or-pile";
      return pile ? words().marketHead : words().marketHeadOpen;
    },
    news() {
      const [reacher] = reachers(standings(), ahead(), CLOSING_POINTS);
      if (reacher && facts().state.open) {
        return words().wouldClose(companyName(telling(), reacher.company), reacher.points);
      }
      if (trade.tries()) return words().triedHint;
      if (trade.chosen()) return words().exchangeHint;
      return trade.mayPass() ? words().passHint : undefined;
    },
  };
}
