/** The width of a sheet and of its margins, in pixels: what chats show without making it smaller. */
export const SHEET = 1080;
export const MARGIN = 60;
/** The height of all that stands over the first drawing, but the scores. */
export const HEAD = 190;
/** The height of a heading over a drawing, and of the gap before it. */
export const HEADING = 64;
const GAP = 24;

/** A place on the sheet, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing: its width by its height, and whether a heading stands over it. */
export interface Piece {
  readonly ratio: number;
  readonly headed: boolean;
}

/** Where each drawing lies below the one before, from `top` on, and how high the sheet becomes. */
export function place(
  pieces: readonly Piece[],
  top: number = HEAD,
): { readonly boxes: readonly Box[]; readonly height: number } {
  const most = SHEET - 2 * MARGIN;
  let y = top;
  const boxes = pieces.map(({ ratio, headed }) => {
    const height = Math.min(most / ratio, most);
    if (headed) y += HEADING;
    const box = { x: MARGIN, y, width: height * ratio, height };
    y += height + GAP;
    return box;
  });
  return { boxes, height: y - GAP + MARGIN };
}

/** A text that is no wider than `width`, cut where it must be; `measure` gives a text's width. */
export function fitted(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  // By what a reader takes for a character: half an emoji is another one.
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (characters.length > 0 && measure(`${characters.join("")}…`) > width) characters.pop();
  return `${characters.join("")}…`;
}
