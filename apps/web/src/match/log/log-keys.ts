const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Moves the focus among the entries of a log, which is the element that listens. */
export function stepInLog(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-entry]")];
  const next = entries[entries.indexOf(event.target as HTMLElement) + step];
  if (!entries.includes(event.target as HTMLElement)) return;
  event.preventDefault();
  next?.focus();
}
