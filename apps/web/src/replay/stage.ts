import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import { plyInFragment } from "../net/fragment.ts";
import { inDialog } from "../ui/in-dialog.ts";

/** Which position of a recorded game is looked at. */
export interface Stage {
  /** How many moves have been made. */
  readonly ply: Accessor<number>;
  readonly last: Accessor<number>;
  /** Goes to a position; beyond either end, to that end. */
  go(ply: number): void;
}

/**
 * Looks at a game of `last` moves: at first at the position that the address names, or at the end.
 * The address follows, so that it can be passed on; going back in the browser leaves the page.
 */
export function createStage(last: Accessor<number>): Stage {
  const within = (ply: number) => Math.min(Math.max(ply, 0), last());
  const [ply, setPly] = createSignal(within(plyInFragment() ?? last()));
  const follow = () => setPly(within(plyInFragment() ?? last()));
  addEventListener("hashchange", follow);
  onCleanup(() => removeEventListener("hashchange", follow));
  createEffect(() => history.replaceState(history.state, "", `#${ply()}`));
  return { ply, last, go: (to) => setPly(within(to)) };
}

/** Elements that have use for the keys of a stage themselves. */
const OWN_KEYS = "input, textarea, select";
/** Those that a key presses. */
const PRESSED = "button, a, summary";

/**
 * What a key does that walks through a game, wherever the focus is but in what needs it itself.
 * `moments` are plies to jump to, `deeds` what further keys do, by their names in small letters.
 */
export function stageKeys(
  stage: Stage,
  {
    moments,
    deeds = {},
  }: {
    readonly moments?: Accessor<readonly number[]>;
    readonly deeds?: Readonly<Record<string, () => void>>;
  },
): (event: KeyboardEvent) => void {
  const steps: Readonly<Record<string, () => number | undefined>> = {
    arrowleft: () => stage.ply() - 1,
    arrowright: () => stage.ply() + 1,
    home: () => 0,
    end: stage.last,
    ...(moments && {
      pageup: () => moments().findLast((ply) => ply < stage.ply()),
      pagedown: () => moments().find((ply) => ply > stage.ply()),
    }),
  };
  return (event) => {
    const key = event.key.toLowerCase();
    const { target } = event;
    const step = steps[key];
    const deed = deeds[key];
    if (!step && !deed) return;
    // A board has arrow keys of its own, and has taken them by now.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (inDialog(target)) return;
    if (target instanceof Element && key !== "escape") {
      // The slider and groups of choices have arrow keys of their own.
      if (target.matches(OWN_KEYS) || (key === " " && target.closest(PRESSED))) return;
    }
    event.preventDefault();
    deed?.();
    const to = step?.();
    if (to !== undefined) stage.go(to);
  };
}

/** Listens for the keys of a stage on the whole page. */
export function createStageKeys(stage: Stage, more: Parameters<typeof stageKeys>[1]): void {
  const press = stageKeys(stage, more);
  document.addEventListener("keydown", press);
  onCleanup(() => document.removeEventListener("keydown", press));
}
