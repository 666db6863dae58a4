import type { Dictionary } from "../dictionary.ts";

/** How bots are seated. */
export const botSeats: Dictionary["botSeats"] = {
  lines: {
    novice: "Legt, was gerade zur Hand ist.",
    learner: "Sieht nur ein paar Felder und nimmt das beste.",
    regular: "Sieht schon mehr Felder, aber längst nicht alle.",
    casual: "Nimmt, was jetzt am besten aussieht.",
    practised: "Vergleicht ein paar Züge und zieht ein Plättchen, wenn es lohnt.",
    skilled: "Hat alle Linien im Blick.",
    expert: "Spielt vor jedem Zug viele Partien durch.",
    master: "Lässt sich Zeit und schaut am weitesten voraus.",
  },

  strength: (rank, of) => `Stärke ${rank} von ${of}`,

  add: "Bot dazusetzen",

  addTo: (place) => `Bot auf Platz ${place} setzen`,

  title: "Ein Bot für diesen Platz",

  level: "So spielt er",

  seat: "Dazusetzen",

  save: "Speichern",

  change: (name) => `Ändern oder wegnehmen: ${name}`,

  remove: "Bot wegnehmen",

  substitute: (name) => `Einen Bot für ${name} spielen lassen`,
};
