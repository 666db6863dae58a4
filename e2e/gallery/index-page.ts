import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, SIZES, THEMES } from "./camera.ts";

const GROUPS = {
  size: SIZES.map(({ width }) => String(width)),
  theme: THEMES,
  language: LANGUAGES,
} as const;

/** The page that shows all pictures of a folder; it filters by its styles alone. */
export function writeIndex(folder: string, screens: readonly string[]): void {
  const there = screens.filter((screen) => existsSync(join(folder, screen)));
  const filters = Object.entries(GROUPS).map(([group, values]) => filter(group, values));
  const rules = Object.entries(GROUPS).flatMap(([group, values]) =>
    values.map((value) => hides(group, value)),
  );
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Endstation: the gallery</title>
<style>
body { font: 14px system-ui, sans-serif; margin: 0 16px 64px; background: #ddd; color: #111 }
header { position: sticky; top: 0; background: #ddd; padding: 8px 0; z-index: 1 }
header fieldset { display: inline; border: 0; padding: 0 16px 0 0; margin: 0 }
nav a { margin-right: 12px }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
h2 { flex: 0 0 100%; margin: 32px 0 0; scroll-margin-top: 72px }
h3 { flex: 0 0 100%; margin: 12px 0 0; font-weight: 600 }
figure { margin: 0 }
img { display: block; height: 480px; width: auto; box-shadow: 0 1px 4px #0006 }
figcaption { font-size: 12px }
${rules.join("\n")}
</style>
<header>
${filters.join("\n")}
<nav>${there.map((screen) => `<a href="#${screen}">${screen}</a>`).join("")}</nav>
</header>
${there.map((screen) => section(folder, screen)).join("\n")}
</html>
`;
  writeFileSync(join(folder, "index.html"), page);
}

const filter = (group: string, values: readonly string[]) =>
  `<fieldset>${["all", ...values]
    .map(
      (value) =>
        `<label><input type="radio" name="${group}" id="${group}-${value}"${value === "all" ? " checked" : ""}>${value}</label>`,
    )
    .join(" ")}</fieldset>`;

const hides = (group: string, value: string) =>
  `body:has(#${group}-${value}:checked) figure:not([data-${group}="${value}"]) { display: none }`;

function section(folder: string, screen: string): string {
  const files = readdirSync(join(folder, screen)).sort();
  const states = [...new Set(files.map((file) => file.split(".")[0]!))];
  const figures = (state: string) =>
    files
      .filter((file) => file.split(".")[0] === state)
      .map((file) => {
        const [, size, theme, language] = file.split(".");
        const address = encodeURI(`${screen}/${file}`);
        return `<figure data-size="${size}" data-theme="${theme}" data-language="${language}"><a href="${address}"><img loading="lazy" src="${address}" alt=""></a><figcaption>${size} ${theme} ${language}</figcaption></figure>`;
      })
      .join("\n");
  return `<section><h2 id="${screen}">${screen}</h2>${states
    .map((state) => `<h3>${state}</h3>${figures(state)}`)
    .join("\n")}</section>`;
}
