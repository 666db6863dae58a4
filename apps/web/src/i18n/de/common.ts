import type { Dictionary } from "../dictionary.ts";

export const common: Dictionary["common"] = {
  home: "Endstation, Startseite",
  rules: "Regeln",
  learn: "Spiel lernen",
  example: "Beispiel",
  tryMoves: "Züge zum Ausprobieren",
  allowed: "Erlaubt.",
  refused: "Nicht erlaubt.",
  close: "Schließen",
  cancel: "Abbrechen",
  sound: "Ton",
  mute: "Ton aus",
  settings: "Einstellungen",
  you: "Du",
  watcher: "Wer zuschaut",
  toMatch: "Zur Partie",
  missing: { text: "Ein Teil der Seite wurde nicht geladen.", action: "Noch einmal" },
  update: { text: "Eine neue Fassung ist da.", action: "Neu laden" },
  /** Beim Zeichen, das am Kopf eines Regelbuchs erklärt wird. */
  rulingNote:
    "steht bei Punkten, zu denen die gedruckten Regeln schweigen oder einander widersprechen.",
  ruleIds: "Die kleinen Kürzel sind zum Nachschlagen.",
  colours: {
    red: "Rot",
    orange: "Orange",
    yellow: "Gelb",
    green: "Grün",
    brown: "Hellblau",
    blue: "Blau",
    purple: "Pink",
    black: "Schwarz",
  },
  /** What stands on the cars and marks: of each name one letter that no other has. */
  letters: {
    red: "R",
    orange: "O",
    yellow: "G",
    green: "Ü",
    brown: "H",
    blue: "B",
    purple: "P",
    black: "S",
  },
};
