import type { Colour } from "@endstation/match";

/** The dashes inside a coloured line, in the company's second colour; `null`: none. */
export interface Core {
  readonly width: number;
  /** An SVG dash list; `null`: an unbroken core. */
  readonly dash: string | null;
  readonly round?: boolean;
}

/**
 * How a company looks besides its colour: never is a thing told by colour alone. Its letter is a
 * matter of language, as its name is.
 */
export interface Company {
  /** A path in a box of -10 to 10. */
  readonly shape: string;
  /** Where the letter sits: down by `dy`, its size times `scale`. */
  readonly dy: number;
  readonly scale: number;
  readonly core: Core | null;
}

/** The eight companies by the rules' names; colours are in tokens.css. */
export const COMPANIES: Readonly<Record<Colour, Company>> = {
  red: {
    shape: "M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z",
    dy: 0,
    scale: 1,
    core: null,
  },
  orange: {
    shape: "M-9-9H9V9H-9Z",
    dy: 0,
    scale: 1,
    core: { width: 2.2, dash: "8 4" },
  },
  yellow: {
    shape: "M0-11L11 9H-11Z",
    dy: 2.6,
    scale: 0.82,
    core: { width: 2.8, dash: "0 6", round: true },
  },
  green: {
    shape: "M0-11.5L11.5 0L0 11.5L-11.5 0Z",
    dy: 0,
    scale: 0.9,
    core: { width: 2.2, dash: null },
  },
  brown: {
    shape: "M-5.5-10H5.5L11 0L5.5 10H-5.5L-11 0Z",
    dy: 0,
    scale: 1,
    core: { width: 2.2, dash: "8 3 2 3" },
  },
  blue: {
    shape: "M0-11L10.8-3.2L6.7 9.5H-6.7L-10.8-3.2Z",
    dy: 0.9,
    scale: 1,
    core: { width: 2, dash: "18 6" },
  },
  purple: {
    shape: "M0-12L3.4-5.2L11-4L5.6 1.5L7 9.4L0 6L-7 9.4L-5.6 1.5L-11-4L-3.4-5.2Z",
    dy: 0.4,
    scale: 0.78,
    core: { width: 5, dash: "1.6 6" },
  },
  black: {
    shape: "M-4.6-10.5H4.6V-4.6H10.5V4.6H4.6V10.5H-4.6V4.6H-10.5V-4.6H-4.6Z",
    dy: 0,
    scale: 0.86,
    core: { width: 1.6, dash: null },
  },
};
