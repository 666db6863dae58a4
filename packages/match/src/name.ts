import { err, ok, type Result } from "@endstation/engine";
import { type Refusal, refusal } from "./refusal.ts";

/** How long a name may be, in letters as people count them. */
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
  if (UNFIT.test(withoutFitting(name)) || !VISIBLE.test(name)) return err(refusal("name-letters"));
  if ([...name].length > MAX_CODE_POINTS || letters(name) > MAX_NAME_LETTERS) {
    return err(refusal("name-too-long"));
  }
  return ok(name);
}

/**
 * What can be shown of a name that was given elsewhere, of whatever length and letters: a good
 * one as `parseName` gives it, else without what is refused and cut at its length; empty where
 * nothing is left.
 */
export function fitName(raw: string): string {
  const some = raw.slice(0, MOST_READ);
  for (const name of [some, cut(some), cut(some.normalize("NFC").replace(EACH_UNFIT, ""))]) {
    const parsed = parseName(name);
    if (parsed.ok) return parsed.value;
  }
  return "";
}

/** More than a name can weigh, whatever it is cut at. */
const MOST_READ = 1000;

/** As many whole letters of a name as it may have. */
function cut(name: string): string {
  let kept = "";
  let points = 0;
  for (const { segment } of [...segmenter.segment(name.trim())].slice(0, MAX_NAME_LETTERS)) {
    points += [...segment].length;
    if (points > MAX_CODE_POINTS) break;
    kept += segment;
  }
  return kept;
}

// Invisible characters are refused but where they belong: joiners between letters of scripts that
// join and between emoji, tags behind the flag that they spell, selectors behind what they select.
const JOINED =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
const JOINED_LETTERS =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{M}])[\u200c\u200d](?=\p{L})/gu;
const FLAG_TAGS = /(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]{1,6}\u{e007f}/gu;
const SELECTED = /(?<=[\p{Emoji}\p{L}])[\ufe0e\ufe0f]/gu;
const UNFIT = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|\p{M}{4}/u;
const EACH_UNFIT = new RegExp(UNFIT.source, "gu");
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const withoutFitting = (name: string) =>
  [JOINED, JOINED_LETTERS, FLAG_TAGS, SELECTED].reduce(
    (rest, fitting) => rest.replace(fitting, ""),
    name,
  );

const segmenter = new Intl.Segmenter();
const letters = (text: string) => [...segmenter.segment(text)].length;

/** Two names that people would take for one. */
export const sameName = (a: string, b: string): boolean => looksOf(a) === looksOf(b);

const looksOf = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase();
