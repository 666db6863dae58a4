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

reloadWhenStale();
answerWhere();
holdInstallPrompt();
applySettings();
awaitGesture();
const speaking = speak(preferredLanguage());
preloadPage();
// Not by a top-level await: this file would wait for parts that themselves wait for this one.
void speaking.then(() => render(() => <App />, document.getElementById("root")!));
