import {
  COMPANIES,
  type CompanyName,
  cableCar,
  type GameRecord,
  type LineChange,
  type Position,
  preview,
  type Seat,
  sharesOf,
  traceLine,
  worthOf,
} from "@endstation/engine";
import { type Lesson, type Step, wrong } from "../../../learn/lesson.ts";
import { endOf, laidBy } from "../../learn/steps.ts";
import game from "./game.json" with { type: "json" };

/** The companies of which a seat holds a share. */
const heldBy = (position: Position, seat: Seat): readonly (CompanyName | null)[] =>
  sharesOf(position, seat).map(({ company }) => company);

const isHeld = (position: Position, seat: Seat, { owner }: LineChange): boolean =>
  heldBy(position, seat).includes(COMPANIES[owner]!);

const lay: Step<Position> = {
  id: "lay",
  ply: 10,
  says: ["none", "tile"],
  judge(tried) {
    if (tried.deed.kind !== "moves") return null;
    const tile = laidBy(tried);
    if (!tile) return wrong("tile");
    const { before, seat } = tried;
    const grows = preview(before, tile).some(
      (change) => isHeld(before, seat, change) && change.after > change.before,
    );
    return grows ? { kind: "done" } : wrong("none");
  },
};

const shares: Step<Position> = {
  id: "shares",
  ply: 26,
  says: ["other", "moves"],
  judge({ deed, before, seat }) {
    if (deed.kind === "moves") return wrong("moves");
    if (deed.kind !== "follow") return null;
    const { owner } = traceLine(before, deed.station);
    const dearest = sharesOf(before, seat).at(-1)!.company;
    return owner !== null && COMPANIES[owner] === dearest ? { kind: "done" } : wrong("other");
  },
};

const exchange: Step<Position> = {
  id: "exchange",
  ply: 30,
  says: ["tile", "unseen", "less"],
  judge({ deed, before, after, seat }) {
    if (deed.kind !== "moves") return null;
    const move = deed.moves.at(-1)!;
    if (!move.startsWith("swap")) return wrong("tile");
    if (move.endsWith("pile")) return wrong("unseen");
    const points = worthOf(after, seat) - worthOf(before, seat);
    return points > 0 ? { kind: "done", figures: { points } } : wrong("less", { points: -points });
  },
};

const payout: Step<Position> = {
  id: "payout",
  ply: 32,
  says: ["tile", "none", "others"],
  judge(tried) {
    if (tried.deed.kind !== "moves") return null;
    const tile = laidBy(tried);
    if (!tile) return wrong("tile");
    const { before, seat } = tried;
    const home = preview(before, tile).filter(({ points }) => points !== undefined);
    if (home.length === 0) return wrong("none");
    const own = home.filter((change) => isHeld(before, seat, change));
    if (own.length === 0) return wrong("others");
    const points = own.reduce((sum, change) => sum + change.points!, 0);
    return { kind: "done", figures: { points } };
  },
};

const value: Step<Position> = {
  id: "value",
  ply: 46,
  says: ["tile", "same", "less"],
  judge(tried) {
    if (tried.deed.kind !== "moves") return null;
    if (!laidBy(tried)) return wrong("tile");
    const { before, after, seat } = tried;
    const points = worthOf(after, seat) - worthOf(before, seat);
    if (points > 0) return { kind: "done", figures: { points } };
    return points === 0 ? wrong("same") : wrong("less", { points: -points });
  },
};

const end: Step<Position> = {
  id: "end",
  ply: 60,
  says: ["loses"],
  judge({ deed, after, seat }) {
    if (deed.kind !== "moves") return null;
    // The other side's tile has one cell left, so that the end follows from this move.
    const [last] = cableCar.legalMoves(after);
    const scores = cableCar.outcome(endOf(after, last)).scores;
    const figures = { own: scores[seat]!, other: scores[1 - seat]! };
    const won = figures.own > figures.other;
    return won && last ? { kind: "done", follows: [last], figures } : wrong("loses", figures);
  },
};

/** The Companies in six steps, through one game. */
export const lesson: Lesson<Position> = {
  record: game as unknown as GameRecord,
  seat: 0,
  steps: [lay, shares, exchange, payout, value, end],
};
