import type { ActionOf, CodePurpose, Place } from "../action.ts";
import { credentialOf } from "../credential.ts";
import { digestOf, equalInConstantTime } from "../digest.ts";
import { type Match, sitterAt } from "../match.ts";
import { parseName } from "../name.ts";
import { type Decision, no, yes } from "./context.ts";

/** A code for another device is shown on a screen, and used at once. */
const DEVICE_CODE_MS = 5 * 60_000;
const MAX_DEVICES = 8;

/** Makes a code good that its owner's client has made; it ends the last one of its purpose. */
export function setCode(
  match: Match,
  place: Place,
  { purpose, code, now }: { purpose: CodePurpose; code: string; now: number },
): Decision {
  const digest = digestOf(code);
  if (placeOfCode(match, digest)) return no("bad-code");
  const until = purpose === "device" ? now + DEVICE_CODE_MS : null;
  return yes({ type: "coded", place, purpose, digest, until });
}

/** Ends a code of the own seat. */
export const endCode = (match: Match, place: Place, purpose: CodePurpose): Decision =>
  sitterAt(match, place).codes[purpose] ? yes({ type: "uncoded", place, purpose }) : no("bad-code");

/** Takes a seat by a code, which is spent with it. */
export function pair(match: Match, action: ActionOf<"pair">, now: number): Decision {
  if (credentialOf(match, action.token)) return no("already-seated");
  const found = placeOfCode(match, digestOf(action.code));
  if (!found || (found.until !== null && now > found.until)) return no("bad-code");
  const { place, purpose } = found;
  const sitter = sitterAt(match, place);
  if (sitter.devices.length >= MAX_DEVICES) return no("too-many-devices");
  const word = parseName(action.word);
  if (!word.ok) return word;
  return yes({
    type: "paired",
    place,
    device: sitter.lastDevice + 1,
    word: word.value,
    tokenDigest: digestOf(action.token),
    purpose,
  });
}

/** Takes the seat away from one of its devices; the last one stays, or nobody could play. */
export function revoke(match: Match, place: Place, device: number): Decision {
  const { devices } = sitterAt(match, place);
  if (!devices.some((one) => one.device === device)) return no("no-device");
  return devices.length === 1 ? no("last-device") : yes({ type: "revoked", place, device });
}

function placeOfCode(match: Match, digest: string) {
  for (const [place, sitter] of match.places.entries()) {
    for (const [purpose, code] of Object.entries(sitter?.codes ?? {})) {
      if (equalInConstantTime(code.digest, digest)) {
        return { place, purpose: purpose as CodePurpose, until: code.until };
      }
    }
  }
  return null;
}
