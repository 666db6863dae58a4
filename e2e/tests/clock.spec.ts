import { expect, test } from "../fixtures.ts";
import { heading, log, seated } from "../seated.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

test("a clock runs by the server's time, then a random move is made, or the seat is lost", {
  tag: "@gate",
}, async ({ device, server }) => {
  const clock = { per: "move", ms: 30_000 } as const;
  const scene = { device, origin: server.origin };
  const random = await seated(scene, {
    turns: 0,
    terms: { clock, timeout: "random", quiet: null },
  });
  const mover = await random.match.mover();
  const page = await random.open(mover);
  const shown = page.locator('[data-clock="runs"] > [aria-hidden="true"]').last();
  await expect(shown).toHaveText(/^0:[012]\d$/);
  const left = async () => {
    const { status } = await random.match.look(null);
    return (status.deadline! - status.now) / 1000;
  };
  // What is shown lies within a second of the server's, however long each answer takes.
  const most = await left();
  const seconds = Number((await shown.textContent())!.slice(2));
  expect(seconds).toBeLessThan(most + 1);
  expect(seconds).toBeGreaterThan((await left()) - 1);
  const openLoser = async () => {
    const lose = await seated(scene, { turns: 0, terms: { clock, timeout: "lose", quiet: null } });
    return await lose.open(await lose.match.mover());
  };
  // Waited for meanwhile: it may be over before another page is open.
  const [loser] = await Promise.all([
    openLoser(),
    expect(page.getByText("Ten seconds left for your turn.")).toBeAttached({ timeout: 40_000 }),
    expect(page.locator('[data-clock="low"]')).toBeVisible({ timeout: 40_000 }),
  ]);

  await expect(log(page)).toContainText("A random move: the time was over.", { timeout: 50_000 });
  await expect(heading(loser, /^Jan wins|^Mira wins/)).toBeVisible({ timeout: 40_000 });
  // The log says it too.
  const said = loser.getByRole("paragraph").filter({ hasText: "You ran out of time." });
  await expect(said).toBeVisible();
  await expect(loser.getByText("The deal is verified")).toBeVisible();
});
