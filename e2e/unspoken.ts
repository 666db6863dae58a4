import type { Page } from "@playwright/test";

/** What is written without a dictionary on purpose. */
export interface Exceptions {
  /** People at the table, and other words that a text may consist of. */
  readonly words: readonly string[];
  /** Pieces that are the same in every language, as the source of an expression. */
  readonly pieces: readonly string[];
}

/**
 * What a page in the made-up language says that is not in brackets, in its texts and in the names
 * that only screen readers tell: it comes from no dictionary.
 */
export const bareTexts = (page: Page, exceptions: Exceptions): Promise<string[]> =>
  page.evaluate(({ words, pieces }) => {
    const LABELS = ["aria-label", "aria-description", "aria-valuetext", "title", "alt"];
    LABELS.push("placeholder", "aria-roledescription");
    const allowed = [
      ...words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
      ...pieces,
    ];
    const exempt = new RegExp(`(?<![\\p{L}\\d])(?:${allowed.join("|")})(?![\\p{L}\\d])`, "gu");
    /** The parts outside of brackets, and how many brackets are open after it. */
    const outside = (text: string, open: number): { bare: string; open: number } => {
      let bare = "";
      for (const char of text) {
        if (char === "[") open++;
        if (open === 0) bare += char;
        if (char === "]") open--;
      }
      return { bare, open };
    };
    const hasWords = (bare: string) => /\p{L}/u.test(bare.replace(exempt, ""));
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

    const found: string[] = [];
    let open = 0;
    const walk = (node: Node) => {
      if (node instanceof Text) {
        const text = outside(node.data, open);
        open = text.open;
        if (hasWords(text.bare)) found.push(node.data.trim());
      }
      if (!(node instanceof Element) || /^(SCRIPT|STYLE)$/i.test(node.tagName)) return;
      if (!visible(node) || node.getAttribute("lang")) return;
      for (const name of LABELS) {
        const label = node.getAttribute(name);
        if (label && hasWords(outside(label, 0).bare)) found.push(`${name}: ${label}`);
      }
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    // An open bracket would hide whatever follows it.
    if (open !== 0) found.push(`${open} brackets are not closed`);
    if (hasWords(outside(document.title, 0).bare)) found.push(`title: ${document.title}`);
    return found;
  }, exceptions);

/**
 * What does not fit: the page in its window, and what can be read of a button or link in its box.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const readable = { visibilityProperty: true, opacityProperty: true };
    /** The texts that are seen in an element; what only screen readers tell is a pixel wide. */
    function* textsIn(element: Element): Generator<Text> {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement!;
        let hidden = !parent.checkVisibility(readable);
        for (let one = parent; one !== element; one = one.parentElement!) {
          hidden ||= one.offsetWidth === 1;
        }
        // A name may be cut short.
        if (!hidden && text.data.trim() !== "" && !parent.closest("bdi")) yield text;
      }
    }
    const widthOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    /** The element itself, and what in it hides a text that is wider. */
    function* boxesOf(text: Text, element: Element): Generator<DOMRect> {
      for (let box = text.parentElement!; box !== element; box = box.parentElement!) {
        if (getComputedStyle(box).overflowX !== "visible") yield box.getBoundingClientRect();
      }
      yield element.getBoundingClientRect();
    }
    for (const element of document.querySelectorAll("button, a, summary, label, [role=tab]")) {
      for (const text of textsIn(element)) {
        const { left, right } = widthOf(text);
        const isCut = (box: DOMRect) => left < box.left - 1 || right > box.right + 1;
        if ([...boxesOf(text, element)].some(isCut)) found.push(`cut off: ${text.data}`);
      }
    }
    return found;
  });
