import type { NoticeKind } from "@endstation/match";

/** What is said in a language where none of its dictionaries is loaded: outside of the pages. */
export interface OutsideWords {
  /** The games by the kind of game in a match's link. */
  readonly games: Readonly<Record<number, string>>;
  /** What messages of a match say. */
  readonly notices: Readonly<Record<NoticeKind, string>>;
  /** The card that chats show of a link to a match. */
  readonly card: {
    /** With `{n}` for the number of places. */
    readonly places: string;
    readonly text: string;
    /** What the picture shows, for those who do not see it. */
    readonly picture: string;
  };
  /** The installed app, and its shortcuts. */
  readonly app: {
    readonly description: string;
    readonly create: string;
    readonly here: string;
    readonly puzzle: string;
  };
  /** Where not even the first words of the pages come. */
  readonly unloaded: {
    readonly text: string;
    readonly action: string;
  };
}
