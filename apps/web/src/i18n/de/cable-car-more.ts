import type { Dictionary } from "../dictionary.ts";

/** What is said of Cable Car before it, beside it and after it. */
export const cableCarMore: Dictionary["cableCarMore"] = {
  description: "2 bis 6 Personen, 30 Minuten. Schick deine Wagen auf Umwege.",

  options: {
    players: "Personen",
    hand: "Plättchen auf der Hand",
    orientation: "Plättchen liegen",
    fixed: "wie gedruckt",
    free: "frei gedreht",
  },

  keys: {
    title: "Tasten",
    list: [
      ["Pfeile", "über Brett und Stationen gehen"],
      ["Pos1, Ende", "an die Enden einer Reihe"],
      ["Bild auf, Bild ab", "zum nächsten Feld, auf das dein Plättchen darf"],
      ["Eingabe", "Vorschau, noch einmal: legen; auf Gleisen: den Linien folgen"],
      ["Esc", "die Vorschau abbrechen"],
      ["R", "das Plättchen drehen, wo das erlaubt ist"],
      ["H", "zur Hand"],
      ["S", "zu den Punkten"],
      ["L", "zum letzten Zug"],
      ["?", "diese Liste"],
    ],
  },

  longest: (line, tiles, end) => `Die längste Linie: ${line}, über ${tiles} ${end}.`,

  longestLines: (lines, tiles) => `Die längsten Linien, je über ${tiles}: ${lines}.`,

  map: "Der ganze Plan: alle 60 Plättchen, jede Linie in ihrer Farbe",
};
