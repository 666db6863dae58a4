import { commitment, type View } from "@endstation/engine";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Place } from "./action.ts";
import type { MatchEvent } from "./event.ts";
import { type HiddenNames, hiddenNames } from "./hidden-names.ts";
import { type Match, seatOf } from "./match.ts";
import { Playback } from "./playback.ts";
import { devicesOf } from "./reserved.ts";
import type { WireEvent } from "./wire-event.ts";

/**
 * The events after `have` as the sitter at `viewer` (`null`: a watcher) may see them.
 *
 * Everything that a client learns of a match under way comes from here: each field that leaves
 * is named below, and what a game hides is cut by the game's own `view` and `redact`.
 */
export function tell(match: Match, viewer: Place | null, have: number): WireEvent[] {
  const retelling = new Retelling(match, viewer);
  const told: WireEvent[] = [];
  for (const event of match.log) {
    if (event.seq > have) told.push(redacted(event, retelling));
    else retelling.pass(event);
  }
  return told;
}

function redacted(event: MatchEvent, retelling: Retelling): WireEvent {
  const { seq, at, body } = event;
  const head = { seq, at };
  switch (body.type) {
    case "created": {
      const { type, game, options, rules, seed, terms, series } = body;
      return {
        ...head,
        type,
        game,
        options,
        rules,
        commitment: commitment(hexToBytes(seed)),
        ...(terms && { terms }),
        ...(series && { series: publicSeries(series, retelling) }),
      };
    }
    case "joined": {
      const { type, place, colour, ask } = body;
      const name = retelling.name(event, body.name);
      return {
        ...head,
        ...{ type, place, name, colour },
        ...(ask !== undefined && { ask }),
        ...(retelling.isOwn(event, place) && retelling.broughtDevices(event)),
      };
    }
    case "enlisted": {
      const { type, place, level, colour } = body;
      return { ...head, type, place, level, colour };
    }
    case "left": {
      const { type, place, by } = body;
      return { ...head, type, place, ...(by && { by }) };
    }
    case "changed": {
      const { type, place, colour } = body;
      const name = body.name !== undefined && { name: retelling.name(event, body.name) };
      return { ...head, type, place, ...name, ...(colour && { colour }) };
    }
    case "hidden":
    case "hosted":
    case "agreed":
    case "returned":
      return { ...head, type: body.type, place: body.place };
    case "configured":
      return { ...head, type: body.type, options: body.options, terms: body.terms };
    case "invited":
      return { ...head, type: body.type, open: body.inviteDigest !== null };
    case "asked": {
      const { type, ask, colour } = body;
      return { ...head, type, ask, colour, name: retelling.name(event, body.name) };
    }
    case "dismissed":
      return { ...head, type: body.type, ask: body.ask };
    case "replaced": {
      const { type, place, colour, ask } = body;
      return { ...head, type, place, colour, ask, name: retelling.name(event, body.name) };
    }
    case "coded":
    case "uncoded":
    case "paired":
    case "revoked":
      return {
        ...head,
        ...(retelling.isOwn(event, body.place) ? keysOf(body) : { type: "private" }),
      };
    case "started": {
      const { type, options, order } = body;
      return { ...head, type, options, order, sees: retelling.deal(event) };
    }
    case "moved": {
      const { type, auto, bot } = body;
      const told = retelling.play(event, body.moves);
      return { ...head, type, ...told, ...(auto && { auto }), ...(bot && { bot }) };
    }
    case "undone": {
      const { type, count, consent } = body;
      return { ...head, type, count, ...retelling.news(event), ...(consent && { consent }) };
    }
    case "offered":
      return { ...head, type: body.type, place: body.place, offer: body.offer, until: body.until };
    case "dropped":
      return { ...head, type: body.type, how: body.how, place: body.place };
    case "paused":
      return { ...head, type: body.type };
    case "resumed":
      return { ...head, type: body.type, place: body.place };
    case "lost": {
      const { type, place, how, bot } = body;
      return { ...head, type, place, how, ...(bot && { bot }) };
    }
    case "substituted":
      return { ...head, type: body.type, place: body.place, level: body.level };
    case "ended": {
      const { type, how, place } = body;
      return { ...head, type, how, ...(place !== undefined && { place }) };
    }
    case "rematched":
      return { ...head, type: body.type, next: body.next };
  }
}

