import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import { inDialog } from "../ui/in-dialog.ts";

/** Which position of a recorded game is looked at. */
export interface Stage {
  /** How many moves have been made. */
  readonly ply: Accessor<number>;
  readonly last: Accessor<number>;
  /** Goes to a position; beyond either end, to that end. */
  go(ply: number): void;
}

/** The position that an address asks for, "#12"; `null` where it asks for none. */
const asked = (): number | null => {
  const found = /^#(\d{1,6})$/.exec(location.hash);
  return found ? Number(found[1]) : null;
};

/**
 * Looks at a game of `last` moves: at first at the position that the address names, or at the end.
 * The address follows, so that it can be passed on; going back in the browser leaves the page.
 */
export function createStage(last: Accessor<number>): Stage {
  const within = (ply: number) => Math.min(Math.max(ply, 0), last());
  const [ply, setPly] = createSignal(within(asked() ?? last()));
  const follow = () => setPly(within(asked() ?? last()));
  addEventListener("hashchange", follow);
  onCleanup(() => removeEventListener("hashchange", follow));
  createEffect(() => history.replaceState(history.state, "", `#${ply()}`));
  return { ply, last, go: (to) => setPly(within(to)) };
}

/** The keys that walk through a game, wherever the focus is but in what needs them itself. */
export function createStageKeys(stage: Stage, moments: Accessor<readonly number[]>): void {
  const steps: Readonly<Record<string, () => number | undefined>> = {
    ArrowLeft: () => stage.ply() - 1,
    ArrowRight: () => stage.ply() + 1,
    Home: () => 0,
    End: stage.last,
    PageUp: () => moments().findLast((ply) => ply < stage.ply()),
    PageDown: () => moments().find((ply) => ply > stage.ply()),
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const { target } = event;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || inDialog(target)) return;
    // The slider and groups of choices have arrow keys of their own.
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    const to = step();
    if (to !== undefined) stage.go(to);
  };
  document.addEventListener("keydown", press);
  onCleanup(() => document.removeEventListener("keydown", press));
}
