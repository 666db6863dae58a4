import type { Dictionary } from "../dictionary.ts";

export const home: Dictionary["home"] = {
  title: "Bau die Linie.\nErreich das Ende.",
  about:
    "Link schicken und im Browser spielen: sofort oder über mehrere Tage verteilt, mit Freunden oder gegen Bots. Ohne Konto, ohne Werbung.",
  game: "Spiel",
  create: "Anlegen und einladen",
  creating: "Wird angelegt",
  goOn: "Weiter",
  matches: "Meine Partien",
  unknownPeople: "Noch niemand da",
  phases: { lobby: "noch nicht begonnen", play: "läuft", over: "zu Ende" },
  unofficial: "inoffiziell",
  install: "Als App installieren",
  privacy: "Datenschutz",
  imprint: "Impressum",
};
