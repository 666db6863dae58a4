import {
  cableCar,
  DRAW,
  type GameRecord,
  lengthOf,
  type Placement,
  type Position,
  parseMove,
  placementOf,
  preview,
  type Seat,
  STATIONS,
  traceLine,
} from "@endstation/engine";
import { type Lesson, on, type Step, type Tried, wrong } from "../../learn/lesson.ts";
import game from "./game.json" with { type: "json" };

/** The tile that a move lays; `null` where it lays none. */
export function laid(move: string): Placement | null {
  const parsed = parseMove(move);
  return parsed.ok && move.includes("@") ? placementOf(parsed.value) : null;
}

/** The tile that a deed lays, if it does. */
export function laidBy<Position>({ deed }: Tried<Position>): Placement | null {
  return deed.kind === "moves" ? laid(deed.moves.at(-1)!) : null;
}

/** What a tile brings an owner at once. */
const pointsOf = (position: Position, tile: Placement, owner: Seat): number =>
  preview(position, tile).reduce(
    (sum, change) => sum + (change.owner === owner ? (change.points ?? 0) : 0),
    0,
  );

/** All tiles that the seat to move may lay. */
const layings = (position: Position): Placement[] =>
  cableCar.legalMoves(position).flatMap((move) => laid(move) ?? []);

/** The lines of a seat that are under way. */
const openLines = (position: Position, seat: Seat) =>
  STATIONS.map(({ station }) => traceLine(position, station)).filter(
    ({ owner, end, passes }) => owner === seat && end.at === "open" && passes.length > 0,
  );

const lay: Step<Position> = {
  id: "lay",
  ply: 6,
  says: ["none", "drawn"],
  judge(tried) {
    if (tried.deed.kind !== "moves") return null;
    const tile = laidBy(tried);
    if (!tile) return wrong("drawn");
    const grows = preview(tried.before, tile).some(
      ({ owner, before, after }) => owner === tried.seat && after > before,
    );
    return grows ? { kind: "done" } : wrong("none");
  },
};

const follow: Step<Position> = {
  id: "follow",
  ply: 32,
  says: ["other", "home", "shorter", "lays"],
  judge({ deed, before, seat }) {
    if (deed.kind === "moves") return wrong("lays");
    if (deed.kind !== "follow") return null;
    const line = traceLine(before, deed.station);
    if (line.owner !== seat) return wrong("other");
    if (line.end.at !== "open") return wrong("home");
    const longest = Math.max(...openLines(before, seat).map(({ passes }) => passes.length));
    const tiles = lengthOf(before.network, deed.station);
    return tiles === longest ? { kind: "done", figures: { tiles } } : wrong("shorter", { tiles });
  },
};

const home: Step<Position> = {
  id: "home",
  ply: 36,
  says: ["drawn", "none", "less"],
  judge(tried) {
    if (tried.deed.kind !== "moves") return null;
    const tile = laidBy(tried);
    if (!tile) return wrong("drawn");
    const { before, seat } = tried;
    const points = pointsOf(before, tile, seat);
    if (points === 0) return wrong("none");
    const most = Math.max(...layings(before).map((one) => pointsOf(before, one, seat)));
    return points === most ? { kind: "done", figures: { points } } : wrong("less", { points });
  },
};

const short: Step<Position> = {
  id: "short",
  ply: 14,
  says: ["may", "lays", "another"],
  judge({ deed }) {
    if (deed.kind === "aim") return wrong("may");
    if (deed.kind === "moves") return wrong("lays");
    if (deed.kind !== "refused") return null;
    return deed.code === "one-tile-line"
      ? { kind: "done", figures: { fault: deed.code } }
      : wrong("another", { fault: deed.code });
  },
};

const draw: Step<Position> = {
  id: "draw",
  ply: 34,
  says: ["hand", "drawn", "none"],
  judge(tried) {
    if (tried.deed.kind !== "moves") return null;
    const tile = laidBy(tried);
    if (!tile) return on("drawn");
    if (tried.before.history[tried.before.ply - 1] !== DRAW) return wrong("hand");
    const points = pointsOf(tried.before, tile, tried.seat);
    return points > 0 ? { kind: "done", figures: { points } } : wrong("none");
  },
};

const end: Step<Position> = {
  id: "end",
  ply: 58,
  says: ["loses"],
  judge({ deed, after, seat }) {
    if (deed.kind !== "moves") return null;
    // The other side's tile has one cell left, so that the end follows from this move.
    const [last] = cableCar.legalMoves(after);
    const over = endOf(after, last);
    const scores = cableCar.outcome(over).scores;
    const figures = { own: scores[seat]!, other: scores[1 - seat]! };
    const won = figures.own > figures.other;
    return won && last ? { kind: "done", follows: [last], figures } : wrong("loses", figures);
  },
};

/** A position one more move on; the position itself is not read any more. */
export function endOf(position: Position, move: string | undefined): Position {
  if (move !== undefined) cableCar.play(position, move);
  return position;
}

/** Cable Car in six steps, through one game. */
export const lesson: Lesson<Position> = {
  record: game as unknown as GameRecord,
  seat: 0,
  steps: [lay, follow, home, short, draw, end],
};
