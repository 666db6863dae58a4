import type { LessonWords } from "../learn.ts";

export const lesson: LessonWords = {
  title: "Learn Cable Car",
  steps: {
    lay: {
      title: "Tile and cell",
      text: "Your cars are yellow. A line runs from its car over all tiles that lie there, and each tile that you lay makes lines longer.",
      ask: "Choose a cell for your tile and look at the preview. Lay it where a yellow line grows.",
      done: "A yellow line has grown. Every tile that it passes will be a point when its car comes home.",
      says: {
        none: "No yellow line grows there. The preview tells which lines change: choose another cell until one of them is yellow.",
        drawn: "You can do without the stack here. Lay the tile that you hold.",
      },
    },
    follow: {
      title: "Following a line",
      text: "Choose a track or a station, and its line lights up: from the car to where it ends so far.",
      ask: "Which of your open lines is the longest? Choose it on the board.",
      done: "{tiles}: this is your longest. Where it is open, the next tile decides how it goes on.",
      says: {
        other: "This line is not yours. Your cars are yellow.",
        home: "The car of this line is home already. Choose one that is still open.",
        shorter: "This line passes {tiles} so far. Another of yours is longer.",
        lays: "Keep the tile for now. Choose a yellow line instead.",
      },
    },
    home: {
      title: "Coming home",
      text: "When a line reaches a station, its owner gets a point for each tile passed. At the power station the sum is doubled.",
      ask: "Bring a car of yours home with this tile, for as many points as it can.",
      done: "{points}. The power station has doubled the line.",
      says: {
        drawn: "Your tile can do it. Lay the one that you hold.",
        none: "No car of yours comes home there. Look for a yellow line with a + in the preview.",
        less: "That would be {points}. Another cell brings more: the power station doubles.",
      },
    },
    short: {
      title: "No short cuts",
      text: "No car may come home over one tile alone, unless the tile could lie nowhere else.",
      ask: "Choose a cell in the middle of the left edge, where this tile is forbidden for that reason.",
      done: "{fault} Elsewhere the tile may lie, so this rule holds.",
      says: {
        may: "The tile may lie here, as the dot says. Look away from the dots: a U-turn must not face a car.",
        lays: "There the tile may lie. Choose a cell that is refused.",
        another: "{fault} That is another rule. Try an edge cell where a U-turn would face a car.",
      },
    },
    draw: {
      title: "Drawing instead",
      text: "If you do not like your tile, draw the top one of the stack. That one must be laid then, and your hand is kept.",
      ask: "Your tile brings nothing. Draw, and bring a car of yours home with what you get.",
      done: "{points}, and your old tile is still in your hand.",
      says: {
        hand: "That is the tile of your hand. Choose the stack this time, and draw.",
        drawn: "Now this tile must be laid. Where does it bring a yellow car home?",
        none: "No car of yours comes home there. Look for a yellow line with a + in the preview.",
      },
    },
    end: {
      title: "The end",
      text: "The game is over when all 60 tiles lie. Then every car is home, and most points win.",
      ask: "Two cells are left, and the stack is empty. Lay your last tile so that you win.",
      done: "{own} to {other}: you win.",
      says: {
        loses: "Then the game would end {own} to {other}. Try the other cell.",
      },
    },
  },
};