type BodyOf<Type extends MatchEvent["body"]["type"]> = Extract<MatchEvent["body"], { type: Type }>;

const publicSeries = (
  { previous, played, seats }: NonNullable<BodyOf<"created">["series"]>,
  retelling: Retelling,
) => ({
  previous,
  played,
  seats: seats.map(({ name, colour, wins, bot }, place) => ({
    name: retelling.isHidden(place) ? "" : name,
    colour,
    wins,
    ...(bot && { bot }),
  })),
});

/** What a seat may know of its own devices and codes: all but the digests. */
function keysOf(body: BodyOf<"coded" | "uncoded" | "paired" | "revoked">) {
  switch (body.type) {
    case "uncoded":
      return { type: body.type, purpose: body.purpose } as const;
    case "coded":
      return { type: body.type, purpose: body.purpose, until: body.until } as const;
    case "paired": {
      const { type, device, word, purpose } = body;
      return { type, device, word, purpose } as const;
    }
    case "revoked":
      return { type: body.type, device: body.device } as const;
  }
}

const isArrival = (body: MatchEvent["body"], place: Place | null) =>
  (body.type === "joined" || body.type === "replaced") && body.place === place;

/** The game played once more, seen from one place. */
class Retelling {
  readonly #match: Match;
  readonly #viewer: Place | null;
  readonly #playback: Playback;
  readonly #hidden: HiddenNames;
  /** The number of the event by which the viewer took its place. */
  readonly #seatedAt: number;

  constructor(match: Match, viewer: Place | null) {
    this.#match = match;
    this.#viewer = viewer;
    this.#playback = new Playback(match);
    this.#hidden = hiddenNames(match.log);
    this.#seatedAt = match.log.findLast(({ body }) => isArrival(body, viewer))?.seq ?? 0;
  }

  /** Goes over an event that is not told. */
  pass(event: MatchEvent): void {
    this.#playback.pass(event);
  }

  /** Whether an event about a place's keys is the viewer's, and not of who sat there before. */
  isOwn({ seq }: MatchEvent, place: Place): boolean {
    return place === this.#viewer && seq >= this.#seatedAt;
  }

  /** Whether the name of the person of a place from the series is hidden. */
  isHidden(place: Place): boolean {
    return this.#hidden.reserved.has(place);
  }

  /** The devices that a sitter has brought along from the match before. */
  broughtDevices({ body }: MatchEvent): { devices?: { device: number; word: string }[] } {
    if (body.type !== "joined") return {};
    const devices = devicesOf(this.#match.series?.seats[body.place], body.tokenDigest) ?? [];
    if (devices.length < 2) return {};
    return { devices: devices.map(({ device, word }) => ({ device, word })) };
  }

  /** A name that an event gives, or the empty text where it is hidden. */
  name({ seq }: MatchEvent, name: string): string {
    return this.#hidden.events.has(seq) ? "" : name;
  }

  deal(started: MatchEvent): View {
    this.pass(started);
    return this.#look();
  }

  play(event: MatchEvent, moves: readonly string[]): { moves: string[]; sees?: View } {
    const { game } = this.#match;
    // All moves of an event are of one seat.
    const mover = game.toMove(this.#playback.position);
    if (mover === null) throw new Error("The log holds a move after the end.");
    const readable = moves.map((move) => game.redact(move, mover, this.#seat));
    return { moves: readable, ...this.news(event) };
  }

  /** The view after an event, if it is another than before. */
  news(event: MatchEvent): { sees?: View } {
    const before = JSON.stringify(this.#look());
    this.pass(event);
    const sees = this.#look();
    return JSON.stringify(sees) === before ? {} : { sees };
  }

  #look(): View {
    return this.#match.game.view(this.#playback.position, this.#seat);
  }

  get #seat() {
    return seatOf(this.#match, this.#viewer);
  }
}
