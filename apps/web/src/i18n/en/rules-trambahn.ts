import type { RuleBook } from "../rules.ts";

export const book: RuleBook = {
  title: "Trambahn: the rules",
  unofficial: "An unofficial implementation, in our own words.",
  lead: "Build tram lines of ascending stops, give them the best trams you can pay for, and decide when the passengers of each colour set off: every ride counts for both players.",
  short: {
    title: "In short",
    points: [
      "A card can be three things: laid on your side a stop of a tram line, at a terminus a passenger, and face down money.",
      "Each turn goes the same way: send one or two passengers to the termini, lay stops on your lines, put cards aside as money, buy trams, and draw up to six cards.",
      "A line has one colour, and its numbers rise. If it has no tram when your turn ends, it closes down and becomes money.",
      "The fourth passenger at a terminus starts a ride: now every line of that colour with a tram scores, yours and the other player's.",
      "A line brings the points of its stops, two, three or four times, as its tram has it.",
      "The eighth card on a line starts a tour for that line alone.",
      "The tenth ride ends the game at once. Most points win.",
    ],
  },
  rulingLabel: "Our ruling",
  colourNote:
    "A line is never told by its colour alone. Line I is blue with dashes, II is red and plain, III is green with a thin line, IV is yellow with dots.",
  sections: [
    {
      title: "The cards",
      rules: [
        {
          id: "TB-1",
          text: "There are 112 stops in four colours. Each colour has the values 1 and 10 twice and 2 to 9 three times. A stop brings 1 point, from 7 on 2 points, and a 10 brings 3.",
        },
        {
          id: "TB-2",
          text: "Eight conductors have neither colour nor value, bring no points, and fit everywhere.",
        },
        { id: "TB-3", text: "Face down, each of these cards is 1,000 Mark." },
        {
          id: "TB-4",
          text: "Sixteen trams come in this order: five horse trams double their line (5,000 Mark), four steam trams triple it (10,000), seven electric ones multiply it by four (15,000).",
        },
        {
          id: "TB-5",
          text: "Four termini, one for each colour, have room for four waiting passengers each.",
        },
      ],
    },
    {
      title: "Before the first turn",
      rules: [
        {
          id: "TB-6",
          text: "Twelve cards are dealt face down to whoever begins and fifteen to the other player: money that nobody looks at. Then each takes six cards in hand. The other cards are the pile.",
          shows:
            "A game after the deal. At the table you see your own hand only, and nobody's money.",
        },
        {
          id: "TB-7",
          text: "The three top trams lie on offer.",
          shows: "What is on offer at first, and how many trams are still to come.",
        },
        {
          id: "TB-8",
          text: "Who begins is drawn by lot, or set by the host.",
          shows: "The first four turns: whoever was drawn is player 1.",
          ruling: true,
        },
      ],
    },
    {
      title: "A turn",
      rules: [
        {
          id: "TB-9",
          text: "A turn has five phases in a fixed order: passengers, stops, income, trams, end. Only the first and the last must be played, and there is no way back to an earlier one.",
        },
      ],
    },
    {
      title: "Passengers",
      rules: [
        {
          id: "TB-10",
          text: "Lay one or two cards of your hand at the termini. A stop goes to the terminus of its colour, whatever its value; a conductor goes where you like.",
        },
        {
          id: "TB-11",
          text: "The fourth passenger at a terminus starts a ride at once, and the four cards are discarded. One turn can start two rides.",
        },
      ],
    },
    {
      title: "Stops",
      rules: [
        {
          id: "TB-12",
          text: "Lay as many cards as you like on your own lines. A line has one colour, its stops ascend, and gaps are allowed; cards go on at its open end only. A new line may start with any stop, and you may have several lines of one colour.",
        },
        {
          id: "TB-13",
          text: "A 10 closes its line. Nothing goes on any more, not even a conductor.",
          ruling: true,
        },
        {
          id: "TB-14",
          text: "A conductor fits any of your open lines. It counts as a card and sets no value: the next stop must only exceed the last stop. A line may hold several.",
        },
        { id: "TB-14", text: "No line starts with a conductor.", ruling: true },
        {
          id: "TB-15",
          text: "The eighth card on a line, conductors included, starts its special tour at once: this line alone scores for its owner, once in its life. It needs no passengers and is not one of the ten rides.",
        },
      ],
    },
    {
      title: "Income",
      rules: [
        {
          id: "TB-16",
          text: "Put any number of hand cards face down on your money, 1,000 Mark each.",
        },
      ],
    },
    {
      title: "Trams",
      rules: [
        {
          id: "TB-17",
          text: "Buy one or more of the trams on offer. Each goes at once to a line of yours that has none; without such a line you cannot buy. What you pay goes to the discards.",
        },
        {
          id: "TB-17",
          text: "You pay with the top cards of your money, the last ones first. A tram stays on its line for ever. A line that a 10 has closed may still get one. The offer is filled up only when the turn ends.",
          ruling: true,
        },
      ],
    },
    {
      title: "The end of a turn",
      rules: [
        {
          id: "TB-18",
          text: "First, each of your lines without a tram closes down. Then you draw until you hold six cards, and the offer is filled up to three trams.",
        },
        {
          id: "TB-18",
          text: "The cards of a line that closes down become your money, lines of lower number first, each line's first card first. The other lines move up in number.",
          ruling: true,
        },
        {
          id: "TB-19",
          text: "When the pile is empty and a card must be drawn, both players discard half of their money, and the discards are shuffled as the new pile. This can happen more than once. When there is nothing to shuffle, drawing stops.",
        },
        {
          id: "TB-19",
          text: "Half is rounded down. A player who begins a turn with an empty hand can only end it.",
          ruling: true,
        },
      ],
    },
    {
      title: "Rides and tours",
      rules: [
        {
          id: "TB-20",
          text: "A ride of a colour counts for both players: each of your lines of that colour that has a tram brings the points of its stops, times its tram. Lines and trams stay. A ride in which nobody scores counts among the ten all the same.",
        },
        { id: "TB-21", text: "A special tour scores its one line in the same way." },
      ],
    },
    {
      title: "The end",
      rules: [
        {
          id: "TB-22",
          text: "The tenth ride ends the game at once, in the middle of the turn. Most points win; money, hands and trams count nothing.",
        },
        { id: "TB-22", text: "With equal points both win.", ruling: true },
        {
          id: "TB-24",
          text: "When two turns in a row have nothing but their end and no card can be drawn, the game is over as well.",
          ruling: true,
        },
      ],
    },
    {
      title: "What is hidden",
      rules: [
        {
          id: "TB-23",
          text: "Hidden are the order of the pile, the other hand, and the faces of all money, save for what you put there yourself. How many cards lie where is public, and so are lines, termini, trams and the score sheet, and the passengers discarded since the last shuffle.",
          shows:
            "The same moment of a game as either player sees it, and as somebody does who only watches.",
        },
        { id: "TB-23", text: "The faces of money that is paid stay hidden.", ruling: true },
      ],
    },
  ],
};
