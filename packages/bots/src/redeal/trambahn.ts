import {
  type CardCode,
  DECK,
  err,
  type Fault,
  type Knowledge,
  ok,
  type Result,
  type TrambahnDeal,
  type TrambahnOptions,
  trambahn,
} from "@endstation/engine";
import type { Chance } from "../chance.ts";
import { Journey } from "./journey.ts";
import type { Redeal } from "./redeal.ts";
import { shuffled } from "./shuffle.ts";
import { Cards, codeAt, type Slot } from "./slots.ts";

/**
 * So often it is begun anew. What is played after a reshuffle came from the pile or was kept from
 * before; a guess at that can leave too few of a type for what comes later.
 */
const TRIES = 200;

/**
 * A deal of Trambahn that shows a seat what it has seen, with the reshuffles so far and the
 * other's income. Cards are followed through the moves as places, and told only where a move
 * shows them; the rest is dealt anew.
 */
export function redealCards(
  knowledge: Knowledge<TrambahnOptions>,
  chance: Chance,
): Result<Redeal, Fault> {
  const known = trambahn.known(knowledge);
  if (!known.ok) return known;
  for (let tried = 0; tried < TRIES; tried++) {
    const found = attempt(knowledge, new Cards(chance, { daring: tried > 0 }), chance);
    if (found && replays(knowledge, found)) return ok(found);
  }
  const message = "The unseen cards could not be dealt anew.";
  return err({ code: "no-redeal", rule: "record", message });
}

function attempt(
  { moves, seat, view }: Knowledge<TrambahnOptions>,
  cards: Cards,
  chance: Chance,
): Redeal | null {
  const journey = new Journey(cards);
  for (const move of moves) {
    if (!journey.follow(move)) return null;
  }
  // One's own hand is told last, and stays where it is.
  const own = seat === null ? [] : [...journey.hands[seat]!];
  for (const code of view.hand) {
    if (!cards.take(own, code as CardCode)) return null;
  }
  for (const pile of journey.piles) cards.settle(pile);
  const unseen = shuffled(cards.unseen(), chance);
  for (const slot of journey.deal) slot.code ??= unseen.pop()!;
  const codes = (slots: readonly Slot[]) => slots.map((slot) => codeAt(slot)!);
  const deal: TrambahnDeal = { cards: codes(journey.deal), reshuffles: journey.piles.map(codes) };
  const told = moves.map((move, ply) => {
    const hidden = journey.hiddenIncome.get(ply);
    return hidden ? `bank ${codeAt(hidden)}` : move;
  });
  return { deal, moves: told };
}

/** Whether the rules take a deal and its moves for what they are. */
function replays({ options }: Knowledge<TrambahnOptions>, { deal, moves }: Redeal): boolean {
  const parsed = trambahn.parseDeal(options, deal);
  if (!parsed.ok || parsed.value.cards.length !== DECK.length) return false;
  const position = trambahn.start(options, parsed.value);
  return moves.every((move) => trambahn.play(position, move).ok);
}
