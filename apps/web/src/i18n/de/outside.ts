import type { OutsideWords } from "../outside.ts";

export const outside: OutsideWords = {
  games: { 1: "Cable Car", 2: "Die Gesellschaften", 3: "Trambahn" },
  notices: {
    turn: "Du bist am Zug",
    started: "Die Partie hat begonnen",
    over: "Die Partie ist zu Ende",
  },
  card: {
    places: "{n} Personen",
    text: "Link öffnen und Platz nehmen: ohne Konto, auf jedem Gerät. Inoffiziell.",
    picture: "Einige Teile des Spiels",
  },
  app: {
    description: "Straßenbahnspiele im Browser, per Link.",
    create: "Neue Partie",
    here: "Auf diesem Gerät spielen",
    puzzle: "Rätsel des Tages",
  },
  unloaded: { text: "Endstation konnte nicht geladen werden.", action: "Noch einmal" },
};
