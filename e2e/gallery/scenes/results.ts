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
  await reader.addInitScript(stopTicks);
  await reader.goto(early.path);
  await reader.getByText("The deal is verified").waitFor();
  await early.act(early.sitters[0]!, { type: "rematch" });
  await reader.getByRole("button", { name: "Stay here" }).waitFor();
  await camera.shoot(reader, "the next game is ready");
};

/** In the page: no second passes, so that what counts them stays as it is. */
function stopTicks(): void {
  const set = window.setInterval;
  window.setInterval = ((tick: () => void, ms: number) =>
    ms === 1000 ? 0 : set(tick, ms)) as typeof window.setInterval;
}
