import {
  BANK_PHASE,
  BUY_PHASE,
  CARD_POINTS,
  CONDUCTOR,
  END,
  NEW_LINE,
  NO_TRAM,
  PASS_PHASE,
  PRICES,
  packTrambahnMove,
  STOP_PHASE,
  TRAMS,
  type TrambahnPosition,
} from "@endstation/engine";

/** What becomes of a hand card in a turn: it stays in the hand, ... */
export const KEEP = 0;
/** ... becomes money, ... */
export const INCOME = 1;
/** ... waits at a terminus (2 to 5, by colour), ... */
export const WAIT = 2;
/** ... goes into a line that this turn begins, one for each colour, ... */
export const BEGIN = 6;
/** ... or into the line of number `use` - `BEGIN`. */
export const lineUse = (number: number): number => BEGIN + number;

/** No hand is larger. */
export const MAX_HAND = 6;

/** The longest turn: every card, a tram for each line without one, and the end. */
export const MAX_TURN = 16;

/** The dearest tram that may be bought first, an index in `TRAMS`. */
type Dearest = number;

/** The cards of the hand of the seat to move, sorted by type, into `into`; their number. */
export function handInto({ hands, seat }: TrambahnPosition, into: Uint8Array): number {
  let size = 0;
  for (let card = 0; card <= CONDUCTOR; card++) {
    for (let held = hands.held(seat, card); held > 0; held--) into[size++] = card;
  }
  return size;
}

/**
 * Turns what is to become of each hand card into the moves of a whole turn, in the phases' order.
 * The best tram that can be paid goes to the line with the most points, and so on.
 */
export class TurnWriter {
  /** Scratch: lines without a tram in this turn, and what they will have by points. */
  readonly #numbers: number[] = [];
  readonly #points: number[] = [];
  readonly #lasts = new Uint8Array(32);

  /**
   * Writes the turn into `into` and returns its length, with its `end`; 0 where the uses of the
   * cards contradict each other, the rules, or the money. `hand` is that of `handInto`; phases of
   * the position and the number of passengers are the caller's to respect.
   */
  write(
    position: TrambahnPosition,
    plan: { readonly hand: Uint8Array; readonly size: number; readonly uses: Uint8Array },
    choice: { readonly dearest: Dearest; readonly into: Uint16Array },
  ): number {
    const { hand, size, uses } = plan;
    const { into } = choice;
    const lines = position.lines[position.seat]!;
    let length = 0;
    for (let at = 0; at < size; at++) {
      const use = uses[at]!;
      if (use < WAIT || use >= BEGIN) continue;
      into[length++] = packTrambahnMove(PASS_PHASE, hand[at]!, use - WAIT);
    }
    this.#numbers.length = 0;
    this.#points.length = 0;
    for (let line = 0; line < lines.count; line++) {
      this.#lasts[line] = lines.lasts[line]!;
      if (lines.trams[line] !== NO_TRAM) continue;
      this.#numbers.push(line + 1);
      this.#points.push(lines.points[line]!);
    }
    // Conductors first: a 10 would close their line.
    for (let at = 0; at < size; at++) {
      if (hand[at] !== CONDUCTOR || uses[at]! < BEGIN) continue;
      const number = uses[at]! - BEGIN;
      if (number === NEW_LINE || lines.isClosed(number - 1)) return 0;
      into[length++] = packTrambahnMove(STOP_PHASE, CONDUCTOR, number);
    }
    let count = lines.count;
    let begun = -1;
    for (let at = 0; at < size; at++) {
      const card = hand[at]!;
      if (card === CONDUCTOR || uses[at]! < BEGIN) continue;
      const colour = Math.floor(card / 10);
      const value = (card % 10) + 1;
      let number = uses[at]! - BEGIN;
      if (number === NEW_LINE) {
        if (begun !== colour) {
          begun = colour;
          into[length++] = packTrambahnMove(STOP_PHASE, card, NEW_LINE);
          this.#lasts[count] = value;
          this.#numbers.push(++count);
          this.#points.push(CARD_POINTS[card]!);
          continue;
        }
        number = count;
      } else if (lines.colours[number - 1] !== colour) return 0;
      if (this.#lasts[number - 1]! >= value) return 0;
      this.#lasts[number - 1] = value;
      into[length++] = packTrambahnMove(STOP_PHASE, card, number);
      const tramless = this.#numbers.indexOf(number);
      if (tramless >= 0) this.#points[tramless]! += CARD_POINTS[card]!;
    }
    let money = position.money.size(position.seat);
    for (let at = 0; at < size; at++) {
      if (uses[at] !== INCOME) continue;
      into[length++] = packTrambahnMove(BANK_PHASE, hand[at]!, 0);
      money++;
    }
    return this.#buy(position, { money, begunFrom: lines.count, length }, choice);
  }

  #buy(
    { offer }: TrambahnPosition,
    soFar: { readonly money: number; readonly begunFrom: number; readonly length: number },
    { dearest, into }: { readonly dearest: Dearest; readonly into: Uint16Array },
  ): number {
    let { money, length } = soFar;
    let left = this.#numbers.length;
    let limit = dearest;
    const bought = [0, 0, 0];
    for (; left > 0; left--) {
      let most = 0;
      for (let at = 1; at < this.#numbers.length; at++) {
        if (this.#points[at]! > this.#points[most]!) most = at;
      }
      const number = this.#numbers[most]!;
      this.#points[most] = -1;
      let tram = limit;
      while (tram >= 0 && (offer[tram]! <= bought[tram]! || PRICES[tram]! > money)) tram--;
      if (tram >= 0) {
        bought[tram]!++;
        money -= PRICES[tram]!;
        into[length++] = packTrambahnMove(BUY_PHASE, tram, number);
      } else if (number > soFar.begunFrom) return 0;
      limit = TRAMS.length - 1;
    }
    into[length++] = END;
    return length;
  }
}
