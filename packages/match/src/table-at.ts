import type { AnyGame, Seat, View } from "@endstation/engine";
import type { Table } from "./table.ts";

/**
 * A table as its viewer knew it when `ply` moves stood: what was told later is not in it. `seat`
 * is the viewer's, `null` for a watcher. Throws where the table contradicts the rules.
 */
export function tableAt(
  game: AnyGame,
  table: Table,
  { seat, ply }: { readonly seat: Seat | null; readonly ply: number },
): Table {
  const next = table.moves[ply];
  return {
    ...table,
    moves: table.moves.slice(0, ply),
    notes: table.notes.filter((note) => note.ply <= ply && (!next || note.at <= next.at)),
    view: viewAt(game, table, { seat, ply }),
    views: table.views.filter((told) => told.ply <= ply),
    revision: ply,
    offer: null,
    paused: false,
    ended: next ? null : table.ended,
    next: null,
  };
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
