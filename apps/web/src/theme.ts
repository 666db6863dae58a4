import type { Settings } from "./settings/settings.ts";

/** What the page's own file says of the browser's bars: a colour for each of the system's themes. */
const own = new WeakMap<HTMLMetaElement, string>();

/** Puts a theme on the document; with the system's, the style sheet follows the system. */
export function applyTheme(theme: Settings["theme"]): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  // The browser's bars follow the system's theme; a chosen one is told to both.
  const { backgroundColor } = getComputedStyle(document.body);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const first = own.get(meta) ?? meta.content;
    own.set(meta, first);
    meta.content = theme === "system" ? first : backgroundColor;
  }
}
