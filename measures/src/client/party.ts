import { randomBytes } from "node:crypto";
import { gameOf } from "@endstation/engine";
import { COLOURS, type Created, VALUE_BYTES } from "@endstation/match";
import { Device, newAddress, type Patience } from "./device.ts";

/** The players of one match, by place. */
export interface Party {
  readonly match: Created;
  readonly devices: readonly Device[];
}

/** What someone asks for who creates a match. */
export interface Wanted {
  readonly game: string;
  readonly options: { readonly players: number };
}

/** Creates a match, trying again while no server answers. */
export async function create(origin: string, wanted: Wanted): Promise<Created> {
  for (;;) {
    const response = await fetch(`${origin}/api/matches`, {
      method: "POST",
      body: JSON.stringify(wanted),
      headers: { "CF-Connecting-IP": newAddress() },
    }).catch(() => null);
    // The server may die between the head of its answer and the body.
    const text = await response?.text().catch(() => null);
    if (typeof text === "string") {
      if (response?.status !== 201) throw new Error(`No match was created: ${text}`);
      return JSON.parse(text) as Created;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What a party is made of, once its match was created. */
export interface Gathering {
  readonly match: Created;
  readonly players: number;
  readonly patience?: Patience;
}

/** Opens a device for each place of a match that was just created; nobody has joined yet. */
export function gather(origin: string, { match, players, patience }: Gathering): Party {
  const devices = Array.from({ length: players }, () => new Device(origin, match.id, patience));
  return { match, devices };
}

/** Takes a place; gives the answer and the name under which the place was taken. */
export async function join(device: Device, match: Created, place: number) {
  const name = `P${place}`;
  const answered = await device.do({
    type: "join",
    invite: match.invite,
    token: device.token,
    name,
    colour: COLOURS[place]!,
    value: randomBytes(VALUE_BYTES).toString("hex"),
  });
  return { ...answered, name };
}

/** A party of `players` at a game of Cable Car that has just begun. */
export async function begin(origin: string, players: number): Promise<Party> {
  const match = await create(origin, { game: "cable-car", options: { players } });
  const party = gather(origin, { match, players });
  for (const [place, device] of party.devices.entries()) await join(device, match, place);
  const { answer } = await party.devices[0]!.do({ type: "start" });
  if (!answer.ok) throw new Error(`The match did not start: ${answer.error.code}`);
  await Promise.all(party.devices.map((device) => device.reached(answer.seq)));
  return party;
}

/** Lays a tile for the party's next player; the time to the answer in ms, `null` after the end. */
export async function layTile(
  party: Party,
  pick: (moves: readonly string[]) => string,
): Promise<number | null> {
  const next = await nextToMove(party);
  if (!next) return null;
  const { device, moves } = next;
  const move = pick(moves.filter((one) => one !== "draw"));
  const { answer, ms } = await device.do({ type: "move", moves: [move] });
  if (!answer.ok) throw new Error(`${move} was refused: ${answer.error.code}`);
  await device.reached(answer.seq);
  return ms;
}

/** Closes the connections of a party. */
export const dismiss = ({ devices }: Party): void => {
  for (const device of devices) device.close();
};

/** What a device knows of the game under way: whose turn it is, and the moves if it is its own. */
export function turnOf({ table, place }: Device): { seat: number | null; moves(): string[] } {
  const { order } = table;
  if (!order || !table.game) throw new Error("The match has not started.");
  const game = gameOf(table.game);
  const known = game.known({
    options: table.options,
    seat: place === null ? null : order.indexOf(place),
    moves: table.moves.map(({ move }) => move),
    view: table.view,
  });
  if (!known.ok) throw new Error(known.error.message);
  return { seat: game.toMove(known.value), moves: () => game.legalMoves(known.value) };
}

/** The device that is to move, with its legal moves; `null` after the end. */
export async function nextToMove({ devices }: Party) {
  const ahead = devices.reduce((a, b) => (b.table.seq > a.table.seq ? b : a));
  const { seat } = turnOf(ahead);
  if (seat === null) return null;
  const place = ahead.table.order![seat];
  const device = devices.find((one) => one.place === place);
  if (!device) throw new Error(`Nobody sits at place ${place}.`);
  await device.reached(ahead.table.seq);
  return { device, moves: turnOf(device).moves() };
}
