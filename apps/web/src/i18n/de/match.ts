import type { Dictionary } from "../dictionary.ts";

export const match: Dictionary["match"] = {
  /** Woran findet, wer den Server betreibt, was im Protokoll steht. */
  report: (id) => `(Fehlernummer ${id})`,
  loading: "Die Partie wird geöffnet",
  lost: "Keine Verbindung. Sie wird wieder aufgebaut.",
  polling: "Hier gibt es keine direkte Verbindung. Der Tisch folgt alle paar Sekunden.",
  lostPending: "Keine Verbindung. Dein Zug ist gemerkt und wird dann gesendet.",
  crowdedWatching: "Zu viele schauen zu.",
  crowded: "Dieser Platz ist in einem anderen Fenster offen.",
  here: "Hier weiterspielen",
  yourTurn: "Du bist am Zug",
  turnOf: "{who} ist am Zug",
  wasYours: "Du warst am Zug",
  wasOf: "{who} war am Zug",
  over: "Die Partie ist zu Ende",
  watching: "Du schaust zu.",
  broken: { title: "Diese Partie lässt sich nicht zeigen", action: "Neu laden" },
};
