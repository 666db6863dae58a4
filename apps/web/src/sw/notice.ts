import { NOTICE_KINDS, type PushMessage, readMatchId } from "@endstation/match";
import { NOTICE_WORDS } from "./words.ts";

/** What the worker reads of a message about a match. */
export type PushNotice = Pick<PushMessage, "match" | "kind">;

/** What a message says; `null` where this version of the worker cannot read it. */
export function readNotice(text: string | undefined): PushNotice | null {
  try {
    const { match, kind } = JSON.parse(text ?? "") as Partial<PushMessage>;
    const known = NOTICE_KINDS.find((one) => one === kind);
    return known && typeof match === "string" && readMatchId(match) ? { match, kind: known } : null;
  } catch {
    return null;
  }
}

/** A notification in the first of `languages` that has words; English without any. */
export function describeNotice(notice: PushNotice | null, languages: readonly unknown[]) {
  const tags = languages.map((tag) => String(tag).split("-")[0]!);
  const lang = tags.find((tag) => Object.hasOwn(NOTICE_WORDS, tag)) ?? "en";
  const words = NOTICE_WORDS[lang]!;
  // A message that cannot be read is shown all the same: a browser takes back the permission of
  // a page whose messages show nothing.
  if (!notice) return { title: "Endstation", body: "", lang };
  const game = words.games[readMatchId(notice.match)!.kind];
  return { title: words.notices[notice.kind], body: game ?? "Endstation", lang };
}

/** The address of a match. */
export const pathOf = (match: string): string => `/g/${match}`;
