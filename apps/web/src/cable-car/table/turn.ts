import {
  type Cell,
  cellName,
  DRAW,
  isPlacement,
  type LineChange,
  type MoveFaultCode,
  makeMove,
  type Placement,
  type Position,
  packMove,
  parseKind,
  parseMove,
  placementFault,
  placementOf,
  placements,
  preview,
  type Station,
} from "@endstation/engine";
import type { Refusal } from "@endstation/match";
import { type Accessor, createEffect, createMemo, createSignal } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { type BoardState, readBoard } from "../model/read.ts";

/** What the player has chosen so far in one position; with the next move it begins anew. */
interface Choice {
  readonly ply: number;
  /** Which of the pieces that may be laid, or the stack. */
  readonly piece: number | "stack";
  /** How far the chosen piece is turned. */
  readonly turn: number;
  readonly ghost: Placement | null;
  /** Whether it was chosen while another was to move: only to see what would come of it. */
  readonly tried: boolean;
  /** Where a try lay that the move before this position has made impossible. */
  readonly gone: Cell | null;
}

/** A press within this time, in ms, after a try has come to be meant was still meant for the try. */
const HASTE_MS = 700;

const NOTHING = { piece: 0, turn: 0, ghost: null, tried: false, gone: null };

/** One player's turn, without its looks: what may be chosen, what is, and what that would do. */
export interface Turn {
  readonly position: Accessor<Position>;
  /** Whether it is a position that is looked back at. */
  readonly isPast: boolean;
  /** Whether this device's player is to move. */
  readonly mine: Accessor<boolean>;
  /** Whether another is to move, and own tiles may be tried meanwhile. */
  readonly mayTry: Accessor<boolean>;
  /** Whether a tile is being tried: what the ghost shows cannot be laid now. */
  readonly tries: Accessor<boolean>;
  /** The cell of a try that the last move has made impossible; `null` where there is none. */
  readonly tryGone: Accessor<Cell | null>;
  /** The codes of the tiles that may be laid: the hand, or the drawn one alone. */
  readonly pieces: Accessor<readonly string[]>;
  /** The code of the tile that was drawn and must be laid. */
  readonly drawn: Accessor<string | null>;
  /** The codes of the own hand, also while it is kept because a drawn tile must be laid. */
  readonly hand: Accessor<readonly string[]>;
  readonly chosen: Accessor<number | "stack">;
  readonly turnedBy: Accessor<number>;
  readonly ghost: Accessor<Placement | null>;
  /** What the ghost would do. */
  readonly changes: Accessor<readonly LineChange[]>;
  /** The board, with the ghost on it. */
  readonly board: Accessor<BoardState>;
  /** Where the chosen tile may lie, by cell. */
  readonly legal: Accessor<readonly boolean[]>;
  readonly mayTurn: Accessor<boolean>;
  readonly mayDraw: Accessor<boolean>;
  /** Why the chosen tile may not lie on a cell; `null` where it may, or none is chosen. */
  whyNot(cell: Cell): MoveFaultCode | null;
  choose(piece: number | "stack"): void;
  /** Previews the tile on a legal cell. */
  aim(cell: Cell): void;
  /** A quarter turn clockwise, or as many as it takes until the tile may lie so. */
  rotate(): void;
  takeBack(): void;
  /** Chooses what leads to a move of the record's notation: a tile on its cell, or the stack. */
  suggest(move: string): void;
  /** Lays the ghost, or draws where the stack is chosen; `null` when it was done. */
  confirm(): Promise<Refusal | null>;
}

/** Where a turn is taken: at the table of a match, or on a board that was set up for it. */
export type TurnProps = Pick<PlayProps, "seat" | "pending" | "play" | "isPast" | "mayTry"> & {
  readonly table: Pick<PlayProps["table"], "view">;
};

/**
 * The turn of this device's player: a chosen tile and its ghost go with the position they were
 * chosen at; what is tried while another is to move stays as long as it may lie there.
 */
