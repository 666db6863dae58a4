import { cableCar } from "@endstation/engine";
import type { Seated } from "../load/whole-games.ts";
import { gameFor, options, type Told } from "./cable-car.ts";
import { peerModule } from "./install.ts";

interface PeerState {
  readonly G: Told;
}

interface PeerClient {
  readonly moves: { lay(move: string): void };
  start(): void;
  stop(): void;
  getState(): PeerState | null;
  subscribe(listener: (state: PeerState | null) => void): () => void;
}

/** The parts of the framework that a player's side needs. */
export interface PeerKit {
  readonly client: (seat: {
    origin: string;
    match: string;
    seat: number;
    key: string;
  }) => PeerClient;
}

/** The peer's clients, from the folder into which it was installed. */
export function loadKit(folder: string): PeerKit {
  const { Client } = peerModule(folder, "client") as {
    Client(options: object): PeerClient;
  };
  const { SocketIO } = peerModule(folder, "multiplayer") as {
    SocketIO(options: object): unknown;
  };
  const game = gameFor("INVALID_MOVE");
  return {
    client: ({ origin, match, seat, key }) =>
      Client({
        game,
        numPlayers: options.players,
        debug: false,
        multiplayer: SocketIO({
          server: origin,
          socketOpts: { transports: ["websocket"], forceNew: true },
        }),
        matchID: match,
        playerID: String(seat),
        credentials: key,
      }),
  };
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Answer;
}

/** Sets up a game of four on the peer's server, by its own lobby and clients. */
export async function seatPeer(
  kit: PeerKit,
  origin: string,
  random: () => number,
): Promise<Seated> {
  const games = `${origin}/games/cable-car`;
  const { matchID: match } = await post<{ matchID: string }>(`${games}/create`, {
    numPlayers: options.players,
  });
  const clients: PeerClient[] = [];
  for (let seat = 0; seat < options.players; seat++) {
    const { playerCredentials: key } = await post<{ playerCredentials: string }>(
      `${games}/${match}/join`,
      { playerID: String(seat), playerName: `P${seat}` },
    );
    const client = kit.client({ origin, match, seat, key });
    client.start();
    clients.push(client);
  }
  await Promise.all(clients.map((client) => has(client, 0)));
  let made = 0;
  return {
    async move() {
      // As with ours, the seat to move judges by what it knows itself.
      const ahead = clients[0]!;
      await has(ahead, made);
      const seat = knownTo(ahead, 0).toMove;
      if (seat === null) return null;
      const mover = clients[seat]!;
      await has(mover, made);
      const tiles = knownTo(mover, seat).moves();
      const tile = tiles[Math.floor(random() * tiles.length)]!;
      const sent = performance.now();
      mover.moves.lay(tile);
      await has(mover, ++made);
      return performance.now() - sent;
    },
    close() {
      for (const client of clients) client.stop();
    },
  };
}

function knownTo(client: PeerClient, seat: number) {
  const { moves, view } = client.getState()!.G;
  const known = cableCar.known({ options, seat, moves, view });
  if (!known.ok) throw new Error(known.error.message);
  return {
    toMove: cableCar.toMove(known.value),
    moves: () => cableCar.legalMoves(known.value).filter((move) => move !== "draw"),
  };
}

const ANSWER_WITHIN_MS = 20_000;

/** Resolves when a client has been told of so many moves. */
function has(client: PeerClient, moves: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const told = (state: PeerState | null) => (state?.G.moves.length ?? -1) >= moves;
    if (told(client.getState())) return resolve();
    const timer = setTimeout(() => end(() => reject(new Error("No answer."))), ANSWER_WITHIN_MS);
    const forget = client.subscribe((state) => {
      if (told(state)) end(resolve);
    });
    function end(then: () => void): void {
      clearTimeout(timer);
      forget();
      then();
    }
  });
}
