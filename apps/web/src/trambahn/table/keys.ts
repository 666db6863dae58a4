/** The keys of a table: letters by what they do, digits apart. */
export interface KeyMap {
  /** Whether a key pressed on an element is the table's. */
  applies(target: Node): boolean;
  digit(digit: number): void;
  /** By `KeyboardEvent.key`, in lower case. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** Listens for keys on the whole page, since with the focus nowhere the page itself has it. */
export function createKeys(map: KeyMap): () => void {
  function keyDown(event: KeyboardEvent) {
    // A key that is held must not run through the phases to the end of the turn.
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (!map.applies(event.target as Node)) return;
    if (/^[1-9]$/.test(event.key)) return map.digit(Number(event.key));
    const deed = map.keys[event.key.toLowerCase()];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
  document.addEventListener("keydown", keyDown);
  return () => document.removeEventListener("keydown", keyDown);
}