export function createTurn(props: TurnProps, position: Accessor<Position>): Turn {
  const [kept, keep] = createSignal<Choice>();
  /** From when on a ghost that was only a try can be laid. */
  let earnestFrom = 0;
  const mine = () => !props.isPast && !position().over && position().seat === props.seat;
  const pieces = () => {
    const { drawn, hand } = props.table.view;
    return drawn === null ? hand : [drawn];
  };
  const mayTry = () =>
    props.mayTry === true && !props.isPast && props.seat !== null && !mine() && !position().over;

  const choice = createMemo((): Choice => {
    const { ply } = position();
    const known = kept();
    if (known?.ply === ply) return known;
    return known?.tried ? judgedAnew(known) : { ply, ...NOTHING };
  });
  const change = (part: Partial<Choice>) => keep({ ...choice(), gone: null, ...part });
  // What is judged anew with each move starts from what the last one has left.
  createEffect(() => keep(choice()));

  /** A try after another's move: it stays where it is still legal, and is meant once it may be. */
  function judgedAnew(known: Choice): Choice {
    const now = position();
    const { ghost } = known;
    const tried = mayTry();
    const carried = tried ? { ...known, ply: now.ply } : { ply: now.ply, ...NOTHING };
    if (!ghost) return { ...carried, gone: null };
    const code = known.piece === "stack" ? undefined : pieces()[known.piece];
    const stands =
      code !== undefined &&
      parseKind(code) === ghost.kind &&
      placements(now, ghost.kind).some(
        ({ cell, turns }) => cell === ghost.cell && turns.includes(ghost.turn),
      );
    if (stands && (tried || mine())) {
      if (!tried) earnestFrom = performance.now() + HASTE_MS;
      return { ...known, ply: now.ply, tried, gone: null };
    }
    return { ...carried, ghost: null, gone: ghost.cell };
  }

  const tries = () => mayTry() && choice().tried;
  const acts = () => mine() || tries();
  const kind = () => {
    const { piece } = choice();
    const code = piece === "stack" ? undefined : pieces()[piece];
    return acts() && code !== undefined ? parseKind(code) : null;
  };
  const open = createMemo(() => {
    const own = kind();
    return new Map(
      own === null ? [] : placements(position(), own).map(({ cell, turns }) => [cell, turns]),
    );
  });
  const ghost = () => (acts() ? choice().ghost : null);

  return {
    position,
    isPast: props.isPast ?? false,
    mine,
    mayTry,
    tries,
    tryGone: () => choice().gone,
    pieces,
    drawn: () => props.table.view.drawn,
    hand: () => props.table.view.hand,
    chosen: () => choice().piece,
    turnedBy: () => choice().turn,
    ghost,
    changes: createMemo(() => {
      const tile = ghost();
      return tile ? preview(position(), tile) : [];
    }),
    board: createMemo(() => readBoard(position(), ghost())),
    legal: createMemo(() => Array.from({ length: 64 }, (_, cell) => open().has(cell))),
    mayTurn: () => position().options.orientation === "free" && kind() !== null,
    mayDraw: () => mine() && !position().pending && position().stackSize > 0,
    whyNot(cell) {
      const own = kind();
      if (own === null || open().has(cell)) return null;
      return placementFault(position(), { kind: own, turn: 0, cell });
    },
    choose(piece) {
      const tried = mayTry() && piece !== "stack";
      if (!mine() && !tried) return;
      const again = tries() && choice().piece === piece && choice().ghost === null;
      change({ piece, turn: 0, ghost: null, tried: tried && !again });
    },
    aim(cell) {
      const own = kind();
      const turns = open().get(cell);
      if (own === null || !turns) return;
      const turn = nextTurn(turns, choice().turn);
      change({ turn, ghost: { kind: own, turn, cell } });
    },
    rotate() {
      const own = kind();
      if (own === null || position().options.orientation !== "free") return;
      const tile = ghost();
      const turns = tile ? open().get(tile.cell)! : allTurns(position(), own);
      const turn = nextTurn(turns, choice().turn + 1);
      change({ turn, ghost: tile && { ...tile, turn } });
    },
    takeBack: () => change({ ghost: null, tried: tries() && choice().ghost !== null }),
    suggest(text) {
      const move = parseMove(text);
      if (!move.ok || !mine()) return;
      if (move.value === DRAW) change({ piece: "stack", turn: 0, ghost: null });
      if (!isPlacement(move.value)) return;
      const ghost = placementOf(move.value);
      const piece = pieces().findIndex((code) => parseKind(code) === ghost.kind);
      if (piece >= 0) change({ piece, turn: ghost.turn, ghost });
    },
    async confirm() {
      // One at a time: the answer may take a while, and fingers are fast.
      if (props.pending || !mine() || performance.now() < earnestFrom) return null;
      const tile = ghost();
      if (choice().piece === "stack") return props.play(["draw"]);
      return tile ? props.play([makeMove(packMove(tile))]) : null;
    },
  };
}

const allTurns = (position: Position, kind: number) =>
  Array.from({ length: position.turnsOf(kind) }, (_, turn) => turn);

/** The first of `turns` from `wish` on, going round. */
const nextTurn = (turns: readonly number[], wish: number): number =>
  turns.find((turn) => turn >= wish) ?? turns[0]!;

/** The name of the ghost's cell, for its button. */
export const ghostCell = (turn: Turn): string => cellName(turn.ghost()!.cell);

/** The stations of lines that the ghost changes. */
export const changedStations = (turn: Turn): ReadonlySet<Station> =>
  new Set(turn.changes().map((change) => change.station));
