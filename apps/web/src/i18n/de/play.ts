import { counting } from "../counting.ts";
import type { Dictionary } from "../dictionary.ts";

const n = counting("de");

export const play: Dictionary["play"] = {
  unseen: "Noch nicht gesehen",
  menu: "Menü der Partie",

  /** Of what has come since the last look. */
  fresh: "neu, seit du zuletzt hier warst",

  undo: "Zurücknehmen",

  person: {
    /** Instead of a name that the host has hidden. */
    unnamed: (number) => `Spieler ${number}`,
    watching: n({ one: "# Person schaut zu", other: "# Personen schauen zu" }),
  },

  lost: { resigned: "aufgegeben", abandoned: "fort", time: "Zeit um" },
};
