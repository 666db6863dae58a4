import type { Dictionary } from "../dictionary.ts";

/** What is said where something is not there. */
export const trouble: Dictionary["trouble"] = {
  unknown: {
    title: "Keine Partie unter diesem Link",
    text: "Vielleicht ist er vertippt, oder die Partie ist vorbei und wurde entfernt.",
    action: "Neue Partie",
  },

  version: {
    title: "Endstation wurde erneuert",
    text: "Deine Partie ist sicher. Lade neu, dann geht es weiter.",
    action: "Neu laden",
  },

  notFound: {
    title: "Diese Seite gibt es nicht",
    text: "Hier endet die Linie.",
    action: "Zum Start",
  },
};
