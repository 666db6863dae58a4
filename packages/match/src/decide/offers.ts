import type { OfferKind, Place } from "../action.ts";
import type { EventBody } from "../event.ts";
import type { Match, Offer } from "../match.ts";
import { answerTime } from "../patience.ts";
import { isPlayedOn, playedByPersons } from "../players.ts";
import { isOver, mover } from "../position.ts";
import { type Decision, no, yes } from "./context.ts";
import { undoFault, undone } from "./play.ts";

/** Asks the others for their consent. Where nobody else plays on, it needs none. */
export function offer(
  match: Match,
  place: Place,
  { base, kind, now }: { base: number; kind: OfferKind; now: number },
): Decision {
  if (!match.start) return no("not-started");
  if (isOver(match)) return no("over");
  if (isPlayedOn(match, place)) return no("seat-lost");
  // Whoever is to move has the time that runs out: to go on needs nobody's consent.
  if (kind.kind === "resume" && match.paused && mover(match) === place) {
    return yes({ type: "resumed", place });
  }
  if (match.offer) return no("offer-open");
  const fault = offerFault(match, place, { base, kind });
  if (fault) return fault;
  const seq = match.log.length + 1;
  const made: Offer = { seq, by: place, kind, until: now + answerTime(match), agreed: [] };
  const offered: EventBody = { type: "offered", place, offer: kind, until: made.until };
  return awaited(match, made).length === 0 ? yes(offered, granted(match, made)) : yes(offered);
}

function offerFault(
  match: Match,
  place: Place,
  { base, kind }: { base: number; kind: OfferKind },
): Decision | null {
  switch (kind.kind) {
    case "undo":
      return undoFault(match, place, { base, count: kind.count });
    case "pause":
      return match.paused ? no("paused") : null;
    case "resume":
      return match.paused ? null : no("not-paused");
    case "stop":
      return null;
  }
}

/** Says yes or no to the question of a number. The last yes does it; the first no ends it. */
export function answer(
  match: Match,
  place: Place,
  { offer: seq, agree }: { offer: number; agree: boolean },
): Decision {
  const { offer } = match;
  if (offer?.seq !== seq || !awaited(match, offer).includes(place)) return no("no-offer");
  if (!agree) return yes({ type: "dropped", how: "declined", place });
  const agreed: EventBody = { type: "agreed", place };
  const now: Offer = { ...offer, agreed: [...offer.agreed, place] };
  const suffices = offer.kind.kind === "resume" && mover(match) === place;
  const isLast = suffices || awaited(match, now).length === 0;
  return isLast ? yes(agreed, granted(match, now)) : yes(agreed);
}

/** Takes the own question back; `seq` is the number of the event that asked it. */
export const withdraw = (match: Match, place: Place, seq: number): Decision =>
  match.offer?.by === place && match.offer.seq === seq
    ? yes({ type: "dropped", how: "withdrawn", place })
    : no("no-offer");

/** Whose answer is still missing. Bots are not asked. */
export const awaited = (match: Match, { by, agreed }: Offer): readonly Place[] =>
  playedByPersons(match).filter((place) => place !== by && !agreed.includes(place));

/**
 * What becomes of an offer when its time is over. Whoever has been silent was not there: if one
 * of the others has said yes, their silence counts as one; if nobody has answered, nothing is done.
 * Only a pause lasts no longer than somebody wants it: else nobody could go on without them.
 */
export const judged = (match: Match, offer: Offer): EventBody =>
  offer.agreed.length > 0 || offer.kind.kind === "resume"
    ? granted(match, offer)
    : { type: "dropped", how: "lapsed", place: null };

/** What was asked for, now that it is agreed. */
function granted(match: Match, { by, kind, agreed }: Offer): EventBody {
  switch (kind.kind) {
    case "undo":
      return { ...undone(match, kind.count), consent: { by, agreed } };
    case "pause":
      return { type: "paused" };
    case "resume":
      return { type: "resumed", place: null };
    case "stop":
      return { type: "ended", how: "agreed" };
  }
}
