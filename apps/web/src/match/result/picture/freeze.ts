import font from "../../../fonts/endstation-sans.woff2?url";

/** What a drawing takes from the page's style sheets. */
const PROPERTIES = [
  "display",
  "visibility",
  "opacity",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "stroke-dashoffset",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "font-variant-numeric",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
] as const;

/**
 * A copy of a drawing on the page that looks the same without the page: as an image it knows
 * neither its style sheets nor its font.
 *
 * @param size The copy's own width and height, in pixels.
 */
export async function freeze(
  drawing: SVGSVGElement,
  size: { width: number; height: number },
): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  for (const [i, original] of originals.entries()) {
    const look = getComputedStyle(original);
    for (const name of PROPERTIES) copies[i]!.style.setProperty(name, look.getPropertyValue(name));
  }
  copy.setAttribute("width", `${size.width}`);
  copy.setAttribute("height", `${size.height}`);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await fontFace();
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

let loaded: Promise<string> | undefined;

/** The page's font with its bytes, as an image may load nothing. Rejects where it does not come. */
function fontFace(): Promise<string> {
  if (!loaded) {
    loaded = loadFontFace();
    // It may be asked for again.
    loaded.catch(() => {
      loaded = undefined;
    });
  }
  return loaded;
}

async function loadFontFace(): Promise<string> {
  const response = await fetch(font);
  if (!response.ok) throw new Error(`The font did not come (${response.status}).`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const source = `url(data:font/woff2;base64,${text}) format("woff2")`;
  return `@font-face{font-family:"Endstation Sans";font-weight:400 800;src:${source}}`;
}
