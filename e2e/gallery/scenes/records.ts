import { readFileSync } from "node:fs";
import { BLUNDER, openFile } from "../../records.ts";
import { closeDialog, dialogBy, type Scene } from "../studio.ts";

const trambahnRecord = () =>
  readFileSync(
    new URL("../../../packages/engine/fixtures/trambahn.ndjson", import.meta.url),
    "utf8",
  ).split("\n")[0]!;

export const records: Scene = async ({ camera, device }) => {
  const page = await device();
  await page.goto("/replay");
  await page.getByLabel("Text of a record").waitFor();
  await camera.shoot(page, "import", { whole: true });
  await page.getByLabel("Text of a record").fill("dear diary");
  await page.getByRole("button", { name: "Show the game" }).click();
  await page.getByRole("alert").filter({ hasText: "JSON" }).waitFor();
  await camera.shoot(page, "no record", { whole: true });

  await openFile(page, BLUNDER);
  await page.keyboard.press("ArrowLeft");
  await camera.shoot(page, "replay", { whole: true });
  await page.getByRole("button", { name: "Review this game" }).click();
  await page.getByRole("progressbar").waitFor();
  await camera.shoot(page, "being reviewed", { whole: true });
  const moments = page.getByRole("region", { name: "Moments" });
  await moments.waitFor({ timeout: 180_000 });
  await moments
    .getByRole("button", { name: /^blunder/ })
    .first()
    .click();
  await camera.shoot(page, "reviewed", { whole: true });
  await page.getByText("All decisions as a table").click();
  await camera.shoot(page, "all decisions", { whole: true });
  await dialogBy(page, "Try again from here", "Try again from here");
  await camera.shoot(page, "try again");
  await closeDialog(page);
  await page.goto("/replay");
  await page.getByRole("link", { name: /Cable Car/ }).waitFor();
  await page.getByLabel("Text of a record").fill(trambahnRecord());
  await page.getByRole("button", { name: "Show the game" }).click();
  await page.getByRole("slider", { name: "Move" }).waitFor();
  await camera.shoot(page, "Trambahn at its end", { whole: true });
  await page.getByRole("slider", { name: "Move" }).fill("60");
  await camera.shoot(page, "Trambahn", { whole: true });
  await page.goto("/replay");
  await page.getByRole("link", { name: /Trambahn/ }).waitFor();
  await camera.shoot(page, "kept games", { whole: true });
};
