/** By their names: figures, and where the measures have them (docs/benchmarks.md). */
const SPEED = {
  legalGamesPerSecond: "engine.legalGamesPerSecond",
  completionsPerSecond: "engine.completionsPerSecond",
  placementsPerSecond: "engine.placementsPerSecond",
  trambahnGamesPerSecond: "engine.trambahn.legalGamesPerSecond",
  movesPerSecond: "edge.oneMatch.movesPerSecond",
  manyMatchesMovesPerSecond: "edge.manyMatches.movesPerSecond",
};
const MS = {
  homeLcp: "client.home.lcpMs",
  homeInp: "client.home.inpMs",
  tableLcp: "client.table.lcpMs",
  tableInp: "client.table.inpMs",
  tapToGhost: "client.tapToGhostMs",
};
const SIZE = {
  bundleGzipBytes: "edge.bundleGzipBytes",
  rowsWritten: "edge.rowsWritten",
  tableJsGzipBytes: "client.gzipBytes.tableJs",
  firstVisitGzipBytes: "client.gzipBytes.firstVisit",
};

type Figures<Name extends string = string> = Readonly<Record<Name, number>>;

interface MatchUp {
  readonly game: string;
  readonly players: number;
  readonly level: string;
  readonly against: string;
  readonly pairs: number;
  readonly winRate: number;
  readonly msPerMove: number;
}

/** When, and of which build, a line tells. */
export interface Moment {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly version: string;
  readonly commit: string;
}

/** A line of `docs/history.ndjson`: speed, size and strength at a moment. */
export interface Line extends Moment {
  readonly cpu: string;
  readonly node: string;
  /** What a set piece of work took just then, in ms: how fast the machine was, whatever its name. */
  readonly pace: number;
  /** What is so often done in a second, the more the better. */
  readonly speed: Figures<keyof typeof SPEED>;
  /** How long it takes, in milliseconds. Some systems do not tell a process's time. */
  readonly ms: Figures<keyof typeof MS> & Partial<Figures<"botCpu">>;
  /** Bytes after gzip, and rows written in a game. */
  readonly size: Figures<keyof typeof SIZE>;
  readonly strength: readonly MatchUp[];
}

/** What is compared of a line that was kept: an older one lacks what was not yet measured then. */
export type EarlierLine = Pick<Line, "commit" | "cpu" | "node"> &
  Partial<Pick<Line, "pace">> & {
    readonly [Kind in "speed" | "ms" | "size"]?: Partial<Figures>;
  };

/**
 * What the measures say at a moment, as one line of the history. Throws where they lack something:
 * a line with a hole in it would stay there.
 */
export function historyLine(measures: unknown, moment: Moment): Line {
  const botCpu = valueAt(measures, "edge.botCpuMs");
  return {
    ...moment,
    cpu: textAt(measures, "engine.cpu"),
    node: textAt(measures, "engine.node"),
    pace: figureAt(measures, "client.paceMs"),
    speed: figuresAt(measures, SPEED),
    ms: {
      ...(botCpu !== null && { botCpu: figureAt(measures, "edge.botCpuMs") }),
      ...figuresAt(measures, MS),
    },
    size: figuresAt(measures, SIZE),
    strength: strengthAt(measures, "bots.ladders"),
  };
}

/** All match-ups of the ladders there, which are lists by their games. */
function strengthAt(measures: unknown, path: string): readonly MatchUp[] {
  return Object.keys(objectAt(measures, path)).flatMap((game) =>
    Object.keys(objectAt(measures, `${path}.${game}`)).map((i) =>
      matchUpAt(measures, { game, at: `${path}.${game}.${i}` }),
    ),
  );
}

function matchUpAt(measures: unknown, { game, at }: { game: string; at: string }): MatchUp {
  return {
    game,
    players: figureAt(measures, `${at}.players`),
    level: textAt(measures, `${at}.level`),
    against: textAt(measures, `${at}.against`),
    pairs: figureAt(measures, `${at}.pairs`),
    winRate: figureAt(measures, `${at}.winRate`),
    msPerMove: figureAt(measures, `${at}.msPerMove`),
  };
}

function figuresAt<Name extends string>(
  measures: unknown,
  paths: Readonly<Record<Name, string>>,
): Figures<Name> {
  const figures = Object.entries<string>(paths).map(([name, path]) => [
    name,
    figureAt(measures, path),
  ]);
  return Object.fromEntries(figures) as Figures<Name>;
}

function figureAt(measures: unknown, path: string): number {
  const value = valueAt(measures, path);
  if (typeof value !== "number") throw lack(path);
  return value;
}

function textAt(measures: unknown, path: string): string {
  const value = valueAt(measures, path);
  if (typeof value !== "string") throw lack(path);
  return value;
}

function objectAt(measures: unknown, path: string): object {
  const value = valueAt(measures, path);
  if (typeof value !== "object" || value === null) throw lack(path);
  return value;
}

/** What the measures have at a path of keys, such as "edge.oneMatch.movesPerSecond". */
function valueAt(measures: unknown, path: string): unknown {
  let value = measures;
  for (const key of path.split(".")) {
    value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  }
  if (value === undefined) throw lack(path);
  return value;
}

const lack = (path: string) => new Error(`The measures lack ${path}.`);

/** What is less than this, as a share, is noise of the machine: times and speeds. */
const NOISE = 0.15;
/** What is built is the same each time. */
const GROWTH = 0.02;

/**
 * What is worse than before, a sentence each: sizes than in the newest earlier line, speed and times
 * than in the newest of a machine that was as fast. Strength is no part of it: how many pairs a
 * measure plays says how sure its figures are.
 */
export function regressions(now: Line, earlier: readonly EarlierLine[]): readonly string[] {
  const alike = earlier.findLast((before) => isAsFast(now, before));
  return [
    ...worse("speed", { now, before: alike, isWorse: (ratio) => ratio < 1 - NOISE }),
    ...worse("ms", { now, before: alike, isWorse: (ratio) => ratio > 1 + NOISE }),
    ...worse("size", { now, before: earlier.at(-1), isWorse: (ratio) => ratio > 1 + GROWTH }),
  ];
}

/** A processor's name says little on a machine that is shared: the same work has to take as long. */
function isAsFast(now: Line, { cpu, node, pace }: EarlierLine): boolean {
  if (cpu !== now.cpu || node !== now.node || pace === undefined) return false;
  return Math.abs(now.pace / pace - 1) <= NOISE;
}

interface Compared {
  readonly now: Line;
  readonly before: EarlierLine | undefined;
  readonly isWorse: (ratio: number) => boolean;
}

function worse(kind: "speed" | "ms" | "size", { now, before, isWorse }: Compared) {
  if (!before) return [];
  return Object.entries(now[kind]).flatMap(([name, value]) => {
    const was = before[kind]?.[name];
    if (was === undefined || was === 0 || !isWorse(value / was)) return [];
    return [`${kind}, ${name}: ${was} at ${before.commit}, now ${value}`];
  });
}
