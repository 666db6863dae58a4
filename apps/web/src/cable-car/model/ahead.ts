import type { Placement, Position } from "@endstation/engine";

/** Reads a position as if a tile lay there too; with `null`, as it is. Leaves it as it was. */
export function readAhead<Value>(
  position: Position,
  placement: Placement | null,
  read: (position: Position) => Value,
): Value {
  const { network } = position;
  if (placement) network.lay(placement.kind * 4 + placement.turn, placement.cell);
  const value = read(position);
  if (placement) network.takeBack();
  return value;
}
