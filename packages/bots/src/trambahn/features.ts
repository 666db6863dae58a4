import {
  CARD_COPIES,
  CARD_POINTS,
  CONDUCTOR,
  HAND_SIZE,
  LAST_RIDE,
  LINE_COLOURS,
  MULTIPLIERS,
  NO_TRAM,
  OFFER_SIZE,
  PRICES,
  TOUR_SIZE,
  TRAM_STACK,
  TRAMS,
  type TrambahnPosition,
} from "@endstation/engine";

/** How many numbers describe one colour, from each of the four the same. */
export const COLOUR_FEATURES = 23;

/** Among these what `seat` leads by in lines, times the rides to come. */
export const LEAD_BY_RIDES = 17;

/** And what its lines may still gain, times the rides; that of the other seat is the next. */
export const GAIN_BY_RIDES = 21;

/** How many numbers describe what belongs to no colour. */
export const GLOBAL_FEATURES = 22;

/** The values of a colour's stops. */
const VALUES = 10;

/**
 * What the evaluator is told of a position in which `seat` has done all but end its turn: only
 * what that seat may know, each number of about the size of 1. Made once and filled many times.
 */
export class Features {
  /** Those of the four colours, one colour after the other. */
  readonly colours = new Float64Array(LINE_COLOURS.length * COLOUR_FEATURES);
  readonly globals = new Float64Array(GLOBAL_FEATURES);
  /** By type of card, the copies that `seat` does not see, but for the faces of its money. */
  readonly #unseen = new Int8Array(CARD_COPIES.length);

  describe(position: TrambahnPosition, seat: number): void {
    this.colours.fill(0);
    this.#count(position, seat);
    this.#describeLines(position, seat);
    for (let colour = 0; colour < LINE_COLOURS.length; colour++) {
      this.#describeColour(position, seat, colour);
    }
    this.#describeRest(position, seat);
  }

