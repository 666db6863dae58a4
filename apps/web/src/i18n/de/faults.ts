import type { Dictionary } from "../dictionary.ts";

export const faults: Dictionary["faults"] = {
  "game-over": "Die Partie ist zu Ende: alle 60 Plättchen liegen.",
  "second-draw": "Zuerst muss das gezogene Plättchen gelegt werden.",
  "not-drawn": "Jetzt darf nur das gezogene Plättchen gelegt werden.",
  "not-held": "Dieses Plättchen hast du nicht auf der Hand.",
  "stack-empty": "Der Stapel ist leer: lege ein Plättchen aus der Hand.",
  "no-exchange": "Aktien werden nur in „Die Gesellschaften“ getauscht.",
  "pile-barred": "In dieser Partie gibt es nur die offene Aktie.",
  "exchange-closed": "Eine Gesellschaft hat 25 Punkte: kein Tausch mehr.",
  "exchange-stalled": "Zu viele Züge ohne Plättchen: kein Tausch mehr.",
  "no-pass": "Passen darf nur, wer kein Plättchen hat.",
  turned: "In dieser Partie liegen Plättchen wie gedruckt.",
  "power-station": "Hier steht das Kraftwerk.",
  occupied: "Hier liegt schon ein Plättchen.",
  "no-neighbour": "Ein Plättchen muss am Rand oder neben einem anderen liegen.",
  "one-tile-line": "Hier käme ein Wagen über dieses eine Plättchen an. Das ist nicht erlaubt.",
};
