import {
  type ExchangePreview,
  exchangeFault,
  exchangePreview,
  isSwap,
  type MoveFaultCode,
  makeMove,
  mayPass,
  packSwap,
  parseMove,
  type Source,
  type Swap,
  swapOf,
} from "@endstation/engine";
import type { Refusal } from "@endstation/match";
import { type Accessor, createEffect, createMemo, createSignal } from "solid-js";
import type { PlayProps } from "../../games.ts";
import type { Play } from "../play.ts";

/** The other half of a turn, without its looks: which share may be exchanged, which is chosen. */
export interface Trade {
  /** What the chosen exchange would do; `null` while none is chosen. */
  readonly chosen: Accessor<ExchangePreview | null>;
  /** Whether what is chosen is only tried, while another is to move. */
  readonly tries: Accessor<boolean>;
  /** Whether the move before this position has made a tried exchange impossible. */
  readonly tryGone: Accessor<boolean>;
  /** Whether the viewer may exchange now, from there, or try to while another is to move. */
  may(source: Source): boolean;
  /** Why the viewer may not; `null` where there is nothing to say. */
  whyNot(source: Source): MoveFaultCode | null;
  /** Whether the viewer may pass now (CO-7). */
  readonly mayPass: Accessor<boolean>;
  /** Previews an exchange; a previewed tile is taken back. */
  choose(swap: Swap): void;
  takeBack(): void;
  /** Chooses the exchange of the record's notation; whether it is one. */
  suggest(move: string): boolean;
  /** Makes the chosen exchange; `null` when it was made. */
  confirm(): Promise<Refusal | null>;
  pass(): Promise<Refusal | null>;
}

/**
 * The exchanges of this device's player at a table of The Companies: a chosen one goes with the
 * position it was chosen at, a tried one stays while it can be made.
 */
export function createTrade(shell: PlayProps, play: Play): Trade {
  const { turn, position } = play;
  const [kept, keep] = createSignal<{
    readonly ply: number;
    readonly swap: Swap;
    readonly tried: boolean;
  } | null>(null);
  const [gone, setGone] = createSignal<number | null>(null);
  const faultOf = (source: Source) =>
    position().pending && turn.mine() ? "second-draw" : exchangeFault(position(), source);
  const acts = () => turn.mine() || turn.mayTry();
  const may = (source: Source) => acts() && faultOf(source) === null;
  const chosen = createMemo(() => {
    const choice = kept();
    if (choice?.ply !== position().ply || shell.seat === null || !may(choice.swap.source)) {
      return null;
    }
    return exchangePreview(position(), { ...choice.swap, seat: shell.seat });
  });

  // A turn is a tile or a share: what is previewed last is meant.
  createEffect(() => {
    if (turn.ghost()) keep(null);
  });

  // A try is judged anew with each move: it stays where it is legal, and is meant once it may be.
  createEffect(() => {
    const { ply } = position();
    const choice = kept();
    if (!choice || choice.ply === ply) return;
    const stands = choice.tried && may(choice.swap.source);
    if (choice.tried && !stands) setGone(ply);
    keep(stands ? { ...choice, ply, tried: turn.mayTry() } : null);
  });

  function choose(swap: Swap): void {
    if (!may(swap.source)) return;
    turn.takeBack();
    keep({ ply: position().ply, swap, tried: turn.mayTry() });
  }

  return {
    chosen,
    tries: () => turn.mayTry() && chosen() !== null,
    tryGone: () => gone() === position().ply,
    may,
    whyNot: (source) => (acts() ? faultOf(source) : null),
    mayPass: () => turn.mine() && mayPass(position()),
    choose,
    takeBack: () => keep(null),
    suggest(text) {
      const move = parseMove(text);
      if (!move.ok || !isSwap(move.value)) return false;
      choose(swapOf(move.value));
      return true;
    },
    async confirm() {
      const swap = turn.mine() ? chosen() : null;
      return swap ? shell.play([makeMove(packSwap(swap))]) : null;
    },
    pass: () => shell.play(["pass"]),
  };
}
