import type { Dictionary } from "../dictionary.ts";

export const bots: Dictionary["bots"] = {
  name: (level, number) => (number === null ? `Bot ${level}` : `Bot ${level} ${number}`),
  levels: {
    novice: "Neuling",
    learner: "Fahrgast",
    regular: "Stammgast",
    casual: "Pendler",
    practised: "Schaffner",
    skilled: "Weichensteller",
    expert: "Fahrdienstleiter",
    master: "Verkehrsmeister",
  },
  plays: "Bot spielt",
};
