import type { AnyGame, Seat, View } from "@endstation/engine";
import { seen } from "./seen.ts";
import type { Note, Table } from "./table.ts";

/**
 * A table as its viewer knew it when `ply` moves stood, before the next of them was made. Who sits
 * where, who is host and who asks for a seat are the present's; of all else nothing is in it that
 * was told later. `seat` is the viewer's, `null` for a watcher. Throws where the table contradicts
 * the rules.
 */
export function tableAt(
  game: AnyGame,
  table: Table,
  { seat, ply }: { readonly seat: Seat | null; readonly ply: number },
): Table {
  const next = table.moves[ply];
  // A later note may be of fewer moves, and an earlier one of more: some were taken back.
  const notes = table.notes.filter(
    (note) => !next || note.at < next.at || (note.at === next.at && note.ply <= ply),
  );
  return {
    ...table,
    moves: table.moves.slice(0, ply),
    notes,
    ...playedOn(table, notes),
    view: viewAt(game, table, { seat, ply }),
    views: table.views.filter((told) => told.ply <= ply),
    revision: ply,
    offer: null,
    paused: false,
    ended: next ? null : table.ended,
    next: null,
  };
}

/** Which seats were lost, and for whom a bot played, after what these notes tell. */
function playedOn(table: Table, notes: readonly Note[]): Pick<Table, "lost" | "substitutes"> {
  const nobody = table.lost.map(() => null);
  let then: Table = { ...table, lost: nobody, substitutes: nobody };
  for (const { event } of notes) then = { ...then, ...seen(then, event) };
  return { lost: then.lost, substitutes: then.substitutes };
}

/**
 * What the viewer knew then. Views are known at the end of each command: within one of several
 * moves they follow from what was known before it, for nothing is drawn before a turn's end.
 */
function viewAt(
  game: AnyGame,
  table: Table,
  { seat, ply }: { seat: Seat | null; ply: number },
): View {
  const told = table.views.findLast((one) => one.ply <= ply);
  if (!told || told.ply === ply) return told?.view ?? table.view;
  const moves = table.moves.slice(0, ply).map(({ move }) => move);
  const { options } = table;
  const { view } = told;
  const known = game.known({ options, seat, moves: moves.slice(0, told.ply), view });
  if (!known.ok) throw new Error(known.error.message);
  for (const move of moves.slice(told.ply)) {
    const played = game.play(known.value, move);
    if (!played.ok) throw new Error(played.error.message);
  }
  return game.view(known.value, seat);
}
