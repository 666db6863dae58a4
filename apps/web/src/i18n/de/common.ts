import type { Dictionary } from "../dictionary.ts";

export const common: Dictionary["common"] = {
  home: "Endstation, Startseite",
  rules: "Regeln",
  close: "Schließen",
  cancel: "Abbrechen",
  dark: "Dunkel",
  light: "Hell",
  you: "Du",
  toMatch: "Zur Partie",
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
    purple: "Rosa",
    black: "Schwarz",
  },
};
