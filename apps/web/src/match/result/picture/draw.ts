import type { JSX } from "solid-js";
import { render } from "solid-js/web";
import css from "./draw.module.css";
import { freeze } from "./freeze.ts";
import { type Box, fitted, HEAD, HEADING, MARGIN, place, SHEET } from "./layout.ts";

/** What a picture of a result shows. */
export interface ResultPicture {
  readonly game: string;
  /** Who has won, as everybody may read it. */
  readonly title: string;
  /** The players, the best first. */
  readonly scores: readonly {
    readonly name: string;
    /** `null` where they are not known to all. */
    readonly points: number | null;
    /** A drawing as high as it is wide. */
    readonly mark: () => JSX.Element;
  }[];
  /** What was built: drawings, some below a heading. */
  readonly drawings: readonly { readonly heading?: string; readonly draw: () => JSX.Element }[];
}

/** The height of a row of scores, and how many stand in one. */
const ROW = 58;
const COLUMNS = 2;
/** A phone's screen has more pixels than the sheet has units. */
const SHARPNESS = 2;

/**
 * Draws a result as a PNG in the page's colours.
 *
 * @throws what the browser throws where it can make no such picture
 */
export async function drawResult(picture: ResultPicture): Promise<Blob> {
  // The drawings are made by the very components of the page, out of sight: what they look like
  // is known to the style sheets alone.
  const host = document.createElement("div");
  host.className = css.host!;
  host.inert = true;
  document.body.append(host);
  const marks = picture.scores.map(({ mark }) => mark);
  const drawings = picture.drawings.map(({ draw }) => draw);
  const dispose = render(() => [...marks, ...drawings].map((one) => one()), host);
  try {
    const all = [...host.querySelectorAll<SVGSVGElement>(":scope > svg")];
    return await paint(picture, {
      marks: all.slice(0, marks.length),
      drawings: all.slice(marks.length),
    });
  } finally {
    dispose();
    host.remove();
  }
}

interface Drawn {
  readonly marks: readonly SVGSVGElement[];
  readonly drawings: readonly SVGSVGElement[];
}

async function paint(picture: ResultPicture, { marks, drawings }: Drawn): Promise<Blob> {
  const rows = Math.ceil(picture.scores.length / COLUMNS);
  const pieces = drawings.map((drawing, i) => ({
    ratio: drawing.viewBox.baseVal.width / drawing.viewBox.baseVal.height,
    headed: picture.drawings[i]!.heading !== undefined,
  }));
  const { boxes, height } = place(pieces, HEAD + rows * ROW + MARGIN / 2);
  const canvas = document.createElement("canvas");
  canvas.width = SHEET * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const context = canvas.getContext("2d")!;
  context.scale(SHARPNESS, SHARPNESS);
  const colour = (name: string) => colourOf(canvas, name);
  document.body.append(canvas);
  canvas.className = css.host!;
  const write = writer(context);
  try {
    context.fillStyle = colour("--paper");
    context.fillRect(0, 0, SHEET, height);
    context.fillStyle = colour("--ink-2");
    write(`Endstation · ${picture.game}`, { x: MARGIN, y: 92, size: 30, weight: 600 });
    context.fillStyle = colour("--ink");
    write(picture.title, { x: MARGIN, y: 160, size: 64, least: 40, weight: 800 });
    for (const [i, { name, points }] of picture.scores.entries()) {
      const column = (SHEET - 2 * MARGIN) / COLUMNS;
      const x = MARGIN + (i % COLUMNS) * column;
      const y = HEAD + Math.floor(i / COLUMNS) * ROW;
      await stamp(context, marks[i]!, { x, y, width: 42, height: 42 });
      const figures = points === null ? "" : `${points}`;
      write(figures, { x: x + 56, y: y + 33, size: 34, weight: 800 });
      const taken = context.measureText(figures).width;
      const width = column - 56 - taken - 32;
      write(name, { x: x + 56 + taken + 14, y: y + 33, size: 34, weight: 500, width });
    }
    for (const [i, box] of boxes.entries()) {
      const { heading } = picture.drawings[i]!;
      if (heading) write(heading, { x: box.x, y: box.y - HEADING / 3, size: 34, weight: 700 });
      await stamp(context, drawings[i]!, box);
    }
  } finally {
    canvas.remove();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser made no picture.");
  return blob;
}

/** A colour of the page, in its present theme. */
function colourOf(element: HTMLElement, name: string): string {
  element.style.color = `var(${name})`;
  return getComputedStyle(element).color;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How small it may become before it is cut; by default not at all smaller. */
  readonly least?: number;
  readonly weight: number;
  /** How wide it may be; by default up to the margin. */
  readonly width?: number;
}

const writer = (context: CanvasRenderingContext2D) => (text: string, line: Line) => {
  const setSize = (size: number) => {
    context.font = `${line.weight} ${size}px "Endstation Sans", sans-serif`;
  };
  const width = line.width ?? SHEET - MARGIN - line.x;
  setSize(line.size);
  const fits = Math.floor((line.size * width) / context.measureText(text).width);
  if (fits < line.size) setSize(Math.max(line.least ?? line.size, fits));
  const shown = fitted(text, width, (part) => context.measureText(part).width);
  // A name's direction is its own, and does not reach over what stands beside it.
  context.fillText(`\u2068${shown}\u2069`, line.x, line.y);
};

async function stamp(context: CanvasRenderingContext2D, drawing: SVGSVGElement, box: Box) {
  const text = await freeze(drawing, {
    width: box.width * SHARPNESS,
    height: box.height * SHARPNESS,
  });
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    context.drawImage(image, box.x, box.y, box.width, box.height);
  } finally {
    URL.revokeObjectURL(address);
  }
}
