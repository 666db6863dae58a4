import "./tokens.css";
import "./base.css";
import { render } from "solid-js/web";
import { App, preloadPage } from "./app.tsx";
import { preferredLanguage, speak } from "./i18n/language.ts";
import { reloadWhenStale } from "./stale.ts";
import { applyTheme } from "./theme.ts";

reloadWhenStale();
applyTheme();
preloadPage();
await speak(preferredLanguage());
render(() => <App />, document.getElementById("root")!);
