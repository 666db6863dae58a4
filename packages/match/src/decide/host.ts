import { err } from "@endstation/engine";
import { lastDeed } from "../absence.ts";
import type { ActionOf, Place } from "../action.ts";
import { digestOf } from "../digest.ts";
import { type Ask, type Match, sitterAt } from "../match.ts";
import { absenceTime, HOST_ABSENCE_MS } from "../patience.ts";
import { isBot } from "../players.ts";
import { deckOf, isOver } from "../position.ts";
import { refusal } from "../refusal.ts";
import { absenceFault } from "./absence-fault.ts";
import { relevelled } from "./bots.ts";
import { type Context, type Decision, no, yes } from "./context.ts";
import { lostSeat } from "./endings.ts";
import { clashOf, freeColour, freePlace } from "./seats.ts";

/** Starts with those who are there: their number is the number of players from now on. */
export function start(match: Match, context: Context): Decision {
  const { game, arrivals } = match;
  if (match.start) return no("started");
  if (arrivals.length < game.seats.min) return no("too-few-players");
  const options = game.parseOptions({ ...match.options, players: arrivals.length });
  if (!options.ok) return err(refusal("bad-options", options.error));
  const deck = deckOf(match);
  const lot = match.series
    ? rotation(match)
    : deck.shuffle(
        "lot",
        arrivals.map((_, joined) => joined),
      );
  return yes(...relevelled(match, options.value, context), {
    type: "started",
    options: options.value,
    order: lot.map((joined) => arrivals[joined]!),
    lot,
    ...(match.series && { by: "rotation" }),
    deal: game.shuffle(options.value, deck),
  });
}

/** In a series the places stand in the order of the seats, which the last match's end has turned. */
const rotation = ({ arrivals }: Match): number[] =>
  arrivals
    .map((place, joined) => ({ place, joined }))
    .sort((a, b) => a.place - b.place)
    .map(({ joined }) => joined);

/** Other options. The kind of game and the places are in the link, and stay as they are. */
export function configure(
  match: Match,
  { options, terms }: ActionOf<"configure">,
  context: Context,
): Decision {
  if (match.start) return no("started");
  const { game } = match;
  const parsed = game.parseOptions({ ...options, players: match.options.players });
  if (!parsed.ok) return err(refusal("bad-options", parsed.error));
  if (game.linkKind(parsed.value) !== game.linkKind(match.options)) return no("other-game");
  const configured = { type: "configured", options: parsed.value, terms } as const;
  return yes(configured, ...relevelled(match, parsed.value, context));
}

/** A new invite opens places from now on, and the last one none; with `null` no invite does. */
export const setInvite = (match: Match, invite: string | null): Decision =>
  match.start
    ? no("started")
    : yes({ type: "invited", inviteDigest: invite === null ? null : digestOf(invite) });

/** In the lobby frees a place; in a match has the seat of an absent player played on. */
export function remove(match: Match, place: Place, context: Context): Decision {
  if (!match.start) {
    if (match.kept[place]) return yes({ type: "left", place, by: "host" });
    if (!match.places[place] || place === match.host) return no("no-such-seat");
    return yes({ type: "left", place, by: "host" });
  }
  const absence = absenceFault(match, place, { ...context, patience: absenceTime(match) });
  return absence ?? yes(lostSeat(match, place, "abandoned"));
}

/** Gives a watcher the seat asked for: a free one, or that of a player who has gone. */
export function admit(match: Match, action: ActionOf<"admit">, context: Context): Decision {
  const asked = match.asks.find(({ ask }) => ask === action.ask);
  if (!asked) return no("no-ask");
  return match.start
    ? replace(match, asked, { ...context, place: action.place })
    : seat(match, asked);
}

function seat(match: Match, { ask, name, colour, value, tokenDigest }: Ask): Decision {
  const place = freePlace(match);
  if (place === null) return no("table-full");
  const clash = clashOf(match, null, { name, colour: null });
  if (clash) return no(clash);
  const free = freeColour(match, null, colour);
  return yes({ type: "joined", place, name, colour: free, value, tokenDigest, ask });
}

function replace(
  match: Match,
  asked: Ask,
  { place, ...context }: Context & { place?: Place | undefined },
): Decision {
  if (place === undefined || !match.places[place] || isBot(match, place)) return no("no-such-seat");
  if (isOver(match)) return no("over");
  const patience = absenceTime(match);
  const isLeft = match.lost[place] !== null || match.substitutes[place] !== null;
  const absence = isLeft ? null : absenceFault(match, place, { ...context, patience });
  if (absence) return absence;
  const { ask, name, tokenDigest } = asked;
  const clash = clashOf(match, place, { name, colour: null });
  if (clash) return no(clash);
  // The seat keeps its colour, by which the others know it.
  const { colour } = sitterAt(match, place);
  return yes({ type: "replaced", place, name, colour, tokenDigest, ask });
}

/** Turns down the wish of this number. */
export const dismiss = (match: Match, ask: number): Decision =>
  match.asks.some((one) => one.ask === ask) ? yes({ type: "dismissed", ask }) : no("no-ask");

/** Hides the name of a person from everybody. */
export function hide(match: Match, place: Place): Decision {
  const sitter = match.places[place];
  if (!sitter || sitter.hidden || sitter.bot !== null) return no("no-such-seat");
  return yes({ type: "hidden", place });
}

/** The host gives the part away; or one of the others takes it, when the host has gone. */
export function passHost(
  match: Match,
  place: Place,
  { to, now, here, lastSeen }: Context & { to: Place },
): Decision {
  const { host } = match;
  if (!match.places[to] || isBot(match, to) || to === host) return no("no-such-seat");
  if (place === host) return yes({ type: "hosted", place: to });
  if (to !== place || host === null) return no("not-host");
  const since = Math.max(lastDeed(match, host), lastSeen(host));
  const gone = !here.includes(host) && now - since >= HOST_ABSENCE_MS;
  return gone ? yes({ type: "hosted", place: to }) : no("not-away");
}
