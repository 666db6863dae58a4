import { counting } from "../counting.ts";

const n = counting("en");

export const settings = {
  theme: "Colours",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  language: "Language",
  motion: "Motion",
  motions: { system: "As the system", full: "Full", reduced: "Reduced" },
  laying: "Laying a tile",
  layings: { tap: "Second tap", button: "Button only" },
  layingNotes: {
    tap: "A tap shows the preview. A second one, the button or Enter lays.",
    button: "A tap only shows the preview. The button or Enter lays.",
  },
  vibrates: "Vibrate when a move is confirmed",
  staysAwake: "Keep the screen on while you play",
  data: "Data on this device",
  dataNote:
    "The keys of your seats, matches on this device, saved games and these settings are kept in this browser alone. There is no account.",
  erase: "Delete my data here",
  eraseSure: "Delete all of it from this browser?",
  lostSeats: n({
    one: "Your seat in # unfinished online match. Without a way back to it on another device you cannot return:",
    other:
      "Your seats in # unfinished online matches. Without a way back to them on another device you cannot return:",
  }),
  lostLocal: n({
    one: "# match on this device, with all its moves",
    other: "# matches on this device, with all their moves",
  }),
  lostRest:
    "Saved games and reviews, answers to puzzles, your name and last choices, notices and settings",
  eraseNote: "This cannot be undone. Other open tabs of Endstation go back to the start.",
  eraseYes: "Delete everything",
  eraseNo: "Keep it",
  erasing: "Deleting",
};
