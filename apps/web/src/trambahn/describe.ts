import { type LineColour, RIDE_SIZE, type Seat, type TramLine } from "@endstation/engine";
import type { Dictionary } from "../i18n/dictionary.ts";
import { fill, type Part, plain } from "../i18n/phrase.ts";
import { person, type Telling } from "../match/telling.ts";
import { type CardPicture, NUMERALS } from "./draw/pictures.ts";
import { picture } from "./model/picture.ts";
import type { Place } from "./model/place.ts";
import type { Deed, Happening, Scoring } from "./model/story.ts";

/** A card by name: "red 7", "conductor". */
export function cardName({ trambahn }: Dictionary, card: CardPicture): string {
  if (card.colour === null) return trambahn.conductor;
  return trambahn.card(trambahn.colours[card.colour], card.value!);
}

/** Several cards: "red 7, 9 and 1 conductor"; a colour is named once, conductors come last. */
export function cardList({ trambahn }: Dictionary, cards: readonly CardPicture[]): string {
  let colour: LineColour | null = null;
  const names = cards.flatMap((card) => {
    if (card.colour === null) return [];
    const name = trambahn.card(trambahn.colours[card.colour], card.value!);
    const known = card.colour === colour;
    colour = card.colour;
    return [known ? String(card.value) : name];
  });
  const conductors = cards.length - names.length;
  return trambahn.list(conductors > 0 ? [...names, trambahn.conductors(conductors)] : names);
}

/** Points by seat as a sentence: "You 21, Ben 18". */
export function scores(telling: Telling, points: readonly number[]): string {
  const { score } = telling.words.trambahn.ride;
  const order = telling.me === 1 ? [1, 0] : [0, 1];
  return order.map((seat) => score(plain([person(telling, seat)]), points[seat]!)).join(", ");
}

/** A ride or a tour by its title: "Ride 7, red". */
export function scoringTitle(words: Dictionary, scoring: Scoring): string {
  const { ride, colours } = words.trambahn;
  if (scoring.kind === "tour") return ride.tour(scoring.sign);
  return ride.title(scoring.number, colours[scoring.colour]);
}

/** A ride or a tour with what everybody scored: "Ride 7, red: You 21, Ben 18." */
export function scoringText(telling: Telling, scoring: Scoring): string {
  const title = scoringTitle(telling.words, scoring);
  const points =
    scoring.kind === "ride"
      ? scores(telling, scoring.points)
      : telling.words.trambahn.ride.score(
          plain([person(telling, scoring.seat)]),
          scoring.points[scoring.seat]!,
        );
  return telling.words.trambahn.ride.said(title, points);
}

/** Something that happened, as a sentence with signs in it. */
export function describeEvent(telling: Telling, event: Happening): Part[] {
  if (event.kind === "ride" || event.kind === "tour") {
    const { colour } = event;
    return [{ kind: "mark", text: "", data: colour }, " ", scoringText(telling, event)];
  }
  return fill(templateOf(telling, event), {
    who: person(telling, event.seat),
    ...slotsOf(telling.words, event),
  });
}

/** A place of the table that the log points at, in words. */
export function placeText({ trambahn }: Dictionary, place: Place): string {
  switch (place.kind) {
    case "terminus":
      return trambahn.terminus(NUMERALS[place.colour]);
    case "line":
      return trambahn.line(place.sign);
    case "lines":
      return trambahn.line(NUMERALS[place.colour]);
    case "money":
      return trambahn.moneyPile;
  }
}

function templateOf({ words, me }: Telling, event: Deed): string {
  const { event: texts } = words.trambahn;
  const you = event.seat === me;
  switch (event.kind) {
    case "pass":
      return you ? texts.passYou : texts.pass;
    case "stop":
      if (event.fresh) return you ? texts.startYou : texts.start;
      return you ? texts.stopYou : texts.stop;
    case "bank":
      return you ? texts.bankYou : texts.bank;
    case "buy":
      return you ? texts.buyYou : texts.buy;
    case "end":
      if (event.closed.length > 0) return you ? texts.closedYou : texts.closed;
      return you ? texts.endYou : texts.end;
  }
}

function slotsOf(words: Dictionary, event: Deed): Record<string, Part> {
  const { trambahn } = words;
  switch (event.kind) {
    case "pass":
      return {
        card: cardList(words, [event.card]),
        place: trambahn.terminus(NUMERALS[event.colour]),
      };
    case "stop":
      return { cards: cardList(words, event.cards), line: trambahn.line(event.sign) };
    case "bank":
      return { cards: trambahn.cards(event.count) };
    case "buy":
      return { tram: trambahn.trams[event.tram], line: trambahn.line(event.sign) };
    case "end":
      return { lines: trambahn.list(event.closed.map(trambahn.line)) };
  }
}

/** The same as text alone, for the live region. */
export const eventText = (telling: Telling, event: Happening): string =>
  plain(describeEvent(telling, event)).replace(/\s+/g, " ").trim();

/** A line as a label: its sign, cards, tram, and what a ride brings. */
export function describeLine(words: Dictionary, line: TramLine, sign: string): string {
  const { lineLabel, colours, trams, points } = words.trambahn;
  const cards = line.cards.map(picture);
  const names = cards.map((card) =>
    card.value === null ? words.trambahn.conductor : String(card.value),
  );
  return [
    `${lineLabel.head(sign, colours[line.colour])}: ${names.join(", ")}`,
    line.tram ? lineLabel.tram(trams[line.tram], line.multiplier) : lineLabel.noTram,
    ...(line.tram ? [lineLabel.worth(points(line.worth))] : []),
    line.toTour > 0 ? lineLabel.toTour(line.toTour) : lineLabel.toured,
    ...(line.closed ? [lineLabel.closed] : []),
  ].join("; ");
}

/** A terminus as a label: "Terminus II, red: 4, 3 and 6; 1 more". */
export function describeTerminus(
  words: Dictionary,
  colour: LineColour,
  waiting: readonly CardPicture[],
): string {
  const { termini, terminus, colours } = words.trambahn;
  const names = waiting.map((card) =>
    card.value === null ? words.trambahn.conductor : String(card.value),
  );
  const who = waiting.length > 0 ? words.trambahn.list(names) : termini.nobody;
  return `${termini.label(terminus(NUMERALS[colour]), colours[colour], who)}; ${missing(words, waiting.length)}`;
}

/** How many passengers are missing to a ride. */
export function missing(words: Dictionary, waiting: number): string {
  const { termini } = words.trambahn;
  const places = RIDE_SIZE - waiting;
  if (places <= 0) return termini.ride;
  return places === 1 ? termini.one : termini.more(places);
}

/** A name for a seat, as text. */
export const nameOf = (telling: Telling, seat: Seat): string => plain([person(telling, seat)]);
