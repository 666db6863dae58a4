import type { LearnWords } from "../learn.ts";
import { lesson as cableCar } from "./learn-cable-car.ts";
import { lesson as companies } from "./learn-companies.ts";
import { lesson as trambahn } from "./learn-trambahn.ts";

export const learn: LearnWords = {
  steps: "The six steps",
  step: (number, of) => `Step ${number} of ${of}`,
  learnt: "done",
  skip: "Skip",
  back: "Read the step's text again",
  next: "Next step",
  again: "Once more",
  rules: "To the rules",
  play: "Play",
  opponent: "Opponent",
  lessons: { "cable-car": cableCar, companies, trambahn },
};
