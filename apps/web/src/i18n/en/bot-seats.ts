/** How bots are seated. */
export const botSeats = {
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

  /** Beside a level's name: its place among those that may be seated, the weakest first. */
  strength: (rank: number, of: number) => `strength ${rank} of ${of}`,

  add: "Add a bot",

  addTo: (place: number) => `Add a bot at seat ${place}`,

  title: "A bot for this seat",

  level: "How it plays",

  seat: "Seat it",

  save: "Save",

  change: (name: string) => `Change or remove: ${name}`,

  remove: "Take the bot out",

  substitute: (name: string) => `Let a bot play for ${name}`,
};
