import { gameOf } from "@endstation/engine";
import type { Created, Terms } from "@endstation/match";
import { vi } from "vitest";
import { Client, create } from "./client.ts";

/** A colour for each place, in the order in which places are taken. */
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "black"] as const;

/** Players at one match, by place. */
export interface Round {
  readonly match: Created;
  readonly players: readonly Client[];
}

interface Options {
  readonly players: number;
  readonly hand?: number;
}

/** A match with `players` who have joined; the first is its host. */
export async function seated(options: Options, game?: string, terms?: Terms): Promise<Round> {
  const match = await create(options, game, terms);
  const players: Client[] = [];
  for (let place = 0; place < options.players; place++) {
    const client = await Client.hello(match.id);
    await client.join(match.invite, `P${place}`, COLOURS[place]!);
    players.push(client);
  }
  return { match, players };
}

export async function started(options: Options, game?: string, terms?: Terms): Promise<Round> {
  const round = await seated(options, game, terms);
  await round.players[0]!.do({ type: "start" });
  const { seq } = round.players[0]!.table;
  await Promise.all(round.players.map((player) => player.at(seq)));
  return round;
}

/** What a player may do by its own knowledge; `[]` out of turn and after the end. */
export function legalMoves({ table, place }: Client): string[] {
  const seat = table.order!.indexOf(place!);
  const game = gameOf(table.game!);
  const known = game.known({
    options: table.options,
    seat,
    moves: table.moves.map(({ move }) => move),
    view: table.view,
  });
  if (!known.ok) throw new Error(known.error.message);
  return game.toMove(known.value) === seat ? game.legalMoves(known.value) : [];
}

/** The player whose turn it is, and its legal moves; `null` after the end. */
export function turn(players: readonly Client[]): { player: Client; moves: string[] } | null {
  for (const player of players) {
    const moves = legalMoves(player);
    if (moves.length > 0) return { player, moves };
  }
  return null;
}

/**
 * Plays on by moves that `pick` chooses, until the end or for `plies`. Each ply takes a second of
 * the mocked clock: nobody plays faster than the rate that a socket is allowed.
 */
export async function playOn(
  players: readonly Client[],
  pick: (moves: string[], ply: number) => string,
  plies = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let ply = 0; ply < plies; ply++) {
    const next = turn(players);
    if (!next) return;
    vi.setSystemTime(Date.now() + 1000);
    const answer = await next.player.do({ type: "move", moves: [pick(next.moves, ply)] });
    if (answer.t !== "answer" || !answer.ok) throw new Error(JSON.stringify(answer));
    await Promise.all(players.map((player) => player.at(next.player.table.seq)));
  }
}

/** Any move, but a different kind of choice each time. */
export const anyMove = (moves: string[], ply: number): string =>
  moves[(ply * 7919 + 13) % moves.length]!;

/** Whether a move of Cable Car ends its turn: who draws is to lay the drawn tile. */
export const endsTurn = (move: string): boolean => move !== "draw";

/** As `anyMove`, but one that ends the turn. */
export const anyTurn = (moves: string[], ply: number): string =>
  anyMove(moves.filter(endsTurn), ply);
