import { counting } from "../counting.ts";
import type { Dictionary } from "../dictionary.ts";

const n = counting("de");

export const cableCar: Dictionary["cableCar"] = {
  name: "Cable Car",

  tiles: n({ one: "# Plättchen", other: "# Plättchen" }),

  points: n({ one: "# Punkt", other: "# Punkte" }),

  line: (colour, station) => `${colour} ${station}`,

  toStation: (station) => `zur Station ${station}`,

  toPower: "zum Kraftwerk",

  openAt: (cell) => `offen bei ${cell}`,

  was: (before) => `vorher ${before}`,

  doubled: "verdoppelt",

  board: "Brett",

  hand: "Dein Plättchen oder der Stapel",

  yourTile: "Dein Plättchen",

  drawnTile: "Gezogen",

  onCell: (cell) => `auf ${cell}`,

  inHand: "auf der Hand",

  must: "muss gelegt werden",

  stack: "Oder ziehen",

  stackLeft: (count) => `${count} im Stapel`,

  stackEmpty: "Der Stapel ist leer",

  or: "oder",

  effects: "Was dieses Plättchen bewirkt",

  nothing: "Keine Linie ändert sich.",

  lay: (cell) => `Auf ${cell} legen`,

  turnTile: "Drehen",

  draw: "Plättchen ziehen",

  pick: "Wähle ein Feld",

  nextLine: "Nächste Linie",

  back: "Zurück zum Zug",

  backWatching: "Zurück",

  keysHelp: "Tasten",

  hint: {
    ghost: (cell) => `Vorschau auf ${cell}. Wähle das Feld noch einmal oder bestätige.`,
    pick: "Wähle ein Feld und sieh, was dein Plättchen dort bewirkt.",
    drawn: "Lege das gezogene Plättchen. Deine Hand behältst du.",
    draw: "Was du ziehst, musst du legen.",
    wait: "Wähle eine Linie, um ihr zu folgen.",
    drew: "{who} hat gezogen und muss dieses Plättchen legen.",
    followed: (line) => `Du folgst ${line}.`,
  },

  scores: "Personen",

  scoreHead: "Punkte, Linie für Linie, und Wagen unterwegs",

  carsLeft: n({ one: "noch # Wagen", other: "noch # Wagen" }),

  present: "da",

  away: "weg",

  log: "Verlauf",

  logHead: "Was geschah",

  logEmpty: "Noch nichts.",

  aTile: "ein Plättchen",

  event: {
    laid: "{who} hat {tile} auf {cell} gelegt.",
    laidYou: "{who} hast {tile} auf {cell} gelegt.",
    drew: "{who} hat {tile} gezogen und auf {cell} gelegt.",
    drewYou: "{who} hast {tile} gezogen und auf {cell} gelegt.",
    home: "{mark} {line} kommt an: {points}.",
    power: "{mark} {line} erreicht das Kraftwerk, doppelt: {points}.",
  },

  cell: {
    power: "Kraftwerk",
    free: "frei",
    legal: "hier darf dein Plättchen liegen",
    preview: "Vorschau",
    tile: "Plättchen",
    last: "zuletzt gelegt",
    sides: ["oben", "rechts", "unten", "links"],
    joins: (from, to) => `${from} nach ${to}`,
    back: (side) => `${side} und zurück`,
    passes: (line) => `trägt ${line}`,
    station: (station) => `Station ${station}`,
    noCar: "kein Wagen",
    carOf: (line, owner) => `${line}, ${owner}`,
    waiting: "noch nicht abgefahren",
    scored: (line, points) => `${line} brachte ${points}`,
  },
};
