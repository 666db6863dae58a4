import "./tokens.css";
import "./base.css";
import { render } from "solid-js/web";
import { App, preloadPage } from "./app.tsx";
import { preferredLanguage, speak } from "./i18n/language.ts";
import { answerWhere } from "./net/whereabouts.ts";
import { applySettings } from "./settings/apply.ts";
import { holdInstallPrompt } from "./shell/install.ts";
import { reloadWhenStale } from "./stale.ts";
import { awaitGesture } from "./ui/gesture.ts";
import { showUnloaded } from "./unloaded.ts";

reloadWhenStale();
answerWhere();
holdInstallPrompt();
applySettings();
awaitGesture();
const language = preferredLanguage();
const speaking = speak(language);
preloadPage();
const root = document.getElementById("root")!;
// Not by a top-level await: this file would wait for parts that themselves wait for this one.
speaking.then(
  () => {
    root.textContent = "";
    render(() => <App />, root);
  },
  (error: unknown) => {
    console.error(error);
    showUnloaded(root, language);
  },
);
