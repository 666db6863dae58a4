import { onCleanup } from "solid-js";
import { inDialog } from "../ui/in-dialog.ts";

/** The keys of a table, and when they are its own. */
export interface TableKeys {
  /** The table's element: keys are its own while the focus is in it. */
  main(): HTMLElement;
  /** Whether a key is the table's own while nothing has the focus, too. */
  nowhere(key: string): boolean;
  /** Whether there is anything to do by keys just now; left out: always. */
  listens?(): boolean;
  /** What a digit from 1 to 9 does. */
  digit?(digit: number): void;
  /** What other keys do, by `KeyboardEvent.key` in small letters. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/**
 * Listens for a table's keys as long as what calls this is there: on the whole page, since with the
 * focus nowhere the page itself has it. A key that is held does its deed once, or it would run
 * through a whole turn; what may repeat, as the arrows of a board, the board hears by itself.
 */
export function createKeys(table: TableKeys): void {
  function keyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const target = event.target as Node;
    const key = event.key.toLowerCase();
    if (table.listens?.() === false || inDialog(target)) return;
    const isNowhere = target === document.body && table.nowhere(key);
    if (!isNowhere && !table.main().contains(target)) return;
    if (table.digit && /^[1-9]$/.test(key)) return table.digit(Number(key));
    const deed = table.keys[key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
  document.addEventListener("keydown", keyDown);
  onCleanup(() => document.removeEventListener("keydown", keyDown));
}
