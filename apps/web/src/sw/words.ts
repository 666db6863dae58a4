/** What a message may tell of a match. */
export const NOTICE_KINDS = ["turn", "started", "over"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

interface NoticeWords extends Readonly<Record<NoticeKind, string>> {
  /** The games by the kind of game in a match's link. */
  readonly games: Readonly<Record<number, string>>;
}

/**
 * The words of notices, apart from the dictionaries: a service worker loads no other file, and
 * starts for a single message.
 */
export const NOTICE_WORDS: Readonly<Record<string, NoticeWords>> = {
  en: {
    turn: "Your turn",
    started: "The match has begun",
    over: "The game is over",
    games: { 1: "Cable Car", 2: "The Companies", 3: "Trambahn" },
  },
  de: {
    turn: "Du bist am Zug",
    started: "Die Partie hat begonnen",
    over: "Die Partie ist zu Ende",
    games: { 1: "Cable Car", 2: "Die Gesellschaften", 3: "Trambahn" },
  },
};
