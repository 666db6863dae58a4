import {
  type CardCode,
  type EndPreview,
  endPreview,
  type LineColour,
  linesOf,
  PHASES,
  type Tram,
  type TrambahnPosition,
  turnOf,
  VERBS,
  type Verb,
} from "@endstation/engine";
import type { Refusal } from "@endstation/match";
import { type Accessor, createMemo, createSignal } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { lastCommand } from "../../match/last-command.ts";
import { type Layings, layings, type Target } from "../model/plan.ts";
import { suggestion } from "../model/suggest.ts";
import { tryOut } from "../model/trial.ts";
import { type Deed, deedOf } from "./deed.ts";

/** What the player has chosen so far at one revision of the table; with the next it begins anew. */
interface Choice {
  readonly revision: number;
  /** The phase that is looked at; `null`: the first one in which something can be done. */
  readonly phase: Verb | null;
  /** The chosen cards, as indices of the hand, in the order in which they were chosen. */
  readonly picked: readonly number[];
  /** The termini of the chosen conductors. */
  readonly homes: readonly LineColour[];
  readonly target: Target | null;
  readonly tram: Tram | null;
}

/** One player's turn, without its looks: what may be chosen, what is, and what that would do. */
export interface Turn {
  readonly position: Accessor<TrambahnPosition>;
  /** Whether this device's player is to move. */
  readonly mine: Accessor<boolean>;
  readonly hand: Accessor<readonly CardCode[]>;
  /** What the player to move may still do. */
  readonly may: Accessor<readonly Verb[]>;
  /** The phase that is looked at, and the furthest one that was entered. */
  readonly phase: Accessor<Verb>;
  readonly entered: Accessor<Verb>;
  readonly picked: Accessor<readonly number[]>;
  readonly chosen: Accessor<readonly CardCode[]>;
  readonly homes: Accessor<readonly LineColour[]>;
  readonly tram: Accessor<Tram | null>;
  /** Where the chosen cards can be laid. */
  readonly layings: Accessor<Layings>;
  /** The lines that can get the chosen tram. */
  readonly stands: Accessor<readonly number[]>;
  /** What the main button does now; `null` while something is missing. */
  readonly deed: Accessor<Deed | null>;
  /** The position after the deed, or the present one. */
  readonly after: Accessor<TrambahnPosition>;
  /** What the end of the turn would bring after the deed; `null` where it may not end yet. */
  readonly ending: Accessor<EndPreview | null>;
  /** How many moves the next undo takes back; 0: there is none. */
  readonly undoable: Accessor<number>;
  look(phase: Verb): void;
  /** Chooses a card of the hand, or takes it back. */
  pick(index: number): void;
  /** Whether a card of the hand can still be used for anything in this turn. */
  readonly mayPick: Accessor<boolean>;
  /** Sends a chosen conductor to a terminus. */
  aim(colour: LineColour): void;
  choose(target: Target): void;
  chooseTram(tram: Tram): void;
  clear(): void;
  /** Chooses what leads to a move of the record's notation. */
  suggest(move: string): void;
  /** Does what the main button says, save for the end of the turn; `null` when it was done. */
  act(): Promise<Refusal | null>;
  end(): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
}

const NOTHING = { phase: null, picked: [], homes: [], target: null, tram: null };

/** The phases in which cards of the hand are laid. */
const ofCards = (phase: Verb) => phase === "pass" || phase === "stop" || phase === "bank";

/** What a turn is to know of the match and may do in it. */
export type TurnProps = Pick<PlayProps, "table" | "seat" | "play" | "undo" | "isPast">;

/**
 * The turn of this device's player, read from the table and from what was chosen at it; of another's
 * turn it shows the phase. `position` is the table's own.
 */
