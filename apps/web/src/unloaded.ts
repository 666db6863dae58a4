import { buttonClass } from "./ui/button.tsx";

/**
 * Says that nothing can be shown, where a language's first words do not come: what the build has
 * written into the page for that (`unloaded.ts` beside `src`), for it must need nothing more.
 *
 * @param root Where the page is drawn else.
 * @param language The tag of the language that was asked for.
 */
export function showUnloaded(root: HTMLElement, language: string): void {
  for (const text of root.querySelectorAll("p")) {
    text.hidden = text.lang !== language;
    const button = text.querySelector("button")!;
    button.className = buttonClass("main");
    // Not a link: it would lose the fragment, in which an invite may stand.
    button.onclick = () => location.reload();
  }
}
