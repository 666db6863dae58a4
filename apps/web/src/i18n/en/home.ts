export const home = {
  /** Two short lines. */
  title: "Build the line.\nReach the end.",
  /** What Endstation is, for who has not been here before. */
  about:
    "Send a link and play in the browser: all at once or over several days, with friends or against bots. No account, no advertising.",
  game: "Game",
  create: "Create and invite",
  creating: "Creating",
  goOn: "Go on",
  matches: "My matches",
  unknownPeople: "Nobody there yet",
  phases: { lobby: "not started", play: "under way", over: "over" },
  unofficial: "unofficial",
  install: "Install as an app",
  privacy: "Privacy",
  imprint: "Imprint",
};
