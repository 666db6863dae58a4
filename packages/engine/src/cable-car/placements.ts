import type { Cell } from "./board.ts";
import { cellsOf } from "./cell-set.ts";
import type { Position } from "./position.ts";
import type { Kind } from "./tiles.ts";

/** The turns in which a tile may lie on a cell: ascending, at least one. */
export interface OpenCell {
  readonly cell: Cell;
  readonly turns: readonly number[];
}

/** Where a kind may be laid now, and how turned, whoever holds it (CC-13 to CC-17); by cell. */
export function placements(position: Position, kind: Kind): readonly OpenCell[] {
  const lifted = position.isLifted(kind);
  const turnsByCell = new Map<Cell, number[]>();
  for (let turn = 0; turn < position.turnsOf(kind); turn++) {
    const open = {
      low: position.openLow(kind, turn, lifted),
      high: position.openHigh(kind, turn, lifted),
    };
    for (const cell of cellsOf(open)) {
      turnsByCell.set(cell, [...(turnsByCell.get(cell) ?? []), turn]);
    }
  }
  return [...turnsByCell]
    .map(([cell, turns]) => ({ cell, turns }))
    .sort((one, other) => one.cell - other.cell);
}
