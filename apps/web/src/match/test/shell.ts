import type { PlayProps } from "../../games.ts";

/** What a shell without anything round the game gives to its screen, for tests of the game alone. */
export const bareShell: Omit<PlayProps, "table" | "play" | "undo"> = {
  id: "x",
  seat: 0,
  people: [],
  watching: 0,
  pending: false,
  freshFrom: null,
  askUndo: async () => null,
  hear: () => {},
  parts: {
    Menu: () => null,
    AtSeat: () => null,
    Hint: () => null,
    SinceLook: () => null,
    Again: () => null,
  },
};
