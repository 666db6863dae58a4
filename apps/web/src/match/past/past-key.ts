import { inDialog } from "../../ui/in-dialog.ts";

/**
 * Calls `look` when P is pressed with the focus in a table: a letter alone is the table's only
 * there (WCAG 2.1.4). Gives the way to stop listening.
 */
export function onPastKey(table: () => HTMLElement, look: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "p" || event.repeat) return;
    if (event.ctrlKey || event.altKey || event.metaKey || inDialog(event.target)) return;
    if (!(event.target instanceof Node) || !table().contains(event.target)) return;
    event.preventDefault();
    look();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
