import type { OutsideWords } from "../i18n/outside.ts";

/** What a chat shows of a link to a match, with `{n}` for the number of places. */
export interface CardWords {
  readonly title: string;
  readonly text: string;
  /** What the picture shows, for those who do not see it. */
  readonly picture: string;
}

/**
 * The cards of one language by the kind of game in a match's link: what the server reads of them,
 * as a file for each language, so that it has no words of its own.
 */
export const cardsOf = ({ games, card }: OutsideWords): Readonly<Record<string, CardWords>> =>
  Object.fromEntries(
    Object.entries(games).map(([kind, name]) => [
      kind,
      { title: `${name} · ${card.places}`, text: card.text, picture: card.picture },
    ]),
  );
