import type { RuleBook } from "../rules.ts";

export const book: RuleBook = {
  title: "The Companies: the rules",
  unofficial: "An unofficial adaptation, in our own words.",
  lead: "No car is yours: eight companies run them, and you hold four shares. See to it that yours are the ones that grow.",
  short: {
    title: "In short",
    points: [
      "Eight companies run the cars. You hold four of their shares, of 10, 20, 30 and 40\u00a0%.",
      "On your turn you lay a tile as in Cable Car, or exchange one of your shares for another of the same percentage.",
      "A line's points go to the company of its car.",
      "Once a company has 25 points, no share is exchanged any more.",
      "At the end the best company is worth 8 and the last 1. A share of 10\u00a0% brings that once, one of 40\u00a0% four times. Whoever holds most of a company also gets a tenth of its points.",
      "After sixty tiles most points win.",
    ],
  },
  rulingLabel: "Our ruling",
  colourNote:
    "Three companies look different on the screen, where the printed hue is hard to tell apart, and are called so: what is printed brown is Sky here, purple is Pink, and black is Ink.",
  sections: [
    {
      title: "The same tracks",
      rules: [
        {
          id: "CC-11",
          text: "Tiles are laid as in Cable Car: one of your hand or the top of the stack, at the edge or beside another tile. Lines score as they do there, doubled at the power station.",
        },
        {
          id: "CC-15",
          text: "No car may come home over the very tile you lay, if that is its only one; longer lines may be closed at will.",
        },
        {
          id: "CO-11",
          text: "Turning tiles freely and hands of two or three can be combined with it.",
        },
      ],
    },
    {
      title: "Companies and shares",
      rules: [
        {
          id: "CO-1",
          text: "Eight companies have four cars each, so that every station has one. A player's colour here only tells the players apart.",
          shows: "The stations of each company's cars, clockwise from the top left.",
        },
        {
          id: "CO-1",
          text: "The printed chart of the cars could not be had. Ours gives each company one car on each side of the board, and each distance from the corner once.",
          ruling: true,
        },
        {
          id: "CO-2",
          text: "Each company has a share of 10, 20, 30 and 40 %. They are shuffled into four piles by percentage. Everybody secretly takes one of each; then the top share of each pile is turned face up beside it.",
          shows:
            "A game for two after the deal: what each holds, what lies open, and how many shares each pile has left. At the table you see your own and the open ones only.",
        },
        {
          id: "CC-21",
          text: "A share that was taken from the open place is known to all until it is exchanged again. All others are secret.",
          shows:
            "The same moment of a game, after an open share was taken, as either player knows it, and as somebody does who only watches.",
        },
      ],
    },
    {
      title: "A turn",
      rules: [
        {
          id: "CO-3",
          text: "Lay a tile, or exchange one share. Your own goes face down under the pile of its percentage; then you take the open share, which the top of the pile replaces, or the top of the pile unseen. So you always hold one share of each percentage.",
        },
        {
          id: "CO-4",
          text: "As an option only the open share may be taken, as one of the two texts of the rules has it.",
        },
        {
          id: "CO-5",
          text: "Shares are exchanged until some company has 25 points; from then on never again.",
        },
        {
          id: "CO-7",
          text: "The game ends when all sixty tiles lie. Whoever has no tile while the stack is empty may exchange or pass as long as the exchange is open, and is skipped once it is closed.",
          ruling: true,
        },
        {
          id: "CO-8",
          text: "Three times as many turns in a row without a tile as there are players close the exchange for good.",
          ruling: true,
        },
      ],
    },
    {
      title: "Scoring",
      rules: [
        {
          id: "CO-6",
          text: "A line's points go to the company of its car, whoever laid the tile.",
        },
        {
          id: "CO-9",
          text: "A company's value is the number of companies that have at most as many points as it has: 8 for the best, 1 for the last. Equal ones take the higher value.",
        },
        {
          id: "CO-10",
          text: "At the end each share counts a tenth of its percentage times its company's value. Whoever holds most of a company, in percent, also gets a tenth of its points, rounded down; equal ones get it each in full. Most points win.",
          shows: "The end of a game for two, reckoned up.",
        },
        { id: "CC-20", text: "Players with equal points share the win.", ruling: true },
      ],
    },
  ],
};
