export const match = {
  /** By which whoever runs the server finds what went wrong in its log. */
  report: (id: string) => `(Error number ${id})`,
  loading: "Opening the match",
  lost: "No connection. Reconnecting.",
  polling: "No live connection here. The table follows every few seconds.",
  lostPending: "No connection. What you did is kept, and sent when it is back.",
  crowdedWatching: "Too many people are watching.",
  crowded: "This seat is open in another window.",
  here: "Use it here",
  yourTurn: "Your turn",
  turnOf: "{who}'s turn",
  wasYours: "You were to move",
  wasOf: "{who} was to move",
  over: "The game is over",
  watching: "You are watching.",
  broken: { title: "This match cannot be shown", action: "Reload" },
};