export function createTurn(props: TurnProps, position: Accessor<TrambahnPosition>): Turn {
  const [kept, keep] = createSignal<Choice>();
  const choice = createMemo((): Choice => {
    const { revision } = props.table;
    const known = kept();
    return known?.revision === revision ? known : { revision, ...NOTHING };
  });
  const change = (part: Partial<Choice>) => keep({ ...choice(), ...part });

  const turn = createMemo(() => turnOf(position()));
  const mine = () => !props.isPast && props.seat !== null && turn()?.seat === props.seat;
  const may = () => turn()?.may ?? [];
  const hand = () => props.table.view.hand as readonly CardCode[];
  const entered = () => VERBS[PHASES.indexOf(turn()?.phase ?? "end")]!;
  const first = () => may()[0] ?? "end";
  const phase = () => {
    const { phase } = choice();
    if (!mine()) return entered();
    return phase && may().includes(phase) ? phase : first();
  };
  const picked = () => (mine() ? choice().picked : []);
  const chosen = createMemo(() => picked().map((index) => hand()[index]!));

  const ways = createMemo(
    (): Layings => (phase() === "stop" ? layings(position(), chosen()) : { ways: [], fault: null }),
  );
  const way = () =>
    ways().ways.find(({ target }) => target === choice().target) ?? ways().ways[0] ?? null;

  const stands = createMemo(() => {
    const { tram } = choice();
    if (!mine() || phase() !== "buy" || !tram) return [];
    return linesOf(position(), position().seat)
      .map(({ number }) => number)
      .filter((number) => tryOut(position(), [`buy ${tram}>${number}`]).ok);
  });

  const next = () => may()[may().indexOf(phase()) + 1] ?? "end";
  const deed = createMemo((): Deed | null => {
    if (!mine()) return null;
    const { homes, tram, target } = choice();
    return deedOf({
      position: position(),
      phase: phase(),
      next: next(),
      mayEnd: may().includes("end"),
      cards: chosen(),
      homes,
      way: way(),
      tram,
      target,
      stands: stands(),
    });
  });

  const after = createMemo(() => {
    const now = deed();
    return now && "after" in now ? now.after : position();
  });

  const undoable = () => {
    const { moves } = props.table;
    const begun = moves.findLastIndex(({ move }) => move === "end") + 1;
    if (!mine() || begun >= moves.length) return 0;
    return Math.min(lastCommand(props.table), moves.length - begun);
  };

  const mayPick = () => mine() && may().some(ofCards);

  return {
    position,
    mine,
    hand,
    may,
    phase,
    entered,
    picked,
    chosen,
    homes: () => choice().homes,
    tram: () => (mine() && phase() === "buy" ? choice().tram : null),
    layings: ways,
    stands,
    deed,
    after,
    ending: createMemo(() => {
      const end = turnOf(after());
      return end?.may.includes("end") ? endPreview(after()) : null;
    }),
    undoable,
    look: (phase) => change({ ...NOTHING, phase }),
    mayPick,
    pick(index) {
      if (!mayPick()) return;
      const holds = picked().includes(index);
      const rest = holds ? picked().filter((one) => one !== index) : [...picked(), index];
      // From the trams there is a way back to the cards as long as the rules leave one open.
      const cards = ofCards(phase());
      const back = may().find((verb) => verb === "stop" || verb === "bank");
      const homes = hand()[index] === "c" ? [] : choice().homes;
      change({ picked: rest, homes, tram: null, ...(!cards && { phase: back! }) });
    },
    aim(colour) {
      if (phase() !== "pass") return;
      const conductors = chosen().filter((code) => code === "c").length;
      if (conductors === 0) return;
      change({ homes: [...choice().homes, colour].slice(-conductors) });
    },
    choose: (target) => change({ target }),
    chooseTram(tram) {
      if (!mine() || !may().includes("buy")) return;
      const again = phase() === "buy" && choice().tram === tram;
      change({ ...NOTHING, phase: "buy", tram: again ? null : tram });
    },
    clear: () => change({ ...NOTHING, phase: choice().phase }),
    suggest(move) {
      const chosen = suggestion(move, hand());
      if (mine() && chosen) change(chosen);
    },
    async act() {
      const now = deed();
      if (!now || now.kind === "end") return null;
      if (now.kind === "next") {
        change({ ...NOTHING, phase: now.phase });
        return null;
      }
      return props.play(now.moves);
    },
    end: () => props.play(["end"]),
    undo: () => props.undo(undoable()),
  };
}
