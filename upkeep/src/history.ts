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
    readonly bundleGzipBytes: number;
    readonly rowsWritten: number;
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

/**
 * One line of `docs/history.ndjson`: speed, size and strength at a moment. Throws where a measure
 * lacks a figure: a line with a hole in it would stay there.
 */
export function historyLine({ engine, edge, bots }: Measures, moment: Moment): string {
  const { cpu, node } = engine;
  const line = {
    ...moment,
    cpu,
    node,
    speed: {
      legalGamesPerSecond: engine.legalGamesPerSecond,
      completionsPerSecond: engine.completionsPerSecond,
      placementsPerSecond: engine.placementsPerSecond,
      trambahnGamesPerSecond: engine.trambahn.legalGamesPerSecond,
    },
    size: { bundleGzipBytes: edge.bundleGzipBytes, rowsWritten: edge.rowsWritten },
    strength: Object.entries(bots.ladders).flatMap(([game, matchUps]) =>
      matchUps.map(({ players, level, against, pairs, winRate, msPerMove }) => ({
        ...{ game, players, level, against, pairs, winRate, msPerMove },
      })),
    ),
  };
  return JSON.stringify(line, (key, value: unknown) => {
    if (value === undefined || value === null) throw new Error(`The measures lack ${key}.`);
    return value;
  });
}
