import { MadeMatch } from "../../matches.ts";
import { ALL, playOn } from "../picks.ts";
import type { Scene } from "../studio.ts";

const GAMES = {
  "Cable Car": { game: "cable-car", options: {}, names: ["Mira", "Jan", "Oma Gerda"] },
  "The Companies": {
    game: "cable-car",
    options: { companies: true },
    names: ["Mira", "Jan", "Oma Gerda"],
  },
  Trambahn: { game: "trambahn", options: {}, names: ["Mira", "Anna-Sophia Wolkenstein"] },
} as const;

export const results: Scene = async ({ server, camera, device }) => {
  for (const [name, { names, ...making }] of Object.entries(GAMES)) {
    const match = await MadeMatch.started(server.origin, making, names);
    await playOn(match, making.game, ALL);
    const page = await device();
    await match.open(page, match.sitters[0]!);
    await page.getByText("The deal is verified").waitFor();
    await camera.shoot(page, name, { whole: true });
    for (const language of ["en", "de"]) {
      const reader = await device({ locale: language });
      await reader.goto(match.path);
      const saving = reader.waitForEvent("download");
      await reader.getByRole("button", { name: /^(Save as a picture|Als Bild )/ }).click();
      if (language === "en") camera.next();
      await (await saving).saveAs(camera.file(`${name}, the picture`, `1440.light.${language}`));
    }
  }
  const early = await MadeMatch.started(server.origin, {}, ["Mira", "Jan"]);
  await playOn(early, "cable-car", 11);
  await early.act(early.sitters[1]!, { type: "resign" });
  const page = await device();
  await early.open(page, early.sitters[1]!);
  await page.getByText("The deal is verified").waitFor();
  await camera.shoot(page, "resigned", { whole: true });
  const reader = await device();
  await reader.addInitScript(stopWaits, LONG_MS);
  await reader.goto(early.path);
  await reader.getByText("The deal is verified").waitFor();
  await early.act(early.sitters[0]!, { type: "rematch" });
  await reader.getByRole("region", { name: "The next game is ready" }).waitFor();
  await camera.shoot(reader, "the next game is ready");
};

/** More than a page waits for anything that its pictures are to show. */
const LONG_MS = 5000;

/** In the page: what it does after a long while it does not do at all, so that a state stays. */
function stopWaits(longMs: number): void {
  const set = window.setTimeout;
  window.setTimeout = ((then: () => void, ms = 0) =>
    ms > longMs ? 0 : set(then, ms)) as typeof window.setTimeout;
}