  #count({ hands, lines, termini, discard }: TrambahnPosition, seat: number): void {
    const unseen = this.#unseen;
    for (let card = 0; card <= CONDUCTOR; card++) {
      unseen[card] = CARD_COPIES[card]! - discard.passengers[card]! - hands.held(seat, card);
    }
    for (let owner = 0; owner < 2; owner++) {
      const { count, sizes } = lines[owner]!;
      for (let line = 0; line < count; line++) {
        for (let at = 0; at < sizes[line]!; at++) unseen[lines[owner]!.cardAt(line, at)]!--;
      }
    }
    for (let colour = 0; colour < LINE_COLOURS.length; colour++) {
      for (let at = 0; at < termini.size(colour); at++) unseen[termini.cardAt(colour, at)]!--;
    }
  }

  /** What hangs on lines with a tram; for the other seat the same numbers lie one further. */
  #describeLines({ hands, lines }: TrambahnPosition, seat: number): void {
    for (let owner = 0; owner < 2; owner++) {
      const { count, colours, lasts, points, sizes, trams } = lines[owner]!;
      const other = owner === seat ? 0 : 1;
      for (let line = 0; line < count; line++) {
        if (trams[line] === NO_TRAM) continue;
        const times = MULTIPLIERS[trams[line]! - 1]!;
        const colour = colours[line]!;
        const first = colour * COLOUR_FEATURES + other;
        let open = 0;
        let fits = 0;
        for (let value = lasts[line]!; value < VALUES; value++) {
          const stop = colour * VALUES + value;
          open += (CARD_POINTS[stop]! * this.#unseen[stop]!) / CARD_COPIES[stop]!;
          if (hands.held(seat, stop) > 0) fits += CARD_POINTS[stop]!;
        }
        this.colours[first]! += (points[line]! * times) / 20;
        this.colours[first + 2]! += (open * times) / 20;
        if (other === 0) this.colours[first + 4]! += (fits * times) / 20;
        if (sizes[line]! < TOUR_SIZE && lasts[line]! < VALUES) {
          const near = (sizes[line]! / TOUR_SIZE) ** 3;
          this.colours[first + 6]! += (points[line]! * times * near) / 20;
        }
        this.colours[first + 8]! += 0.5;
        if (lasts[line]! < VALUES && times / 4 > this.colours[first + 10]!) {
          this.colours[first + 10] = times / 4;
        }
      }
    }
  }

  #describeColour({ hands, sheet, termini }: TrambahnPosition, seat: number, colour: number): void {
    const to = this.colours.subarray(colour * COLOUR_FEATURES, (colour + 1) * COLOUR_FEATURES);
    const rides = (LAST_RIDE - sheet.rides) / LAST_RIDE;
    const waiting = termini.size(colour);
    const lead = to[0]! - to[1]!;
    let held = 0;
    let run = 0;
    let unseen = 0;
    for (let stop = colour * VALUES; stop < (colour + 1) * VALUES; stop++) {
      held += hands.held(seat, stop);
      if (hands.held(seat, stop) > 0) run += CARD_POINTS[stop]!;
      unseen += this.#unseen[stop]!;
    }
    if (waiting > 0) to[11 + waiting] = 1;
    to[5] = to[4]! * rides;
    to[15] = held / 3;
    to[16] = unseen / 28;
    to[LEAD_BY_RIDES] = lead * rides;
    to[18] = (lead * waiting) / 3;
    to[19] = (lead * held) / 3;
    to[20] = run / 10;
    to[GAIN_BY_RIDES] = to[2]! * rides;
    to[GAIN_BY_RIDES + 1] = to[3]! * rides;
  }

  #describeRest(position: TrambahnPosition, seat: number): void {
    const { hands, lines, money, offer, sheet, termini } = position;
    const to = this.globals;
    const rides = (LAST_RIDE - sheet.rides) / LAST_RIDE;
    const drawn = HAND_SIZE - hands.size(seat);
    // A new pile takes half of both players' money at the end of this turn (TB-19).
    const isHalved = drawn > position.pileSize;
    const own = isHalved ? (money.size(seat) + 1) >> 1 : money.size(seat);
    const others = isHalved ? (money.size(1 - seat) + 1) >> 1 : money.size(1 - seat);
    const pile = position.pileSize - drawn + (isHalved ? position.discard.size + own + others : 0);
    let waiting = 0;
    let worth = 0;
    let othersWorth = 0;
    for (let colour = 0; colour < LINE_COLOURS.length; colour++) {
      waiting += termini.size(colour);
      worth += this.colours[colour * COLOUR_FEATURES]!;
      othersWorth += this.colours[colour * COLOUR_FEATURES + 1]!;
    }
    to[0] = rides;
    to[1] = rides * rides;
    to[2] = waiting / 12;
    to[3] = own / 15;
    to[4] = others / 15;
    to[5] = (own / 15) * rides;
    to[6] = (others / 15) * rides;
    to[7] = drawn / 6;
    to[8] = hands.held(seat, CONDUCTOR) / 2;
    to[9] = pile / 81;
    to[10] = worth / 2;
    to[11] = othersWorth / 2;
    to[12] = lines[seat]!.count / 6;
    to[13] = lines[1 - seat]!.count / 6;
    to[14] = (TRAM_STACK.length - position.tramsDrawn) / TRAM_STACK.length;
    // What the other seat will find on offer: the offer is filled at the end of the turn (TB-18).
    let size = 0;
    for (let tram = 0; tram < TRAMS.length; tram++) {
      to[15 + tram] = offer[tram]! / OFFER_SIZE;
      size += offer[tram]!;
    }
    for (let next = position.tramsDrawn; size < OFFER_SIZE && next < TRAM_STACK.length; next++) {
      to[15 + TRAM_STACK[next]!]! += 1 / OFFER_SIZE;
      size++;
    }
    to[18] = to[16]! > 0 && own >= PRICES[1]! ? 1 : 0;
    to[19] = to[17]! > 0 && own >= PRICES[2]! ? 1 : 0;
    to[20] = to[16]! > 0 && others >= PRICES[1]! ? 1 : 0;
    to[21] = to[17]! > 0 && others >= PRICES[2]! ? 1 : 0;
  }
}
