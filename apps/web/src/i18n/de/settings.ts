import { counting } from "../counting.ts";
import type { SettingsWords } from "../settings.ts";

const n = counting("de");

export const settings: SettingsWords = {
  theme: "Farben",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  language: "Sprache",
  motion: "Bewegung",
  motions: { system: "Wie das System", full: "Voll", reduced: "Weniger" },
  laying: "Plättchen legen",
  layings: { tap: "Zweimal antippen", button: "Nur per Knopf" },
  layingNotes: {
    tap: "Einmal antippen zeigt die Vorschau. Noch einmal, der Knopf oder Enter legt.",
    button: "Antippen zeigt nur die Vorschau. Der Knopf oder Enter legt.",
  },
  vibrates: "Vibrieren, wenn ein Zug bestätigt wird",
  staysAwake: "Bildschirm bleibt an, solange du spielst",
  data: "Daten auf diesem Gerät",
  dataNote:
    "Die Schlüssel deiner Plätze, Partien auf diesem Gerät, gesicherte Spiele und diese Einstellungen liegen nur in diesem Browser. Ein Konto gibt es nicht.",
  erase: "Meine Daten hier löschen",
  eraseSure: "Alles aus diesem Browser löschen?",
  lostSeats: n({
    one: "Dein Platz in # offenen Online-Partie. Ohne einen Weg zurück auf einem anderen Gerät kommst du nicht mehr hinein:",
    other:
      "Deine Plätze in # offenen Online-Partien. Ohne einen Weg zurück auf einem anderen Gerät kommst du nicht mehr hinein:",
  }),
  lostLocal: n({
    one: "# Partie auf diesem Gerät, mit allen Zügen",
    other: "# Partien auf diesem Gerät, mit allen Zügen",
  }),
  lostRest:
    "Gespeicherte Spiele und Auswertungen, Antworten auf Rätsel, dein Name und deine letzte Auswahl, Benachrichtigungen und Einstellungen",
  eraseNote:
    "Das lässt sich nicht rückgängig machen. Andere offene Tabs von Endstation gehen zurück zum Anfang.",
  eraseYes: "Alles löschen",
  eraseNo: "Behalten",
  erasing: "Wird gelöscht",
};
