import type { OutsideWords } from "../outside.ts";

export const outside: OutsideWords = {
  games: { 1: "Cable Car", 2: "The Companies", 3: "Trambahn" },
  notices: {
    turn: "Your turn",
    started: "The match has begun",
    over: "The game is over",
  },
  card: {
    places: "{n} players",
    text: "Open the link and sit down: no account, on any device. Unofficial.",
    picture: "Some pieces of the game",
  },
  app: {
    description: "Tram games in the browser, by a shared link.",
    create: "New game",
    here: "Play on this device",
    puzzle: "Puzzle of the day",
  },
  unloaded: { text: "Endstation could not be loaded.", action: "Try again" },
};
