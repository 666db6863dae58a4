import { type Accessor, createSignal } from "solid-js";

/** What Chromium hands to a page that may be installed; other browsers have a menu for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const [prompt, setPrompt] = createSignal<InstallPrompt | null>(null);

/** Whether the browser would install this page now. */
export const mayInstall: Accessor<boolean> = () => prompt() !== null;

/** Holds back the browser's own offer: home has a quiet one. Comes once, and early. */
export function holdInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => setPrompt(null));
}

/** Asks the player; a browser's offer is good for one question. */
export async function install(): Promise<void> {
  const offered = prompt();
  setPrompt(null);
  await offered?.prompt();
}
