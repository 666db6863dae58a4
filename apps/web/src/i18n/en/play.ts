import { counting } from "../counting.ts";

const n = counting("en");

/** The running match around its game. Pairs tell of another first, then of the reader. */
export const play = {
  unseen: "Not seen yet",
  menu: "Match menu",

  /** Of what has come since the last look. */
  fresh: "new since you last looked",

  undo: "Take back",

  person: {
    /** Instead of a name that the host has hidden. */
    unnamed: (number: number) => `Player ${number}`,
    watching: n({ one: "# person is watching", other: "# people are watching" }),
  },

  lost: { resigned: "resigned", abandoned: "gone", time: "out of time" },
};
