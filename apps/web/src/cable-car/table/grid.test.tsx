// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { afterEach, expect, test, vi } from "vitest";
import { Grid, type GridHandle } from "./grid.tsx";
import type { Hit } from "./hit.ts";

afterEach(cleanup);

function grid(legalCells: readonly number[]) {
  const onHit = vi.fn<(meant: Hit) => void>();
  let handle!: GridHandle;
  render(() => (
    <Grid
      label="Board"
      compact={false}
      lines={[]}
      tiles={new Array(64).fill(null)}
      legal={Array.from({ length: 64 }, (_, cell) => legalCells.includes(cell))}
      describe={(spot) => (spot.kind === "cell" ? `cell ${spot.cell}` : `station ${spot.station}`)}
      onHit={onHit}
      onPoint={() => {}}
      ref={(own) => {
        handle = own;
      }}
    >
      <svg />
    </Grid>
  ));
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  const here = () => document.activeElement?.getAttribute("aria-label");
  return { onHit, handle, press, here };
}

test("is one tab stop with a name for every field", () => {
  grid([]);
  const cells = screen.getAllByRole("gridcell");
  expect(cells).toHaveLength(96);
  expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  expect(cells.filter((cell) => !cell.getAttribute("aria-label"))).toEqual([]);
});

test("arrows move the focus and the tab stop with it", () => {
  const { handle, press, here } = grid([]);
  handle.focusCell(0);
  press("ArrowRight");
  expect(here()).toBe("cell 1");
  press("ArrowUp");
  expect(here()).toBe("station 2");
  expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
});

test("Enter aims at a cell that counts, explains another, follows a station's line", () => {
  const { handle, press, onHit } = grid([9]);
  handle.focusCell(9);
  press("Enter");
  handle.focusCell(10);
  press(" ");
  handle.focusCell(0);
  press("ArrowLeft");
  press("Enter");
  expect(onHit.mock.calls.map(([meant]) => meant)).toEqual([
    { kind: "aim", cell: 9 },
    { kind: "explain", cell: 10 },
    { kind: "line", station: 32 },
  ]);
});

test("keys with a modifier are the browser's", () => {
  const { handle, here } = grid([]);
  handle.focusCell(0);
  fireEvent.keyDown(document.activeElement!, { key: "ArrowRight", altKey: true });
  expect(here()).toBe("cell 0");
});
