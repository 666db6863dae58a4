import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Checks a page as it stands against all of axe's rules; what hangs on colours in both themes, the
 * rest once, as it takes seconds on a busy machine.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    if (colorScheme === "dark") axe.withRules("color-contrast");
    const { violations } = await axe.analyze();
    const told = violations.map(({ id, nodes }) => ({
      id,
      colorScheme,
      nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
    expect(told).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
