import { counting } from "../counting.ts";

const n = counting("en");

export const cableCar = {
  name: "Cable Car",

  tiles: n({ one: "# tile", other: "# tiles" }),

  points: n({ one: "# point", other: "# points" }),

  line: (colour: string, station: number) => `${colour} ${station}`,

  toStation: (station: number) => `to station ${station}`,

  toPower: "to the power station",

  openAt: (cell: string) => `open at ${cell}`,

  /** Beside a line's new length, and beside points. */
  was: (before: number) => `was ${before}`,

  doubled: "doubled",

  board: "Board",

  hand: "Your tile or the stack",

  yourTile: "Your tile",

  drawnTile: "Drawn tile",

  onCell: (cell: string) => `on ${cell}`,

  inHand: "in your hand",

  must: "must be laid",

  stack: "Draw instead",

  stackLeft: (count: number) => `${count} in the stack`,

  stackEmpty: "The stack is empty",

  or: "or",

  effects: "What this tile does",

  nothing: "No line changes.",

  lay: (cell: string) => `Lay on ${cell}`,

  turnTile: "Rotate",

  draw: "Draw a tile",

  pick: "Choose a cell",

  nextLine: "Next line",

  back: "Back to your turn",

  backWatching: "Back",

  keysHelp: "Keys",

  hint: {
    ghost: (cell: string) => `A preview on ${cell}. Choose it again, or confirm.`,
    pick: "Choose a cell to see what your tile does there.",
    drawn: "Lay the tile that you have drawn. Your hand is kept.",
    draw: "You must lay the tile that you draw.",
    wait: "Choose a line to follow it.",
    drew: "{who} has drawn and must lay that tile.",
    followed: (line: string) => `${line} is followed.`,
  },

  scores: "Players",

  scoreHead: "Points, line by line, and cars still out",

  carsLeft: n({ one: "# car left", other: "# cars left" }),

  present: "here",

  away: "away",

  log: "Log",

  logHead: "What happened",

  logEmpty: "Nothing yet.",

  aTile: "a tile",

  event: {
    laid: "{who} laid {tile} on {cell}.",
    laidYou: "{who} laid {tile} on {cell}.",
    drew: "{who} drew and laid {tile} on {cell}.",
    drewYou: "{who} drew and laid {tile} on {cell}.",
    home: "{mark} {line} comes home: {points}.",
    power: "{mark} {line} reaches the power station, doubled: {points}.",
  },

  cell: {
    power: "power station",
    free: "free",
    legal: "your tile may lie here",
    preview: "preview",
    tile: "tile",
    last: "laid last",
    sides: ["top", "right", "bottom", "left"],
    joins: (from: string, to: string) => `${from} to ${to}`,
    back: (side: string) => `${side} and back`,
    passes: (line: string) => `carries ${line}`,
    station: (station: number) => `Station ${station}`,
    noCar: "no car",
    carOf: (line: string, owner: string) => `${line}, ${owner}`,
    waiting: "has not left yet",
    scored: (line: string, points: string) => `${line} has scored ${points}`,
  },
};
