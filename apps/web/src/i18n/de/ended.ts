import type { Dictionary } from "../dictionary.ts";

/** How a match has ended, and what can be done with it. */
export const ended: Dictionary["ended"] = {
  wins: "{who} gewinnt",
  youWin: "Du gewinnst",
  share: " teilen sich den Sieg",
  shareYou: " teilt euch den Sieg",
  with: (points) => `mit ${points}`,
  scores: "Endstand, Linie für Linie",
  lineOf: (points, total) => `${points.join(", ")}, zusammen ${total}`,
  record: "Protokoll sichern",
  again: "Neue Partie",
  checking: "Der Stapel wird geprüft",
  verified: "Der Stapel ist geprüft",
  verifiedText: "Die Mischung stand vor dem ersten Zug fest und passt zum Gespielten.",
  failed: "Der Stapel passt nicht",
  failedText: "Das Gespielte folgt nicht aus der Mischung, die zu Beginn feststand.",
  unavailable: "Der Stapel ließ sich nicht prüfen",
  unavailableText: "Das Protokoll ließ sich nicht laden.",
  retry: "Noch einmal",
  picture: {
    share: "Als Bild teilen",
    save: "Als Bild sichern",
    failed: "Dieser Browser konnte das Bild nicht machen.",
  },
};
