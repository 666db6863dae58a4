// @vitest-environment jsdom

import { expect, test } from "vitest";
import type { OutsideWords } from "./i18n/outside.ts";
import { unloadedHtml } from "./i18n/unloaded.ts";
import { showUnloaded } from "./unloaded.ts";

const files = import.meta.glob<OutsideWords>("./i18n/*/outside.ts", {
  import: "outside",
  eager: true,
});
const words = Object.entries(files).map(([path, own]) => [path.split("/")[2]!, own] as const);

test.each(words)("where nothing comes, a reader of %s is told in it", (language, { unloaded }) => {
  document.body.innerHTML = `<div id="root">${unloadedHtml(words)}</div>`;
  const root = document.getElementById("root")!;
  const shown = () => ([...root.children] as HTMLElement[]).filter(({ hidden }) => !hidden);
  expect(shown()).toEqual([]);
  showUnloaded(root, language);
  expect(shown().map(({ lang, textContent }) => [lang, textContent])).toEqual([
    [language, `${unloaded.text} ${unloaded.action}`],
  ]);
});
