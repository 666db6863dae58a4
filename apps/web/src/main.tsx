import "./tokens.css";
import "./base.css";
import { render } from "solid-js/web";
import { App } from "./app.tsx";
import { preferredLanguage, speak } from "./i18n/language.ts";
import { applyTheme } from "./theme.ts";

applyTheme();
await speak(preferredLanguage());
render(() => <App />, document.getElementById("root")!);
