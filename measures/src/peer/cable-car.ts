import { randomBytes } from "node:crypto";
import { cableCar, makeDeck, type View } from "@endstation/engine";

// Cable Car as a game of the peer's framework, judged by the same engine as ours.

/** What the framework keeps of a game. */
interface Kept {
  readonly deal: unknown;
  readonly moves: string[];
}

/** What it sends to a seat. */
export interface Told {
  readonly moves: readonly string[];
  readonly view: View;
}

const PLAYERS = 4;

const parsed = cableCar.parseOptions({ players: PLAYERS });
if (!parsed.ok) throw new Error(parsed.error.message);
/** The options of every game that the peer plays. */
export const options = parsed.value;

function positionOf({ deal, moves }: Kept) {
  const read = cableCar.parseDeal(options, deal);
  if (!read.ok) throw new Error(read.error.message);
  const position = cableCar.start(options, read.value);
  for (const move of moves) cableCar.play(position, move);
  return position;
}

/** The game in the framework's terms; `invalid` is its own word for a refused move. */
export const gameFor = (invalid: unknown) => ({
  name: "cable-car",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: (): Kept => ({ deal: cableCar.shuffle(options, makeDeck(randomBytes(32))), moves: [] }),
  // The engine knows whose turn it is.
  turn: { activePlayers: { all: null } },
  moves: {
    lay: {
      // Hidden tiles are the server's: no client plays ahead.
      client: false,
      move({ G, playerID }: { G: Kept; playerID: string }, move: string): unknown {
        const position = positionOf(G);
        if (cableCar.toMove(position) !== Number(playerID)) return invalid;
        if (!cableCar.play(position, move).ok) return invalid;
        G.moves.push(move);
        return undefined;
      },
    },
  },
  playerView: ({ G, playerID }: { G: Kept; playerID: string | null }): Told => ({
    moves: G.moves,
    view: cableCar.view(positionOf(G), playerID === null ? null : Number(playerID)),
  }),
});
