/** A match as it is played: what its cost hangs on. */
export interface Shape {
  readonly players: number;
  readonly moves: number;
  /** Times that each player opens the match's page. */
  readonly pages: number;
  /** Sockets that each player has one after the other; a page in the background loses its own. */
  readonly sockets: number;
  /** Times that its object is made anew from the log after a rest. */
  readonly wakes: number;
  /** Time of the object for one event, in ms of the clock; while it rests nothing is counted. */
  readonly eventMs: number;
  /** Time of the Worker's processor for one request, in ms. */
  readonly requestCpuMs: number;
  /** Days from the beginning until the match is deleted. */
  readonly keptDays: number;
}

/** Four people at one evening's game of Cable Car, one move a row, each looking away at times. */
export const EVENING: Shape = {
  ...{ players: 4, moves: 60, pages: 2, sockets: 3, wakes: 4 },
  ...{ eventMs: 10, requestCpuMs: 2, keptDays: 30 },
};

/** Two people at a game over a week, who come for each move. */
export const WEEK: Shape = {
  ...{ players: 2, moves: 60, pages: 30, sockets: 30, wakes: 60 },
  ...{ eventMs: 10, requestCpuMs: 2, keptDays: 30 },
};

/** What the platform counts. Frames are incoming messages of sockets, before the ratio. */
export interface Usage {
  readonly workerRequests: number;
  readonly workerCpuMs: number;
  /** Calls, sockets that are opened and alarms, without the frames. */
  readonly objectCalls: number;
  readonly frames: number;
  readonly objectGbSeconds: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  /** As the object's database is on disk. */
  readonly storedBytes: number;
  readonly logLines: number;
}

/** Rows that the tables and the match's own row take when a match is made (measured). */
const ROWS_OF_TABLES = 5;
/**
 * A match without a clock has its alarm set when it is made, for its deletion. When that rings the
 * last move is more recent, and it is set once more.
 */
const ALARMS = 2;
/** An empty database, and what an event adds to it (measured). */
const BASE_BYTES = 16_000;
const EVENT_BYTES = 190;
/** What a wake reads beside the log: whether there is one, the match's row, its alarm. */
const ROWS_OF_WAKE = 5;

/** What one match uses from its making to its deletion. */
export function usageOf(shape: Shape, { objectMemoryGb }: { objectMemoryGb: number }): Usage {
  const { players, moves, pages, sockets, wakes, eventMs, requestCpuMs } = shape;
  const workerRequests = 1 + players * (pages + sockets);
  // Made, joined by each, started, and the moves; each is a row.
  const events = 1 + players + 1 + moves;
  // Each socket says hello; the rest are commands.
  const frames = players * sockets + players + 1 + moves;
  // When a place was last there is noted each time that its last socket goes.
  const departures = players * sockets;
  const objectCalls = 1 + players * sockets + ALARMS;
  return {
    workerRequests,
    workerCpuMs: workerRequests * requestCpuMs,
    objectCalls,
    frames,
    objectGbSeconds: ((objectCalls + frames) * eventMs * objectMemoryGb) / 1000,
    // A wake comes when half of the game is over, on the average.
    rowsRead: ROWS_OF_WAKE + wakes * (ROWS_OF_WAKE + events / 2),
    rowsWritten: ROWS_OF_TABLES + events + departures + ALARMS,
    storedBytes: BASE_BYTES + events * EVENT_BYTES,
    // Made, over and each wake are counted by a line.
    logLines: 2 + wakes,
  };
}
