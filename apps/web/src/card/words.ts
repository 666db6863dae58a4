import { NOTICE_WORDS } from "../sw/words.ts";

/** What a chat shows of a link to a match, with `{n}` for the number of places. */
export interface CardWords {
  readonly title: string;
  readonly text: string;
  /** What the picture shows, for those who do not see it. */
  readonly picture: string;
}

interface Words extends Omit<CardWords, "title"> {
  readonly places: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    places: "{n} players",
    text: "Open the link and sit down: no account, on any device. Unofficial.",
    picture: "Some pieces of the game",
  },
  de: {
    places: "{n} Personen",
    text: "Link öffnen und Platz nehmen: ohne Konto, auf jedem Gerät. Inoffiziell.",
    picture: "Einige Teile des Spiels",
  },
};

/**
 * The words of each language's cards by the kind of game in a match's link: what the server reads
 * of them, as a file for each language, so that it has no words of its own.
 */
export const CARD_WORDS: Readonly<Record<string, Readonly<Record<string, CardWords>>>> =
  Object.fromEntries(
    Object.entries(WORDS).map(([language, { places, text, picture }]) => {
      const games = Object.entries(NOTICE_WORDS[language]!.games);
      return [
        language,
        Object.fromEntries(
          games.map(([kind, name]) => [kind, { title: `${name} · ${places}`, text, picture }]),
        ),
      ];
    }),
  );
