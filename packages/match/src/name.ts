import { err, ok, type Result } from "@endstation/engine";
import { type Refusal, refusal } from "./refusal.ts";

export const MAX_NAME_LETTERS = 24;
/** Some letters (a family of emoji) are many code points; this bounds what a name can weigh. */
const MAX_CODE_POINTS = 64;

/**
 * A name as it is kept and shown: composed (NFC), with single spaces and none at its ends.
 *
 * Any script is welcome. Refused are control characters, those that turn the direction of the
 * text around them, invisible ones, and stacks of marks that reach over other lines.
 */
export function parseName(raw: string): Result<string, Refusal> {
  const name = raw.normalize("NFC").replace(/\s+/gu, " ").trim();
  if (name === "") return err(refusal("name-empty"));
  if (UNFIT.test(name) || !VISIBLE.test(name)) return err(refusal("name-letters"));
  if ([...name].length > MAX_CODE_POINTS || letters(name) > MAX_NAME_LETTERS) {
    return err(refusal("name-too-long"));
  }
  return ok(name);
}

// Format characters (Cf) are refused but for the joiners that emoji and Indic scripts need, and
// the tags of flags.
const UNFIT = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{C}\u2028\u2029]|\p{M}{4}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const segmenter = new Intl.Segmenter();
const letters = (text: string) => [...segmenter.segment(text)].length;

/** Two names that people would take for one. */
export const sameName = (a: string, b: string): boolean =>
  a.normalize("NFKC").toLowerCase() === b.normalize("NFKC").toLowerCase();
