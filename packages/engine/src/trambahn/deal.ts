import type { Deck } from "../deal/deck.ts";
import type { Fault } from "../fault.ts";
import { isObject } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { CARDS, type CardCode, COPIES, DECK, parseCard } from "./cards.ts";

/** A deal: the 120 cards, and the order of each new pile since (TB-19). The top comes first. */
export interface TrambahnDeal {
  readonly cards: readonly CardCode[];
  readonly reshuffles: readonly (readonly CardCode[])[];
}

const bad = (rule: string, code: string, message: string): Result<never, Fault> =>
  err({ code, rule, message });

/**
 * Reads a deal from JSON: it must hold exactly the 120 cards of TB-1 and TB-2. Whether the
 * reshuffles are the discard piles of their time, only the moves tell.
 */
export function parseDeal(input: unknown): Result<TrambahnDeal, Fault> {
  if (!isObject(input) || !Array.isArray(input.cards)) {
    return bad("TB-1", "deal", "The deal must have a list of cards.");
  }
  const { cards, reshuffles, ...rest } = input;
  if (Object.keys(rest).length > 0) {
    return bad("TB-1", "deal", "The deal has more parts than its cards and reshuffles.");
  }
  if (!isCards(cards)) {
    return bad("TB-1", "unknown-card", "The deal has a card that does not exist.");
  }
  const wrong = CARDS.find(
    (code, card) => cards.filter((other) => other === code).length !== COPIES[card],
  );
  if (wrong !== undefined) {
    return bad("TB-1", "card-count", `The deal has too few or too many cards ${wrong}.`);
  }
  if (!Array.isArray(reshuffles) || !reshuffles.every(isCards)) {
    return bad("TB-19", "reshuffles", "The deal must have a list of the reshuffled piles.");
  }
  return ok({ cards, reshuffles });
}

const isCards = (input: unknown): input is CardCode[] =>
  Array.isArray(input) &&
  input.every((code) => typeof code === "string" && parseCard(code) !== null);

/** The deal of a match's deck, before the first reshuffle. */
export const shuffleDeal = (deck: Deck): TrambahnDeal => ({
  cards: deck.shuffle("cards", DECK),
  reshuffles: [],
});
