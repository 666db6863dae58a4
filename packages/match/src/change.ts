import type { Place } from "./action.ts";
import type { EventBody, MatchEvent } from "./event.ts";
import { type Match, type Sitter, sitterAt } from "./match.ts";
import { isBot, valuesOf } from "./players.ts";
import { devicesOf } from "./reserved.ts";
import { botSitter, personSitter } from "./sitter.ts";

type BodyOf<Type extends EventBody["type"]> = Extract<EventBody, { type: Type }>;

/** What an event changes in a match: one step of the fold that makes the match of its log. */
export function change(match: Match, { seq, body }: MatchEvent): Partial<Match> {
  switch (body.type) {
    case "created":
      throw new Error("A match is created once.");
    case "joined":
      return {
        places: match.places.with(body.place, joined(match, body)),
        kept: match.kept.with(body.place, false),
        arrivals: [...match.arrivals, body.place],
        host: match.host ?? body.place,
        ...answered(match, body.ask),
      };
    case "enlisted":
      return enlisted(match, body);
    case "left":
      return left(match, body.place);
    case "changed": {
      const { type, place, ...changes } = body;
      return seat(match, place, changes);
    }
    case "hidden":
      return seat(match, body.place, { hidden: true });
    case "configured":
      return { options: body.options, terms: body.terms };
    case "invited":
      return { inviteDigest: body.inviteDigest };
    case "hosted":
      return { host: body.place };
    case "asked": {
      const { type, ...ask } = body;
      return { asks: [...match.asks, ask] };
    }
    case "dismissed":
      return answered(match, body.ask);
    case "replaced":
      return replaced(match, body);
    case "coded":
    case "uncoded":
    case "paired":
    case "revoked":
      return keys(match, body);
    case "started":
      return started(match, body);
    case "moved":
      return moved(match, body, seq);
    case "undone":
      return undone(match, body);
    case "offered":
      return { offer: { seq, by: body.place, kind: body.offer, until: body.until, agreed: [] } };
    case "agreed": {
      const { offer } = match;
      return { offer: offer && { ...offer, agreed: [...offer.agreed, body.place] } };
    }
    case "dropped":
      return { offer: null };
    case "paused":
      return { paused: true, offer: null };
    case "resumed":
      return { paused: false, offer: null };
    case "lost":
      // What a lost seat had asked or was asked is asked no more.
      return {
        lost: match.lost.with(body.place, body.how),
        substitutes: match.substitutes.with(body.place, body.bot ?? null),
        offer: null,
      };
    case "substituted":
      // Whoever is not there is asked nothing, and has nothing to ask.
      return { substitutes: match.substitutes.with(body.place, body.level), offer: null };
    case "returned":
      return ownAgain(match, body.place);
    case "ended":
      return { ended: { how: body.how, place: body.place ?? null }, offer: null, paused: false };
    case "rematched":
      return { next: body.next };
    default:
      // Left out, it would make another match of the log, and what came after would be stored.
      throw new Error(`This build knows no event "${(body satisfies never as EventBody).type}".`);
  }
}

/** Whoever takes the place that was kept for a person comes with all of that person's devices. */
function joined(match: Match, body: BodyOf<"joined">): Sitter {
  const reserved = match.kept[body.place] ? match.series?.seats[body.place] : undefined;
  const devices = devicesOf(reserved, body.tokenDigest);
  if (!devices) return personSitter(body);
  return { ...personSitter(body), kept: true, devices, lastDevice: devices.length };
}

/** A bot that gets another level keeps its place in the order of joining. */
function enlisted(match: Match, { place, level, colour }: BodyOf<"enlisted">): Partial<Match> {
  if (match.places[place]) return seat(match, place, { bot: level });
  return {
    places: match.places.with(place, botSitter(level, colour)),
    arrivals: [...match.arrivals, place],
  };
}

const seat = (match: Match, place: Place, changes: Partial<Sitter>): Partial<Match> => ({
  places: match.places.with(place, { ...sitterAt(match, place), ...changes }),
});

const answered = (match: Match, ask: number | undefined): Partial<Match> => ({
  asks: match.asks.filter((one) => one.ask !== ask),
});

function left(match: Match, place: Place): Partial<Match> {
  const arrivals = match.arrivals.filter((one) => one !== place);
  return {
    places: match.places.with(place, null),
    kept: match.kept.with(place, false),
    arrivals,
    host: match.host === place ? (arrivals.find((one) => !isBot(match, one)) ?? null) : match.host,
  };
}

/** A seat whose person plays. */
const ownAgain = ({ lost, substitutes }: Match, place: Place): Partial<Match> => ({
  lost: lost.with(place, null),
  substitutes: substitutes.with(place, null),
});

/** Another person at the same place: what belonged to the first goes, the deal stays. */
function replaced(match: Match, body: BodyOf<"replaced">): Partial<Match> {
  const { value } = sitterAt(match, body.place);
  return {
    places: match.places.with(body.place, personSitter({ ...body, value })),
    ...ownAgain(match, body.place),
    ...answered(match, body.ask),
  };
}

function keys(
  match: Match,
  body: BodyOf<"coded" | "uncoded" | "paired" | "revoked">,
): Partial<Match> {
  const { devices, codes } = sitterAt(match, body.place);
  switch (body.type) {
    case "coded": {
      const { digest, until, purpose } = body;
      return seat(match, body.place, { codes: { ...codes, [purpose]: { digest, until } } });
    }
    case "uncoded": {
      const { [body.purpose]: ended, ...others } = codes;
      return seat(match, body.place, { codes: others });
    }
    case "paired": {
      const { [body.purpose]: spent, ...others } = codes;
      const { device, word, tokenDigest } = body;
      return seat(match, body.place, {
        devices: [...devices, { device, word, tokenDigest }],
        lastDevice: device,
        codes: others,
      });
    }
    case "revoked": {
      const kept = devices.filter(({ device }) => device !== body.device);
      // Whoever had the device may have made a code with it.
      return seat(match, body.place, { devices: kept, codes: {} });
    }
  }
}

function started(match: Match, { order, lot, deal, options, by, given }: BodyOf<"started">) {
  return {
    start: { order, lot, deal, by: by ?? "lot", given: given ?? false, values: valuesOf(match) },
    options,
  } satisfies Partial<Match>;
}

function moved(match: Match, body: BodyOf<"moved">, seq: number): Partial<Match> {
  const { start, moves, revision, offer, autos } = match;
  const { auto: how, bot = null } = body;
  return {
    moves: [...moves, ...body.moves],
    autos: how ? [...autos, { move: moves.length, event: seq, how, bot }] : autos,
    revision: revision + body.moves.length,
    start: start && body.deal !== undefined ? { ...start, deal: body.deal } : start,
    // It was asked for another position.
    offer: offer?.kind.kind === "undo" ? null : offer,
  };
}

function undone(match: Match, { count, deal }: BodyOf<"undone">): Partial<Match> {
  const { start, revision, offer, autos } = match;
  const moves = match.moves.slice(0, -count);
  return {
    moves,
    autos: autos.filter(({ move }) => move < moves.length),
    revision: revision + 1,
    start: start && deal !== undefined ? { ...start, deal } : start,
    offer: offer?.kind.kind === "undo" ? null : offer,
  };
}
