import type { LineColour } from "@endstation/engine";

/** The pattern inside a coloured line, for those who do not see its colour. */
export interface Core {
  readonly width: number;
  /** An SVG dash list; `null`: unbroken. */
  readonly dash: string | null;
  readonly round: boolean;
}

/** The pattern of a colour in a line `thick` pixels wide: I dashes, II none, III a thin line, IV dots. */
export function coreOf(colour: LineColour, thick: number): Core | null {
  const width = Math.max(1.6, thick * 0.2);
  switch (colour) {
    case "blue":
      return { width, dash: `${thick * 1.3} ${thick * 0.8}`, round: false };
    case "red":
      return null;
    case "green":
      return { width, dash: null, round: false };
    case "yellow":
      return { width: width * 1.25, dash: `0.01 ${thick * 0.75}`, round: true };
  }
}
