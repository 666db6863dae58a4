/** What is said of Cable Car before it, beside it and after it. */
export const cableCarMore = {
  description: "2 to 6 players, 30 minutes. Send your cars the long way round.",

  options: {
    players: "Players",
    hand: "Tiles in hand",
    orientation: "Tiles lie",
    fixed: "as printed",
    free: "turned freely",
  },

  keys: {
    title: "Keys",
    list: [
      ["Arrows", "move over board and stations"],
      ["Home, End", "to the ends of a row"],
      ["Page Up, Page Down", "to the next cell where your tile may lie"],
      ["Enter", "preview, and again: lay; on a track: follow its lines"],
      ["Esc", "cancel the preview"],
      ["R", "rotate the tile, where that is allowed"],
      ["H", "to your hand"],
      ["S", "to the scores"],
      ["L", "to the last move"],
      ["?", "this list"],
    ],
  },

  longest: (line: string, tiles: string, end: string) =>
    `The longest line: ${line}, over ${tiles} ${end}.`,

  longestLines: (lines: string, tiles: string) =>
    `The longest lines, each over ${tiles}: ${lines}.`,

  map: "The final map: all 60 tiles, every line in its owner's colour",
};
