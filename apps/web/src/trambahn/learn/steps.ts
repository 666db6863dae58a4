import {
  type GameRecord,
  linesOf,
  offerOf,
  parseCard,
  type Seat,
  sheetOf,
  type TrambahnPosition,
  trambahn,
  trambahnHandOf,
} from "@endstation/engine";
import { type Lesson, on, type Step, type Tried, wrong } from "../../learn/lesson.ts";
import { tryOut } from "../model/trial.ts";
import game from "./game.json" with { type: "json" };

/** What kinds of moves there are among some. */
const verbsOf = (moves: readonly string[]): ReadonlySet<string> =>
  new Set(moves.map((move) => move.split(" ")[0]!));

/** What a line is to bring in the step of that name. */
const WORTH = 8;

const uses: Step<TrambahnPosition> = {
  id: "uses",
  ply: 14,
  says: ["stop", "bank", "noStop", "ends"],
  judge({ made }) {
    const done = verbsOf(made);
    if (done.has("end")) return wrong("ends");
    if (!done.has("stop")) return done.has("bank") ? wrong("noStop") : on("stop");
    return done.has("bank") ? { kind: "done" } : on("bank");
  },
};

/** What the best of a seat's lines brings. */
const bestWorth = (position: TrambahnPosition, seat: Seat): number =>
  Math.max(0, ...linesOf(position, seat).map(({ worth }) => worth));

/** What the best line can still bring with the hand: stops go on in their order. */
function withinReach(position: TrambahnPosition, seat: Seat): number {
  const stops = trambahnHandOf(position, seat)
    .filter((code) => code !== "c")
    .sort((a, b) => parseCard(a)! - parseCard(b)!);
  let reached = position;
  for (const code of stops) {
    for (const { number } of linesOf(reached, seat)) {
      const trial = tryOut(reached, [`stop ${code}>${number}`]);
      if (trial.ok) reached = trial.after;
    }
  }
  return bestWorth(reached, seat);
}

const build: Step<TrambahnPosition> = {
  id: "build",
  ply: 15,
  says: ["more", "gap", "other"],
  judge({ deed, after, seat }) {
    if (deed.kind !== "moves") return null;
    if ([...verbsOf(deed.moves)].some((verb) => verb !== "stop")) return wrong("other");
    const points = bestWorth(after, seat);
    if (points >= WORTH) return { kind: "done", figures: { points } };
    return withinReach(after, seat) >= WORTH ? on("more", { points }) : wrong("gap", { points });
  },
};

/** The ride that a deed has started, if it did. */
const rideOf = ({ before, after }: Tried<TrambahnPosition>) =>
  sheetOf(after)
    .slice(before.sheet.count)
    .find(({ type }) => type === "ride");

const ride: Step<TrambahnPosition> = {
  id: "ride",
  ply: 137,
  says: ["none", "worse"],
  judge(tried) {
    const made = rideOf(tried);
    if (!made) return wrong("none");
    const figures = { own: made.points[tried.seat]!, other: made.points[1 - tried.seat]! };
    return figures.own > figures.other ? { kind: "done", figures } : wrong("worse", figures);
  },
};

const pay: Step<TrambahnPosition> = {
  id: "pay",
  ply: 42,
  lead: ["stop y7>new", "stop y8>3"],
  says: ["rich", "poor", "cheap", "ends"],
  judge({ deed, before, after, seat }) {
    if (deed.kind !== "moves") return null;
    const verbs = verbsOf(deed.moves);
    if (verbs.has("end")) return wrong("ends");
    const dearest = offerOf(before, seat).at(-1)!;
    if (verbs.has("buy")) {
      const bought = linesOf(after, seat).some(
        ({ tram, number }) =>
          tram === dearest.tram && linesOf(before, seat)[number - 1]?.tram === null,
      );
      return bought ? { kind: "done" } : wrong("cheap");
    }
    const { short } = offerOf(after, seat).at(-1)!;
    return short === 0 ? on("rich") : on("poor");
  },
};

const fresh: Step<TrambahnPosition> = {
  id: "fresh",
  ply: 28,
  says: ["tram", "end", "stop", "none", "closed"],
  judge({ deed, start, after, made, seat }) {
    if (deed.kind !== "moves") return null;
    const verbs = verbsOf(made);
    const begun = made.some((move) => move.endsWith(">new"));
    if (!verbs.has("end")) {
      if (!begun) return verbs.has("bank") || verbs.has("buy") ? wrong("none") : on("stop");
      return verbs.has("buy") ? on("end") : on("tram");
    }
    if (!begun) return wrong("none");
    return linesOf(after, seat).length > linesOf(start, seat).length
      ? { kind: "done" }
      : wrong("closed");
  },
};

const end: Step<TrambahnPosition> = {
  id: "end",
  ply: 231,
  says: ["none", "loses"],
  judge(tried) {
    if (!rideOf(tried)) return wrong("none");
    const { scores } = trambahn.outcome(tried.after);
    const figures = { own: scores[tried.seat]!, other: scores[1 - tried.seat]! };
    return figures.own > figures.other ? { kind: "done", figures } : wrong("loses", figures);
  },
};

/** Trambahn in six steps, through one game. */
export const lesson: Lesson<TrambahnPosition> = {
  record: game as unknown as GameRecord,
  seat: 0,
  steps: [uses, build, ride, pay, fresh, end],
};
