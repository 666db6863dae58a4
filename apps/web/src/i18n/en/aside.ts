import { counting } from "../counting.ts";

const n = counting("en");
const moves = n({ one: "# move", other: "# moves" });

/** What comes to a table now and then: its menu, questions, news, and how it went on and ended. */
export const aside = {
  /** Keys that only a match has, whatever the game. */
  keys: [
    ["P", "look back at the moves; there: back to the present"],
    ["C", "what is not seen yet"],
  ] as [string, string][],

  menu: {
    title: "This match",
    turn: "Match",
    lookBack: "Look back at the moves",
    back: "Take back my last turn",
    pause: "Ask for a pause",
    resume: "Go on",
    stop: "Propose to stop here",
    resign: "Resign",
    resignSure: "Resign? You give your seat up for good, and rank behind those who play on.",
    resignYes: "Yes, resign",
    resignNo: "Keep playing",
    asked: "Another question is open. It has to be answered first.",
    people: "People",
    reactions: "Call to the others",
    settings: "Settings and rules",
    terms: "Time",
  },

  lostYou: {
    resigned: "You have resigned.",
    abandoned: "You were away for too long.",
    time: "Your time ran out.",
    away: "You were away for too long.",
    random: "Random moves are made for your seat.",
    bot: "A bot plays for your seat.",
    back: "Come back",
  },

  offer: {
    undo: ["{who} asks to take back {moves}.", "You ask to take back {moves}."],
    pause: ["{who} asks for a pause.", "You ask for a pause."],
    resume: ["{who} would like to go on.", "You would like to go on."],
    stop: [
      "{who} proposes to stop here, without a winner.",
      "You propose to stop here, without a winner.",
    ],
    moves,
    yes: "Agree",
    no: "No",
    withdraw: "Withdraw",
    agreed: "{who} agreed.",
    waits: "Waiting for {who}.",
    left: (time: string) => `${time} to answer`,
    until: (when: string) => `Answers until ${when}`,
    label: "A question to the table",
    fold: "Fold away",
    unfold: "A question is open",
  },

  banner: {
    paused: "The match is paused.",
    handOver: "It is the turn of {who}, at this device.",
  },

  note: {
    undo: ["{who} asked to take back {moves}.", "You asked to take back {moves}."],
    pause: ["{who} asked for a pause.", "You asked for a pause."],
    resume: ["{who} asked to go on.", "You asked to go on."],
    stop: ["{who} proposed to stop.", "You proposed to stop."],
    agreed: ["{who} agreed.", "You agreed."],
    withdrawn: ["{who} withdrew the question.", "You withdrew the question."],
    declined: ["{who} said no.", "You said no."],
    lapsed: "Nobody answered in time.",
    paused: "The match was paused.",
    resumed: ["{who} went on with the match.", "You went on with the match."],
    resumedAll: "The match went on.",
    resigned: ["{who} resigned.", "You resigned."],
    abandoned: [
      "{who} was away for too long; random moves are made for this seat.",
      "You were away for too long; random moves are made for your seat.",
    ],
    time: ["{who} ran out of time.", "You ran out of time."],
    resignedBot: ["{who} resigned; a bot plays on.", "You resigned; a bot plays on."],
    abandonedBot: [
      "{who} was away for too long; a bot plays on.",
      "You were away for too long; a bot plays on.",
    ],
    timeBot: ["{who} ran out of time; a bot plays on.", "You ran out of time; a bot plays on."],
    substituted: [
      "{who} was away for too long; a bot plays until they come back.",
      "You were away for too long; a bot plays until you come back.",
    ],
    returned: ["{who} came back.", "You came back."],
    replaced: ["{who} plays on in an empty seat.", "You play on in an empty seat."],
    hosted: ["{who} is the host now.", "You are the host now."],
    undone: ["{who} took back {moves}.", "You took back {moves}."],
    undoneAlone: "{moves} were taken back.",
    agreedTo: "{who} agreed.",
    endedResigned: "The match ended because {who} resigned.",
    endedAbandoned: "The match ended because {who} was gone.",
    endedTime: "The match ended because the time of {who} was over.",
    endedAgreed: "All agreed to stop here.",
    autoTime: "A random move: the time was over.",
    autoLost: "A random move: nobody plays this seat.",
    botTime: "A bot's move: the time was over.",
    botLost: "A bot's move: its player is gone.",
  },

  /** Where pieces went that were taken back. */
  taken: {
    tileToHand: "{tile} goes from {cell} back to the hand.",
    tileToStack: "{tile} goes from {cell} back on top of the stack, as all who saw it know.",
    drawnToStack: "The drawn tile lies on top of the stack again, as whoever drew it knows.",
    refill: "What was drawn to refill the hand lies on top of the stack again, as its owner knows.",
    shares: "The shares are back where they were.",
    cards: "{cards} went back to the hand, as all who saw them know.",
    banked: "{cards} went from the money back to the hand.",
    tram: "The {tram} stands in the stock again.",
    drawnCards: "The cards drawn since lie on top of the pile again, as their owner knows.",
  },

  log: {
    title: "What happened, move by move",
    see: (ply: number) => `see the table after move ${ply}`,
    marked: (where: string) => `Marked on the board: ${where}.`,
  },

  look: {
    title: "Since you last looked",
    more: n({ one: "# thing before, then:", other: "# things before, then:" }),
    close: "Seen",
  },

  result: {
    stopped: "Stopped by agreement",
    resigned: "{who} resigned.",
    resignedYou: "You resigned.",
    abandoned: "{who} was away for too long.",
    abandonedYou: "You were away for too long.",
    time: "{who} ran out of time.",
    timeYou: "You ran out of time.",
    noWinner: "Nobody has won.",
    rematch: "Play again",
    next: "To the next game",
    leaving: (seconds: number) =>
      `The next game is ready. You go along in ${seconds} seconds, unless you stay here.`,
    stay: "Stay here",
    tally: (list: string) => `Games won in this series: ${list}.`,
    tallyOf: (name: string, wins: number) => `${name} ${wins}`,
    mapSoFar: "The map as it was left, every line in its owner's colour",
  },

  reaction: {
    hello: "Hello!",
    thanks: "Thank you!",
    "well-played": "Well played!",
    wow: "Wow!",
    oops: "Oops!",
    hurry: "It is your turn!",
    says: "{who}: {what}",
    mute: "Hide calls of the others",
  },

  curtain: {
    title: (name: string) => `Hand over to ${name}`,
    text: (name: string) => `It is the turn of ${name}. Nothing of this table is shown meanwhile.`,
    open: (name: string) => `I am ${name}`,
    stay: (name: string) => `Back to ${name}`,
    opening: "Opening the seat",
    held: "What was done last is still on its way. The seat opens after it.",
  },

  person: {
    here: "here",
    away: "away",
    host: "host",
    you: "you",
    remove: (name: string) => `Play on without ${name}`,
    hide: (name: string) => `Hide the name ${name}`,
    makeHost: (name: string) => `Make ${name} the host`,
    becomeHost: "Become the host",
    handOver: (name: string) => `Hand over to ${name}`,
  },

  clock: {
    until: (when: string) => `until ${when}`,
    quiet: (when: string) => `quiet until ${when}`,
    left: (time: string) => `${time} left`,
    minute: "One minute left for your turn.",
    seconds: "Ten seconds left for your turn.",
    days: n({ one: "# day", other: "# days" }),
    hours: n({ one: "# hour", other: "# hours" }),
  },
};
