import type { Plugin } from "vite";
import { readOutsideWords } from "./outside-words.ts";
import type { OutsideWords } from "./src/i18n/outside.ts";

const PAPER = "#f5f1e6";
const icon = (size: number, file = `icon-${size}`) => ({
  src: `/${file}.png`,
  type: "image/png",
  sizes: `${size}x${size}`,
});

/** What a browser installs, in the words of a language. */
const manifestOf = (language: string, { app }: OutsideWords) => ({
  id: "/",
  name: "Endstation",
  short_name: "Endstation",
  description: app.description,
  lang: language,
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: PAPER,
  theme_color: PAPER,
  categories: ["games"],
  icons: [
    { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
    icon(192),
    icon(512),
    { ...icon(512, "icon-maskable-512"), purpose: "maskable" },
  ],
  shortcuts: [
    { name: app.create, url: "/", icons: [icon(192)] },
    { name: app.here, url: "/?here", icons: [icon(192)] },
    { name: app.puzzle, url: "/puzzles", icons: [icon(192)] },
  ],
});

/** The manifest of each language, as `/LANGUAGE.webmanifest`. */
export function webManifests(): Plugin {
  return {
    name: "web-manifests",
    async generateBundle() {
      for (const [language, words] of await readOutsideWords()) {
        const source = JSON.stringify(manifestOf(language, words));
        this.emitFile({ type: "asset", fileName: `${language}.webmanifest`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const language = /^\/([\w-]+)\.webmanifest$/.exec(request.url ?? "")?.[1] ?? "";
        const words = (await readOutsideWords()).get(language);
        if (!words) return next();
        response.setHeader("Content-Type", "application/manifest+json");
        response.end(JSON.stringify(manifestOf(language, words)));
      });
    },
  };
}
