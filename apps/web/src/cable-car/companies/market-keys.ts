import { PERCENTAGES } from "@endstation/engine";

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: PERCENTAGES.length,
  ArrowUp: -PERCENTAGES.length,
};

/** The place that an arrow key leads to from a place in rows of four; `null` where none is. */
export function stepFrom(place: number, key: string, count: number): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const next = place + step;
  const leavesRow =
    Math.abs(step) === 1 &&
    Math.floor(next / PERCENTAGES.length) !== Math.floor(place / PERCENTAGES.length);
  return next < 0 || next >= count || leavesRow ? null : next;
}

/** Moves the focus between the shares of the market. */
export function stepInMarket(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = here < 0 ? null : stepFrom(here, event.key, buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]!.focus();
}
