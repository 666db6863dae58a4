import { createSignal } from "solid-js";
import { keptHere } from "./net/storage.ts";

const KEY = "endstation.theme";
type Theme = "light" | "dark";

const dark = () => matchMedia("(prefers-color-scheme: dark)").matches;
const parse = (kept: unknown): Theme | null => (kept === "light" || kept === "dark" ? kept : null);

const [chosen, setChosen] = createSignal(parse(keptHere.get(KEY)));

/** The theme on the screen: the one chosen on this device, or the system's. */
export const theme = (): Theme => chosen() ?? (dark() ? "dark" : "light");

/** Puts the chosen theme on the document; the style sheet follows the system without one. */
export function applyTheme(): void {
  const choice = chosen();
  if (!choice) return;
  document.documentElement.dataset.theme = choice;
  // The browser's own bars follow the system's theme; a chosen one is told to both.
  const { backgroundColor } = getComputedStyle(document.body);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = backgroundColor;
  }
}

/** Changes to the other theme, and keeps to it from then on. */
export function turnTheme(): void {
  const next = theme() === "dark" ? "light" : "dark";
  setChosen(next);
  keptHere.set(KEY, next);
  applyTheme();
}
