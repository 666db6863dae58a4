/** What is taken of the measures (docs/benchmarks.md); each may say more. */
export interface Measures {
  readonly engine: {
    readonly legalGamesPerSecond: number;
    readonly completionsPerSecond: number;
    readonly placementsPerSecond: number;
    readonly trambahn: { readonly legalGamesPerSecond: number };
    readonly cpu: string;
    readonly node: string;
  };
  readonly edge: {
    readonly oneMatch: { readonly movesPerSecond: number };
    readonly manyMatches: { readonly movesPerSecond: number };
    readonly botCpuMs: number | null;
    readonly bundleGzipBytes: number;
    readonly rowsWritten: number;
  };
  readonly client: {
    readonly gzipBytes: { readonly tableJs: number; readonly firstVisit: number };
    readonly home: { readonly lcpMs: number; readonly inpMs: number };
    readonly table: { readonly lcpMs: number; readonly inpMs: number };
    readonly tapToGhostMs: number;
  };
  readonly bots: {
    readonly ladders: Readonly<Record<string, readonly MatchUp[]>>;
  };
}

interface MatchUp {
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
  /** By its name: what is so often done in a second, the more the better. */
  readonly speed: Readonly<Record<string, number>>;
  /** By its name: how long it takes, in milliseconds. */
  readonly ms: Readonly<Record<string, number>>;
  /** By its name: bytes after gzip, and rows written in a game. */
  readonly size: Readonly<Record<string, number>>;
  readonly strength: readonly (MatchUp & { readonly game: string })[];
}

/**
 * What the measures say at a moment, as one line of the history. Throws where a measure lacks a
 * figure: a line with a hole in it would stay there.
 */
export function historyLine({ engine, edge, client, bots }: Measures, moment: Moment): Line {
  const { cpu, node } = engine;
  const line: Line = {
    ...moment,
    cpu,
    node,
    speed: {
      legalGamesPerSecond: engine.legalGamesPerSecond,
      completionsPerSecond: engine.completionsPerSecond,
      placementsPerSecond: engine.placementsPerSecond,
      trambahnGamesPerSecond: engine.trambahn.legalGamesPerSecond,
      movesPerSecond: edge.oneMatch?.movesPerSecond,
      manyMatchesMovesPerSecond: edge.manyMatches?.movesPerSecond,
    },
    ms: {
      // Some systems do not tell it.
      ...(edge.botCpuMs !== null && { botCpu: edge.botCpuMs }),
      homeLcp: client.home.lcpMs,
      homeInp: client.home.inpMs,
      tableLcp: client.table.lcpMs,
      tableInp: client.table.inpMs,
      tapToGhost: client.tapToGhostMs,
    },
    size: {
      bundleGzipBytes: edge.bundleGzipBytes,
      rowsWritten: edge.rowsWritten,
      tableJsGzipBytes: client.gzipBytes.tableJs,
      firstVisitGzipBytes: client.gzipBytes.firstVisit,
    },
    strength: Object.entries(bots.ladders).flatMap(([game, matchUps]) =>
      matchUps.map(({ players, level, against, pairs, winRate, msPerMove }) => ({
        ...{ game, players, level, against, pairs, winRate, msPerMove },
      })),
    ),
  };
  JSON.stringify(line, (key, value: unknown) => {
    if (value === undefined || value === null) throw new Error(`The measures lack ${key}.`);
    return value;
  });
  return line;
}

/** What is less than this, as a share, is noise of the machine: times and speeds. */
const NOISE = 0.15;
/** What is built is the same each time. */
const GROWTH = 0.02;

/**
 * What is worse than in the newest earlier line of the same processor and Node, a sentence each.
 * Strength is no part of it: how many pairs a measure plays says how sure its figures are.
 */
export function regressions(now: Line, earlier: readonly Line[]): readonly string[] {
  const before = earlier.findLast(({ cpu, node }) => cpu === now.cpu && node === now.node);
  if (!before) return [];
  const worse = (kind: "speed" | "ms" | "size", isWorse: (ratio: number) => boolean) =>
    Object.entries(now[kind]).flatMap(([name, value]) => {
      const was = before[kind]?.[name];
      if (was === undefined || was === 0 || !isWorse(value / was)) return [];
      return [`${kind}, ${name}: ${was} at ${before.commit}, now ${value}`];
    });
  return [
    ...worse("speed", (ratio) => ratio < 1 - NOISE),
    ...worse("ms", (ratio) => ratio > 1 + NOISE),
    ...worse("size", (ratio) => ratio > 1 + GROWTH),
  ];
}
