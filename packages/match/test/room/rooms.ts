import type { Terms } from "../../src/terms.ts";
import { PROTOCOL_VERSION } from "../../src/wire.ts";
import { Lab, tokenOf } from "../lab.ts";
import { House, type Wire } from "./house.ts";

/** A room around the match of a lab. */
export const houseOf = ({ match }: Lab): House => new House(match.id, match.log);

/** A room around a match of Cable Car that has begun. */
export const started = (players = 2, terms?: Terms): House =>
  houseOf(new Lab({ players }, "cable-car", terms).begin(players));

/** The first frame of a connection, as text. */
export const hello = (token?: string, more: object = {}): string =>
  JSON.stringify({ t: "hello", pv: PROTOCOL_VERSION, have: 0, ...(token && { token }), ...more });

/** The last frame of a kind that has come over a wire. */
export const last = (wire: Wire, t: string) => wire.frames().findLast((frame) => frame.t === t);

/** The place to move and its wire, the wire of another, and a legal move. */
export async function turn(house: House) {
  const { match } = house.room;
  const wires = await Promise.all(
    match.arrivals.map(async (who) => (await house.client(tokenOf(who))).wire),
  );
  const { turn: place } = (last(wires[0]!, "welcome") as { status: { turn: number } }).status;
  const game = new Lab({ players: match.places.length });
  game.match = match;
  return {
    place,
    wire: wires[place]!,
    other: wires[place === 0 ? 1 : 0]!,
    move: game.legalMoves()[0]!,
  };
}
