export const home = {
  /** Two short lines. */
  title: "Build the line.\nReach the end.",
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
