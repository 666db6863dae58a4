import type { Page } from "@playwright/test";

/** How long a closed dialog may take to leave the history, in ms; an open one stays in it. */
const PATIENCE = 500;

/**
 * Lets what is closed leave the page's history before the page is left or loaded anew. A dialog
 * takes its entry back a moment after it is gone (`ui/back.ts`), and the browser breaks off
 * whichever of the two comes second: no person is as quick as a test.
 */
export function unhurried(page: Page): void {
  const atRest = () =>
    page
      .waitForFunction(() => !history.state?.dialogs, undefined, { timeout: PATIENCE })
      .catch(() => {});
  const { goto, reload } = page;
  page.goto = async (...args) => {
    await atRest();
    return await goto.apply(page, args);
  };
  page.reload = async (...args) => {
    await atRest();
    return await reload.apply(page, args);
  };
}
