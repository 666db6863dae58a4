// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of table elements that are laid out otherwise.
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's grid is made of a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: Solid's attribute is tabindex, which the linter does not read.
import type { Line } from "@endstation/engine";
import { createMemo, createSignal, For, type JSX } from "solid-js";
import { margin } from "../board/board.tsx";
import { CELL, RING } from "../board/geometry.ts";
import css from "./grid.module.css";
import { type Hit, hit, lineAt, type Point } from "./hit.ts";
import { type Place, placeOfCell, rowOf, type Spot, spotAt, walk } from "./spots.ts";

/** What the grid tells of itself and asks for. */
export interface GridProps {
  readonly label: string;
  readonly compact: boolean;
  readonly lines: readonly Line[];
  readonly tiles: readonly (string | null)[];
  readonly legal: readonly boolean[];
  describe(spot: Spot): string;
  /** A tap or a click, or a key such as Enter. */
  onHit(meant: Hit, means: "pointer" | "key"): void;
  /** The line under the mouse, or of the station that has the focus. */
  onPoint(station: number | null): void;
  /** Gives the caller a way to move the focus here. */
  ref(handle: GridHandle): void;
  readonly children: JSX.Element;
}

/** How the focus is moved into the grid from outside of it. */
export interface GridHandle {
  /** Moves the focus to where it was in the grid, without scrolling. */
  focus(): void;
  focusCell(cell: number): void;
}

/**
 * The one accessible board: a grid of ten rows and columns laid over the drawing, the cells and
 * round them the stations, with one tab stop. Pointers hit it by their place and not by the field
 * under them, so that taps can snap.
 */
export function Grid(props: GridProps) {
  const [active, setActive] = createSignal<Place>({ row: 1, column: 1 });
  const fields = new Map<number, HTMLElement>();
  let grid!: HTMLTableElement;

  const key = (place: Place) => place.row * 10 + place.column;
  function focus(place: Place, options?: FocusOptions) {
    setActive(place);
    fields.get(key(place))?.focus(options);
  }
  props.ref({
    focus: () => focus(active(), { preventScroll: true }),
    focusCell: (cell) => focus(placeOfCell(cell)),
  });

  /** A pointer's place in units of the board. */
  function pointOf(event: MouseEvent): Point {
    const box = grid.getBoundingClientRect();
    const edge = RING + margin(props);
    const unit = (8 * CELL + 2 * edge) / box.width;
    return {
      x: (event.clientX - box.left) * unit - edge,
      y: (event.clientY - box.top) * unit - edge,
    };
  }

  function press(place: Place) {
    const spot = spotAt(place);
    if (spot?.kind === "station") props.onHit({ kind: "line", station: spot.station }, "key");
    if (spot?.kind === "cell") {
      const kind = props.legal[spot.cell] ? "aim" : "explain";
      props.onHit({ kind, cell: spot.cell }, "key");
    }
  }

  // A click comes after the pointer has gone up where it went down: what scrolls or slides is none.
  function click(event: MouseEvent) {
    if (event.detail === 0) return press(active());
    // The second click of a double one was not meant for what the first has shown.
    if (event.detail > 1) return;
    const meant = hit(pointOf(event), props);
    // A tap that snapped leaves the focus where it aimed, so that Enter lays there.
    if (meant?.kind === "aim") focus(placeOfCell(meant.cell), { preventScroll: true });
    if (meant) props.onHit(meant, "pointer");
  }

  function keyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      // A key that is held must not lay what its first stroke has shown.
      if (event.repeat) return;
      return press(active());
    }
    const next = walk(active(), event.key, props.legal);
    if (!next) return;
    event.preventDefault();
    focus(next);
  }

  function focusIn(place: Place) {
    setActive(place);
    const spot = spotAt(place);
    // A mouse click focuses too; only a focus that shows is one to follow.
    const shown = fields.get(key(place))?.matches(":focus-visible");
    props.onPoint(shown && spot?.kind === "station" ? spot.station : null);
  }

  return (
    <div class={css.stage}>
      {props.children}
      <table
        ref={grid}
        class={props.compact ? css.compact : css.grid}
        role="grid"
        aria-label={props.label}
        aria-rowcount={10}
        aria-colcount={10}
        onClick={click}
        onKeyDown={keyDown}
        onPointerMove={(event) => {
          if (event.pointerType === "mouse") props.onPoint(lineAt(pointOf(event), props.lines));
        }}
        onPointerLeave={() => props.onPoint(null)}
        onFocusOut={() => props.onPoint(null)}
      >
        <tbody class={css.row} role="rowgroup">
          <For each={Array.from({ length: 10 }, (_, row) => row)}>
            {(row) => (
              <tr class={css.row} role="row" aria-rowindex={row + 1}>
                <For each={rowOf(row)}>
                  {(place) => {
                    const label = createMemo(() => props.describe(spotAt(place)!));
                    return (
                      <td
                        ref={(element) => fields.set(key(place), element)}
                        class={css.field}
                        style={{
                          "grid-area": `${place.row + 1} / ${place.column + 1}`,
                        }}
                        role="gridcell"
                        aria-colindex={place.column + 1}
                        aria-label={label()}
                        tabindex={key(active()) === key(place) ? 0 : -1}
                        onFocus={() => focusIn(place)}
                      />
                    );
                  }}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
