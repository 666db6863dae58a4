import { randomBytes } from "node:crypto";
import { gameOf, type View } from "@endstation/engine";
import { PROTOCOL_VERSION, type Terms } from "@endstation/match";
import type { Page } from "./fixtures.ts";

/** What a match is made with; see `CreateRequest` of the match. */
export interface Making {
  readonly game?: string;
  readonly options?: Record<string, unknown>;
  readonly terms?: Terms;
}

/** A seat with the key that opens it, for a page or for a player without one. */
export interface Sitter {
  readonly name: string;
  readonly token: string;
  readonly value: string;
}

const COLOURS = ["red", "blue", "green", "orange", "purple", "black"];
const text = (bytes: number) => randomBytes(bytes).toString("base64url");

/** A match that a test has made by the server's own door, quicker than by pages. */
export class MadeMatch {
  readonly id: string;
  readonly origin: string;
  readonly sitters: readonly Sitter[];

  private constructor(origin: string, id: string, sitters: readonly Sitter[]) {
    this.origin = origin;
    this.id = id;
    this.sitters = sitters;
  }

  /** Makes a match and seats people; the first to sit is its host. */
  static async of(origin: string, making: Making, names: readonly string[]): Promise<MadeMatch> {
    const { game = "cable-car", options = {}, terms } = making;
    const players = { players: names.length, ...options };
    const made = await call(`${origin}/api/matches`, {
      body: { game, options: players, ...(terms && { terms }) },
    });
    const { id, invite } = made as { id: string; invite: string };
    const sitters = names.map((name) => ({
      name,
      token: text(32),
      value: randomBytes(16).toString("hex"),
    }));
    const match = new MadeMatch(origin, id, sitters);
    for (const [index, sitter] of sitters.entries()) {
      const colour = COLOURS[index];
      await match.act(null, { type: "join", invite, colour, ...sitter });
    }
    return match;
  }

  /** As `of`, and starts it. */
  static async started(origin: string, making: Making, names: readonly string[]) {
    const match = await MadeMatch.of(origin, making, names);
    await match.act(match.sitters[0]!, { type: "start" });
    return match;
  }

  get path(): string {
    return `/g/${this.id}`;
  }

  /** Lets a page have the keys of seats, the one that looks at the screen first, and opens it. */
  async open(page: Page, ...sitters: readonly Sitter[]): Promise<void> {
    const kept = JSON.stringify(sitters.map(({ token, value }) => ({ token, value })));
    await page.goto("/favicon.ico");
    await page.evaluate(
      ([key, keys]) => localStorage.setItem(key!, keys!),
      [`endstation.keys.${this.id}`, kept],
    );
    await page.goto(this.path);
  }

  /** What the server tells a seat (`null`: a watcher) of the match. */
  async look(sitter: Sitter | null) {
    const query = `pv=${PROTOCOL_VERSION}&have=0`;
    const answer = await call(`${this.origin}/api/matches/${this.id}?${query}`, {
      token: sitter?.token,
    });
    return answer as {
      place: number | null;
      status: { turn: number | null; over: boolean; now: number; deadline: number | null };
      events: readonly Told[];
    };
  }

  /** Makes the first legal moves of whoever's turn it is, until the turn has gone on. */
  async turn(): Promise<Sitter> {
    const sitter = await this.mover();
    do await this.step(sitter);
    while ((await this.look(null)).status.turn === this.sitters.indexOf(sitter));
    return sitter;
  }

  /** Makes the first legal move of the sitter whose turn it is; gives it as the record writes it. */
  async step(sitter: Sitter): Promise<string> {
    const { events } = await this.look(sitter);
    const move = legalMoves(events, this.sitters.indexOf(sitter))[0]!;
    await this.act(sitter, { type: "move", moves: [move] });
    return move;
  }

  /**
   * Plays on by legal moves of the caller's choice, as the record writes them, until so many have
   * been made or the game is over.
   */
  async play(count: number, pick: (legal: readonly string[]) => string): Promise<void> {
    let place = 0;
    for (let made = 0; made < count; ) {
      const { events, status } = await this.look(this.sitters[place]!);
      if (status.over) return;
      if (status.turn === place) {
        const move = pick(legalMoves(events, place));
        await this.act(this.sitters[place]!, { type: "move", moves: [move] });
        made++;
      } else place = status.turn!;
    }
  }

  /** Whose turn it is. Places are in the order in which the sitters joined. */
  async mover(): Promise<Sitter> {
    const { status } = await this.look(null);
    return this.sitters[status.turn!]!;
  }

  /** Those whose turn it is not. */
  async others(): Promise<readonly Sitter[]> {
    const mover = await this.mover();
    return this.sitters.filter((one) => one !== mover);
  }

  /** Does something as a seat, without a page. Throws where the match refuses. */
  async act(sitter: Sitter | null, action: object): Promise<void> {
    const code = await this.#command(sitter, action);
    if (code === null) return;
    if (code !== "too-many") throw new Error(`${JSON.stringify(action)}: ${code}`);
    // A match takes no more than people do, and these are faster.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await this.act(sitter, action);
  }

  /** Sends one command; gives the code of its refusal, `null` where it was done. */
  async #command(sitter: Sitter | null, action: object): Promise<string | null> {
    const base = sitter ? revisionOf((await this.look(sitter)).events) : 0;
    const answer = (await call(`${this.origin}/api/matches/${this.id}/commands`, {
      token: sitter?.token,
      body: { t: "cmd", id: text(16), base, action },
    })) as { ok: true } | { ok: false; error: { code: string } };
    return answer.ok ? null : answer.error.code;
  }
}

/** An event as a seat is told it, as far as the tests read it. */
interface Told {
  readonly type: string;
  readonly game?: "cable-car" | "trambahn";
  readonly options?: { readonly players: number };
  readonly order?: readonly number[];
  readonly moves?: readonly string[];
  readonly count?: number;
  readonly sees?: View;
}

/** The moves that the rules allow the seat at a place, as far as it knows the position. */
function legalMoves(events: readonly Told[], place: number): readonly string[] {
  const game = gameOf(events[0]!.game!);
  const start = events.find(({ type }) => type === "started")!;
  const moves: string[] = [];
  for (const event of events) {
    if (event.type === "moved") moves.push(...event.moves!);
    if (event.type === "undone") moves.splice(-event.count!);
  }
  const view = events.findLast(({ sees }) => sees)!.sees!;
  const seat = start.order!.indexOf(place);
  const position = game.known({ options: start.options!, seat, moves, view });
  if (!position.ok) throw new Error(position.error.message);
  return game.legalMoves(position.value);
}

/** So many requests a minute; the door lets in 600 of an address, and pages need some too. */
const PER_MINUTE = 400;
const asked: number[] = [];

/** Waits while as many were made in the last minute: a page must find the door open. */
async function inTurn(): Promise<void> {
  while (asked.length >= PER_MINUTE) {
    const left = asked[0]! + 60_000 - Date.now();
    if (left <= 0) asked.shift();
    else await new Promise((resolve) => setTimeout(resolve, Math.min(left, 1000)));
  }
  asked.push(Date.now());
}

/** Moves and undos so far. */
const revisionOf = (events: Awaited<ReturnType<MadeMatch["look"]>>["events"]) =>
  events.reduce((sum, { type, moves }) => sum + (type === "undone" ? 1 : (moves?.length ?? 0)), 0);

async function call(
  url: string,
  { token, body }: { token?: string | undefined; body?: object | undefined },
): Promise<unknown> {
  await inTurn();
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: {
      ...(body && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status === 429) {
    // The door takes no more than people ask.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return await call(url, { token, body });
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer;
}
