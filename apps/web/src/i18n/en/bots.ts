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
  /** Beside the name of a person for whom a bot plays. */
  plays: "bot plays",
};
