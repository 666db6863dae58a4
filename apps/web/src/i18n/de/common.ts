import type { Dictionary } from "../dictionary.ts";

export const common: Dictionary["common"] = {
  home: "Endstation, Startseite",
  rules: "Regeln",
  close: "Schließen",
  cancel: "Abbrechen",
  dark: "Dunkel",
  light: "Hell",
  you: "Du",
  colours: {
    red: "Rot",
    orange: "Orange",
    yellow: "Gelb",
    green: "Grün",
    brown: "Himmel",
    blue: "Blau",
    purple: "Rosa",
    black: "Tinte",
  },
};
