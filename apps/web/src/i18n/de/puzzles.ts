import { counting } from "../counting.ts";
import type { Dictionary } from "../dictionary.ts";

const n = counting("de");

export const puzzles: Dictionary["puzzles"] = {
  link: "Rätsel",
  title: (number) => `Rätsel ${number}`,
  today: "Rätsel des Tages",
  solve: "Lösen",
  task: "Welcher Zug ist der beste?",
  about:
    "Der beste Zug verspricht am Ende den größten Vorsprung. Durchgerechnet ist jede Reihenfolge der Plättchen, die du nicht siehst; danach spielen beide mit offenen Karten und so gut es geht.",
  opponent: "Gegenüber",
  right: "Das ist der beste Zug.",
  close: "Knapp daneben.",
  wrong: "Es geht besser.",
  loss: (points, best) => `${best} verspricht ${points} mehr.`,
  margin: (points) => `Der zweitbeste verspricht ${points} weniger.`,
  points: n({ one: "# Punkt", other: "# Punkte" }),
  moves: "Was jeder Zug verspricht",
  lay: (cell) => `Auf ${cell} legen`,
  draw: "Ziehen",
  yours: "deiner",
  best: "bester",
  again: "Noch einmal",
  next: "Nächstes Rätsel",
  all: "Alle Rätsel",
  ofToday: "von heute",
  solved: "gelöst",
  tried: "versucht",
  none: "Dieses Rätsel gibt es nicht.",
};
