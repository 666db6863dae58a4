/** The colours a player may take; one list with the rules' names of the companies (CO-1). */
export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "brown",
  "blue",
  "purple",
  "black",
] as const;

export type Colour = (typeof COLOURS)[number];
