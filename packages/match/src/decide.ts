import { err, ok, type Result } from "@endstation/engine";
import { digestOf, equalInConstantTime } from "./digest.ts";
import type { EventBody } from "./event.ts";
import { deckOf, type Match, positionAfter, seatOf, sitterAt } from "./match.ts";
import { parseName, sameName } from "./name.ts";
import type { Action, Command, Place } from "./protocol.ts";
import { type Refusal, type RefusalCode, refusal } from "./refusal.ts";

type Decision = Result<EventBody, Refusal>;
type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

const no = (code: RefusalCode): Decision => err(refusal(code));

/**
 * What a command brings about: one event, or a refusal that changes nothing.
 *
 * `place` is the place whose token the sender has shown, `null` for a watcher. The caller has
 * seen to it that the command's id is not done yet.
 */
export function decide(match: Match, place: Place | null, command: Command): Decision {
  const { action } = command;
  if (action.type === "join") return join(match, place, action);
  if (place === null) return no("not-seated");
  switch (action.type) {
    case "leave":
      return match.start ? no("started") : ok({ type: "left", place });
    case "change":
      return changeLook(match, place, action);
    case "start":
      return start(match, place);
    case "move":
      return move(match, place, command.base, action);
    case "undo":
      return undo(match, place, command.base, action);
  }
}

/** The place that a token opens; `null` if it opens none. */
export function placeOf(match: Match, token: string): Place | null {
  const digest = digestOf(token);
  const place = match.places.findIndex(
    (sitter) => sitter && equalInConstantTime(sitter.tokenDigest, digest),
  );
  return place < 0 ? null : place;
}

function join(match: Match, place: Place | null, action: ActionOf<"join">): Decision {
  if (place !== null || placeOf(match, action.token) !== null) return no("already-seated");
  if (!equalInConstantTime(digestOf(action.invite), match.inviteDigest)) return no("bad-invite");
  if (match.start) return no("started");
  const free = match.places.indexOf(null);
  if (free < 0) return no("table-full");
  const name = parseName(action.name);
  if (!name.ok) return name;
  const { colour, value } = action;
  const clash = clashOf(match, null, { name: name.value, colour });
  if (clash) return no(clash);
  const tokenDigest = digestOf(action.token);
  return ok({ type: "joined", place: free, name: name.value, colour, value, tokenDigest });
}

function changeLook(match: Match, place: Place, action: ActionOf<"change">): Decision {
  if (match.start) return no("started");
  const { colour = sitterAt(match, place).colour } = action;
  const name = action.name === undefined ? ok(sitterAt(match, place).name) : parseName(action.name);
  if (!name.ok) return name;
  const clash = clashOf(match, place, { name: name.value, colour });
  if (clash) return no(clash);
  return ok({ type: "changed", place, name: name.value, colour });
}

/** What of someone's look another at the table has already. */
function clashOf(
  match: Match,
  own: Place | null,
  look: { name: string; colour: string },
): RefusalCode | null {
  const others = match.places.filter((sitter, place) => sitter && place !== own);
  if (others.some((sitter) => sameName(sitter!.name, look.name))) return "name-taken";
  if (others.some((sitter) => sitter!.colour === look.colour)) return "colour-taken";
  return null;
}

/** Starts with those who are there: their number is the number of players from now on. */
function start(match: Match, place: Place): Decision {
  const { game, arrivals } = match;
  if (match.start) return no("started");
  if (arrivals[0] !== place) return no("not-host");
  if (arrivals.length < game.seats.min) return no("too-few-players");
  const options = game.parseOptions({ ...match.options, players: arrivals.length });
  if (!options.ok) return err(refusal("bad-options", options.error));
  const deck = deckOf(match);
  const lot = deck.shuffle(
    "lot",
    arrivals.map((_, joined) => joined),
  );
  return ok({
    type: "started",
    options: options.value,
    order: lot.map((joined) => arrivals[joined]!),
    lot,
    deal: game.shuffle(options.value, deck),
  });
}

/** Moves of one seat in a row: all of them are legal, or none is made. */
function move(match: Match, place: Place, base: number, action: ActionOf<"move">): Decision {
  if (!match.start) return no("not-started");
  const { game } = match;
  const position = positionAfter(match);
  const seat = seatOf(match, place);
  if (game.toMove(position) === null) return no("over");
  // Never re-interpreted: what was meant for another position is not tried on this one.
  if (base !== match.revision) return no("stale");
  for (const [i, text] of action.moves.entries()) {
    const mover = game.toMove(position);
    if (mover !== seat) return no(mover === null ? "over" : "not-your-turn");
    const shown = game.shows(position, text);
    const played = game.play(position, text);
    if (!played.ok) return err(refusal("illegal", played.error));
    // Else the refusal of a guessed next move would tell what this one shows, and take it back.
    const isLast = i === action.moves.length - 1;
    if (!isLast && shown) return no("one-at-a-time");
  }
  const deal = game.dealt(position);
  const grown = JSON.stringify(deal) !== JSON.stringify(match.start.deal);
  return ok({ type: "moved", moves: action.moves, ...(grown && { deal }) });
}

/** More than any game needs; a log is told whole, and must not grow for ever. */
const MAX_UNDOS = 300;

const undosOf = ({ log }: Match) => log.filter(({ body }) => body.type === "undone").length;

/**
 * Takes moves back that one seat made in a row and after which it is still to move, if nobody has
 * learned a piece from them that was not in the taker's own hand.
 */
function undo(match: Match, place: Place, base: number, action: ActionOf<"undo">): Decision {
  if (!match.start) return no("not-started");
  const { game } = match;
  const { count } = action;
  const seat = seatOf(match, place);
  const mover = game.toMove(positionAfter(match));
  if (mover === null) return no("over");
  if (base !== match.revision) return no("stale");
  if (mover !== seat) return no("not-your-turn");
  if (count > match.moves.length || undosOf(match) >= MAX_UNDOS) return no("no-undo");
  const first = match.moves.length - count;
  const position = positionAfter(match, first);
  for (const move of match.moves.slice(first)) {
    if (game.toMove(position) !== seat) return no("no-undo");
    if (game.shows(position, move)) return no("no-undo");
    game.play(position, move);
  }
  return ok({ type: "undone", count });
}
