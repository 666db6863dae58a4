// What both ends of the wire must know beside its messages. A file of its own: a client needs these
// and none of the schemas, by which a server judges what comes in.

/** The version of the messages (`protocol.ts`) that this build speaks. */
export const PROTOCOL_VERSION = 3;
/** The version before, which is still spoken; `speaks` says in which matches. */
export const OLDEST_PROTOCOL_VERSION = 2;

/** An incoming frame above this is refused unread. */
export const MAX_FRAME_BYTES = 4096;

/** Why the match closes a socket; other codes are those of RFC 6455. */
export const CLOSE_CODES = {
  /** The same seat, or the match, has too many connections: this one should not come back by itself. */
  crowded: 4001,
  /** The match was deleted. */
  gone: 4002,
  /** Too many malformed frames (policy violation). */
  malformed: 1008,
  tooLarge: 1009,
} as const;

/** What a client sends every 25 s while it is looked at, and its answer; neither wakes a match. */
export const PING = "ping";
export const PONG = "pong";

/** What players may call to each other: told to those who are there, kept nowhere. */
export const REACTIONS = ["hello", "thanks", "well-played", "wow", "oops", "hurry"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a notice tells: a place's turn has begun, the match has started, or it is over. */
export const NOTICE_KINDS = ["turn", "started", "over"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The most seats that a device may hold in a match beside that of whoever looks at the screen. */
export const MAX_ALSO = 5;
