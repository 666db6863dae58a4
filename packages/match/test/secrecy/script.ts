import { gameOf, type Seat } from "@endstation/engine";
import type { Action, OfferKind } from "../../src/action.ts";
import { botDue } from "../../src/bot-move.ts";
import { timing } from "../../src/clock.ts";
import type { Match } from "../../src/match.ts";
import { isOver, mover, positionAfter } from "../../src/position.ts";
import { REACTIONS } from "../../src/wire.ts";
import type { Random } from "../simulation/random.ts";
import type { Exchange } from "./exchange.ts";
import type { Deed, Line, Stage } from "./stage.ts";

/** What the writer of a script must heed. */
export interface Writing {
  readonly random: Random;
  readonly stage: Stage;
  /** What is to stay hidden: no move is chosen that names it. */
  readonly exchanges: readonly Exchange[];
}

const TRIES = ["aaaa@c3", "draw", "end", "swap 40 pile", "pass r7", "pass", "bank c"];

/** What is done next in a match under way; `null` where nothing can be done without showing. */
export function nextLine(writing: Writing): Line | null {
  const { random, stage } = writing;
  const { match } = stage.room;
  const at = stage.now + 300 + random.below(3000);
  const turn = mover(match)!;
  const persons = match.start!.order.filter((place) => place < stage.persons);
  const some = () => random.pick(persons);
  const others = match.offer ? persons.filter((place) => place !== match.offer!.by) : [];
  const due = botDue(match);
  if (due !== null && random.chance(0.8)) return { at: due, deed: { kind: "ring" } };
  // At a bot's turn a person tries to move: the bot has moved by then, or it is refused.
  const mine = turn < stage.persons ? turn : some();
  const say = (place: number, action: Action): Deed => said(writing, place, action);
  const { deadline } = timing(match, at);
  const spare = mayLose(writing);
  const deed = random.weighted<() => Deed | null>([
    [10, () => moves(writing, mine, 1)],
    [0.7, () => moves(writing, mine, 2)],
    [1, () => tried(writing, some(), [])],
    [1, () => tried(writing, mine, ["draw"])],
    [1, () => say(some(), { type: "undo", count: 1 + random.below(2) })],
    [match.offer ? 0.1 : 1, () => say(some(), { type: "offer", offer: offerOf(match, random) })],
    [
      others.length > 0 ? 5 : 0,
      () => say(random.pick(others), answer(writing.stage.room.match, random)),
    ],
    [0.3, () => ({ kind: "say", socket: random.below(stage.sockets), text: reaction(random) })],
    [0.5, () => look(writing)],
    [0.2, () => ({ kind: "leave", socket: random.below(stage.sockets) })],
    [0.4, () => ({ kind: "come", socket: random.below(stage.sockets) })],
    [spare.length > 0 ? 0.08 : 0, () => say(random.pick(spare), { type: "resign" })],
    [0.1, () => ({ kind: "ring" })],
  ])();
  // A clock that runs out has its seat move at random: who holds a piece would show it.
  const waits = deadline !== null && random.chance(0.08) && !isHolder(writing, seatAt(match, turn));
  if (waits) return { at: deadline + 1, deed: { kind: "ring" } };
  return deed && { at, deed };
}

const seatAt = (match: Match, place: number): Seat => match.start!.order.indexOf(place);

const isHolder = ({ exchanges }: Writing, seat: Seat) =>
  exchanges.some(({ holder }) => holder === seat);

/** Who may give up: where the others play on, and the seat shows nothing when it is played on. */
function mayLose(writing: Writing): readonly number[] {
  const { match } = writing.stage.room;
  const { order } = match.start!;
  if (order.length < 3 || match.lost.some((how) => how !== null)) return [];
  return order.filter((place, seat) => place < writing.stage.persons && !isHolder(writing, seat));
}

function said({ stage, random }: Writing, place: number, action: Action): Deed {
  const { revision } = stage.room.match;
  const base = random.chance(0.97) ? revision : Math.max(0, revision - 1);
  const socket = random.chance(0.8) ? place : place + stage.persons;
  const command = { t: "cmd", id: random.secret(16), base, action };
  return { kind: "say", socket, text: JSON.stringify(command) };
}

function moves(writing: Writing, place: number, count: number): Deed | null {
  const { random, stage, exchanges } = writing;
  const { match } = stage.room;
  const seat = seatAt(match, place);
  const fitting = gameOf(match.gameId)
    .legalMoves(positionAfter(match))
    .filter((move) => !exchanges.some((one) => one.names(seat, move)));
  if (fitting.length === 0) return null;
  const chosen = Array.from({ length: count }, () => random.pick(fitting));
  return said(writing, place, { type: "move", moves: chosen });
}

/** What mostly is not legal, tried after other moves. */
function tried(writing: Writing, place: number, before: readonly string[]): Deed | null {
  const { random, stage, exchanges } = writing;
  const seat = seatAt(stage.room.match, place);
  const move = random.pick(TRIES);
  // Who holds a piece may know by it which deal this is.
  if (exchanges.some((one) => one.names(seat, move))) return moves(writing, place, 1);
  return said(writing, place, { type: "move", moves: [...before, move] });
}

const answer = ({ offer }: Match, random: Random): Action => ({
  type: "answer",
  offer: offer?.seq ?? 1,
  agree: random.chance(0.8),
});

function offerOf({ paused }: Match, random: Random): OfferKind {
  if (paused) return { kind: "resume" };
  return random.chance(0.8) ? { kind: "undo", count: 1 + random.below(3) } : { kind: "pause" };
}

const reaction = (random: Random) =>
  JSON.stringify({ t: "react", reaction: random.pick(REACTIONS) });

function look({ random, stage }: Writing): Deed {
  const viewer = stage.viewerOf(random.below(stage.sockets));
  return { kind: "look", viewer, have: random.below(stage.room.match.log.length + 1) };
}

/** Whether a match is worth another line. */
export const goesOn = ({ stage }: Writing): boolean => !isOver(stage.room.match);
