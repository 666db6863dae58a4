import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Checks a page as it stands, in both themes, against all of axe's rules. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(({ id, nodes }) => ({
      id,
      colorScheme,
      nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
    expect(told).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
