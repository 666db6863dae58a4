import type { RuleBook } from "../rules.ts";

export const book: RuleBook = {
  title: "Cable Car: the rules",
  unofficial: "An unofficial adaptation, in our own words.",
  lead: "Lay tiles so that your own cars take the longest way home, and the others' the shortest.",
  short: {
    title: "In short",
    points: [
      "On your turn you lay one tile: the one in your hand, or you draw the top one of the stack and lay that.",
      "It goes at the edge of the board or beside a tile that lies already.",
      "At the edge the cars wait. When a car's line reaches a building, the car is home: a point for each tile on its way, and twice as many where it comes home at the power station.",
      "It does not matter who laid the tile: the points are for whoever owns the car. So draw out your own lines, and end the others' early.",
      "No car comes home over one single tile, unless yours could lie nowhere else.",
      "After sixty tiles most points win.",
    ],
  },
  rulingLabel: "Our ruling",
  colourNote:
    "Three colours look different on the screen, where the printed hue is hard to tell apart, and are called so: what is printed brown is Sky here, purple is Pink, and black is Ink.",
  sections: [
    {
      title: "Board and tiles",
      rules: [
        {
          id: "CC-1",
          text: "The board has eight by eight cells. The power station fills the four in the middle; sixty cells take tiles.",
        },
        {
          id: "CC-2",
          text: "A cell has two ports on each side. Across a border each meets its neighbour's opposite one, so that lines run on from tile to tile.",
        },
        {
          id: "CC-3",
          text: "Each tile carries four tracks: straight on, to the next side either way, or back out of the side one came from.",
        },
        {
          id: "CC-4",
          text: "There are 24 kinds of tile: five of them four times, two three times, and seventeen twice.",
          shows:
            "All kinds and how many there are of each. They come from the very list by which the game is dealt.",
        },
        {
          id: "CC-5",
          text: "A tile that is turned a quarter still joins what it joined; only its sides have moved on by one.",
        },
        {
          id: "CC-6",
          text: "Thirty-two stations stand round the board. At each a car enters, and beside it is a building in which lines end.",
        },
        { id: "CC-7", text: "Eight tracks lead into the power station." },
      ],
    },
    {
      title: "Before the first tile",
      rules: [
        {
          id: "CC-8",
          text: "Two to six play. The cars of each colour stand as a fixed chart says; with three, five or six players stations 16 and 17 have none.",
        },
        {
          id: "CC-9",
          text: "The tiles are shuffled. Everybody takes one secretly in hand; in a variant two or three.",
          shows: "A game for two after the deal. At the table you see your own tile only.",
        },
        {
          id: "CC-10",
          text: "Who begins is drawn by lot, with the order of the seats. Then it goes round clockwise.",
          shows: "The first four turns of a game for three.",
          ruling: true,
        },
      ],
    },
    {
      title: "A turn",
      rules: [
        {
          id: "CC-11",
          text: "Lay one tile: one of your hand, and refill it from the stack; or draw the top tile and lay that one. Once you have drawn there is no way back to the hand. Nobody passes.",
        },
        { id: "CC-12", text: "When the stack is empty you lay what you have in hand." },
        {
          id: "CC-13",
          text: "A tile goes on a free cell at the edge or beside another tile. The power station does not count as one. What lies stays.",
        },
        {
          id: "CC-14",
          text: "Tiles lie as printed. In a variant they may be turned.",
        },
        {
          id: "CC-15",
          text: "No car may come home over the very tile you lay, if that is its only one. A line of two passes or more may be closed at will, whoever owns it.",
        },
        {
          id: "CC-16",
          text: "If your tile could lie nowhere without breaking that rule, it may break it.",
        },
        {
          id: "CC-17",
          text: "A station without a car forbids nothing.",
          ruling: true,
        },
      ],
    },
    {
      title: "Scoring",
      rules: [
        {
          id: "CC-18",
          text: "As soon as a car's line reaches a building or the power station, its owner gets a point for each time the line passes a tile. A tile passed twice counts twice. At the power station the sum is doubled. Who laid the tile does not matter.",
        },
        { id: "CC-19", text: "One tile can close up to four lines, and all of them score." },
      ],
    },
    {
      title: "The end",
      rules: [
        {
          id: "CC-20",
          text: "The game ends when all sixty tiles lie; by then every car is home. Most points win.",
        },
        { id: "CC-20", text: "Players with equal points share the win.", ruling: true },
        {
          id: "CC-21",
          text: "Secret are the order of the stack, the other hands, and a tile another player has drawn and not yet laid. How many tiles are left is public.",
          shows:
            "The same moment of a game as either player sees it, and as somebody does who only watches.",
        },
      ],
    },
  ],
};
