import type { Scene } from "../studio.ts";

const EXAMPLES = "main details";

export const rules: Scene = async ({ camera, device }) => {
  const page = await device();
  /** Opens examples of a book; in another language it is another book. */
  const open = (most: number) => async () => {
    await page.locator(EXAMPLES).first().waitFor();
    await page.locator(EXAMPLES).evaluateAll((all, count) => {
      for (const one of all.slice(0, count)) (one as HTMLDetailsElement).open = true;
    }, most);
  };
  for (const game of ["cable-car", "companies", "trambahn"]) {
    await page.goto(`/rules/${game}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await camera.shoot(page, game);
    await camera.shoot(page, `${game}, an example`, { whole: true, anew: open(1) });
  }
  await camera.shoot(page, "trambahn, all examples", { whole: true, anew: open(100) });
};
