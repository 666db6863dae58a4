import type { LearnWords } from "../learn.ts";
import { lesson as cableCar } from "./learn-cable-car.ts";
import { lesson as companies } from "./learn-companies.ts";
import { lesson as trambahn } from "./learn-trambahn.ts";

export const learn: LearnWords = {
  steps: "Die sechs Schritte",
  step: (number, of) => `Schritt ${number} von ${of}`,
  learnt: "geschafft",
  skip: "Überspringen",
  back: "Text des Schritts noch einmal lesen",
  next: "Nächster Schritt",
  again: "Noch einmal",
  rules: "Zu den Regeln",
  play: "Spielen",
  opponent: "Gegenüber",
  lessons: { "cable-car": cableCar, companies, trambahn },
};
