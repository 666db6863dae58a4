/** Bots at the table: what they are called, and how they play. */
export const bots = {
  /** What a level is called at the table; the number where there are more of it. */
  name: (level: string, number: number | null) =>
    number === null ? `${level} bot` : `${level} bot ${number}`,
  levels: {
    novice: "Newcomer",
    learner: "Passenger",
    regular: "Traveller",
    casual: "Commuter",
    practised: "Conductor",
    skilled: "Signaller",
    expert: "Dispatcher",
    master: "Stationmaster",
  },
  lines: {
    novice: "Plays whatever comes to hand.",
    learner: "Sees only a few cells and takes the best of them.",
    regular: "Sees more cells, but far from all.",
    casual: "Takes what looks best right now.",
    practised: "Compares a few moves closely, and draws when that pays.",
    skilled: "Keeps every line in mind.",
    expert: "Plays many games through before each move.",
    master: "Takes its time and looks furthest ahead.",
  },
  add: "Add a bot",
  addTo: (place: number) => `Add a bot at seat ${place}`,
  title: "A bot for this seat",
  level: "How it plays",
  seat: "Seat it",
  save: "Save",
  change: (name: string) => `Change or remove: ${name}`,
  remove: "Take the bot out",
  bot: "bot",
  /** Beside the name of a person for whom a bot plays. */
  plays: "bot plays",
  substitute: (name: string) => `Let a bot play for ${name}`,
};
