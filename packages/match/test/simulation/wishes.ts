import { gameOf } from "@endstation/engine";
import type { Action, OfferKind } from "../../src/action.ts";
import { COLOURS } from "../../src/colours.ts";
import { digestOf } from "../../src/digest.ts";
import type { Table } from "../../src/table.ts";
import { NO_TERMS, type Terms } from "../../src/terms.ts";
import type { Device } from "./device.ts";
import type { Ledger } from "./ledger.ts";
import type { Random } from "./random.ts";

/** What devices know of each other by other ways than the match: links and codes passed on. */
export interface Talk {
  readonly random: Random;
  readonly ledger: Ledger;
  /** All invites that were ever given, the newest last. */
  readonly invites: string[];
  readonly codes: string[];
  /** All tokens that anyone has made. */
  readonly tokens: string[];
  /** What people are inclined to, by the run. */
  readonly quarrelsome: boolean;
}

const NAMES = [
  "Ada",
  "ada",
  "Çelik",
  "  Bo ",
  "王小明",
  "x".repeat(30),
  "",
  "👩‍👩‍👧 Kim",
  "Ó",
  "\u202eevil",
];

/** What the person at a device wants to be done now; sometimes what the match must refuse. */
export function wish(device: Device, talk: Talk): Action | null {
  const { table, place } = device.client;
  if (!table || table.seq === 0) return null;
  const choices: [number, () => Action | null][] = [];
  const { random } = talk;
  if (place === null) choices.push(...watching(table, talk));
  else if (!table.order) choices.push(...inLobby(table, place, talk));
  else choices.push(...playing(table, place, talk));
  if (place !== null) choices.push(...ownDevices(talk));
  choices.push([0.3, () => anything(table, place, talk)]);
  return random.weighted(choices)();
}

function person({ random, ledger, tokens }: Talk) {
  const token = random.secret(32);
  tokens.push(token);
  const value = random.hex(16);
  ledger.hide(token, "a token");
  ledger.hide(digestOf(token), "a token's digest");
  ledger.hide(value, "a value");
  const name = random.chance(0.8) ? `P${random.below(90)}` : random.pick(NAMES);
  return { token, value, name, colour: random.pick(COLOURS) };
}

function watching(table: Table, talk: Talk): [number, () => Action | null][] {
  const { random, invites, codes } = talk;
  const invite = () => (random.chance(0.9) ? invites.at(-1)! : random.pick(invites));
  return [
    [table.order ? 0.3 : 6, () => ({ type: "join", invite: invite(), ...person(talk) })],
    [0.25, () => ({ type: "ask", ...person(talk) })],
    [
      codes.length > 0 ? 1.5 : 0,
      () => {
        const { token } = person(talk);
        return {
          type: "pair",
          code: codes.at(-1 - random.below(2)) ?? codes[0]!,
          token,
          word: "Phone",
        };
      },
    ],
  ];
}

function inLobby(table: Table, place: number, talk: Talk): [number, () => Action | null][] {
  const { random } = talk;
  const own: [number, () => Action | null][] = [
    [0.3, () => ({ type: "change", name: `P${random.below(90)}` })],
    [0.3, () => ({ type: "change", colour: random.pick(COLOURS) })],
    [0.15, () => ({ type: "leave" })],
    [0.1, () => ({ type: "host", place: random.below(7) })],
  ];
  if (table.host !== place) return own;
  const seated = table.arrivals.length;
  return [
    ...own,
    [seated >= 2 ? 4 : 0.1, () => ({ type: "start" })],
    [0.3, () => ({ type: "configure", options: optionsOf(table), terms: termsOf(random) })],
    [0.3, () => newInvite(talk)],
    [1.5, () => enlist(table, random)],
    ...hosting(table, talk),
  ];
}

/** Mostly a bot that there is, for a place that is free. */
function enlist({ places }: Table, random: Random): Action {
  const free = places.indexOf(null);
  const place = free >= 0 && random.chance(0.8) ? free : random.below(6);
  // Those that think longer would make a run of it.
  const level = random.pick(["novice", "casual", "casual", "master"] as const);
  return { type: "enlist", place, level };
}

function optionsOf({ options }: Table): Record<string, unknown> {
  const { players, ...rest } = options as { players: number } & Record<string, unknown>;
  return rest;
}

export function termsOf(random: Random): Terms {
  if (random.chance(0.4)) return NO_TERMS;
  return {
    clock: {
      per: random.pick(["move", "game"] as const),
      ms: random.pick([30_000, 120_000, 3_600_000, 86_400_000]),
    },
    timeout: random.pick(["random", "random", "random", "lose", "bot"] as const),
    quiet: random.chance(0.2) ? { from: random.below(700), to: 700 + random.below(700) } : null,
  };
}

function newInvite({ random, ledger, invites }: Talk): Action {
  if (random.chance(0.2)) return { type: "invite", invite: null };
  const invite = random.secret(16);
  ledger.hide(invite, "an invite");
  ledger.hide(digestOf(invite), "an invite's digest");
  invites.push(invite);
  return { type: "invite", invite };
}

function hosting(table: Table, { random }: Talk): [number, () => Action | null][] {
  const ask = () => (table.asks.length > 0 ? random.pick(table.asks).ask : 1 + random.below(3));
  const waits = table.asks.length > 0;
  // Whoever holds up the match, if that can be told, and sometimes another.
  const late = table.order?.find((place) => place !== table.host) ?? 0;
  return [
    [
      waits ? 1.5 : 0.05,
      () => ({ type: "admit", ask: ask(), ...(table.order && { place: random.below(4) }) }),
    ],
    [waits ? 0.5 : 0.05, () => ({ type: "dismiss", ask: ask() })],
    [0.1, () => ({ type: "hide", place: random.below(4) })],
    [
      table.order ? 0.5 : 0.1,
      () => ({ type: "remove", place: random.pick([late, random.below(4)]) }),
    ],
    [
      table.order ? 0.5 : 0.02,
      () => ({ type: "substitute", place: random.pick([late, random.below(4)]) }),
    ],
  ];
}

function ownDevices({ random, ledger, codes }: Talk): [number, () => Action | null][] {
  return [
    [
      0.15,
      () => {
        const code = random.secret(16);
        ledger.hide(code, "a code");
        ledger.hide(digestOf(code), "a code's digest");
        codes.push(code);
        return { type: "code", purpose: random.pick(["device", "recovery"] as const), code };
      },
    ],
    [0.1, () => ({ type: "revoke", device: 1 + random.below(3) })],
  ];
}

function playing(table: Table, place: number, talk: Talk): [number, () => Action | null][] {
  const { random, quarrelsome } = talk;
  const moves = legalMoves(table, place);
  const count = 1 + random.below(3);
  const offered = table.offer !== null && table.offer.by !== place;
  const more = quarrelsome ? 3 : 1;
  return [
    [
      moves.length > 0 ? 12 : 0.1,
      () => ({ type: "move", moves: [moves.length > 0 ? random.pick(moves) : "draw"] }),
    ],
    [moves.length > 0 ? 0.6 : 0.05, () => ({ type: "move", moves: several(moves, random) })],
    [0.6 * more, () => ({ type: "undo", count })],
    [0.5 * more, () => ({ type: "offer", offer: offerOf(table, random) })],
    [
      offered ? 5 : 0.05,
      () => ({ type: "answer", offer: asked(table, random), agree: random.chance(0.7) }),
    ],
    [
      table.offer?.by === place ? 0.7 : 0.02,
      () => ({ type: "withdraw", offer: asked(table, random) }),
    ],
    [0.05 * more, () => ({ type: "resign" })],
    [
      table.lost[place] === "abandoned" || table.substitutes[place] ? 3 : 0.02,
      () => ({ type: "return" }),
    ],
    [0.05, () => ({ type: "host", place: random.below(4) })],
    [table.ended ? 1 : 0.02, () => ({ type: "rematch" })],
    ...(table.host === place ? hosting(table, talk) : []),
  ];
}

/** The number of the question that is open, or seldom of another event. */
const asked = ({ offer, seq }: Table, random: Random): number =>
  offer && random.chance(0.9) ? offer.seq : 1 + random.below(seq + 1);

function offerOf(table: Table, random: Random): OfferKind {
  if (table.paused && random.chance(0.7)) return { kind: "resume" };
  const kind = random.weighted([
    [3, "undo"],
    [1, "pause"],
    [0.3, "resume"],
    [0.1, "stop"],
  ] as const);
  return kind === "undo" ? { kind, count: 1 + random.below(4) } : { kind };
}

/** Legal moves that a client would send in one command, and some that do not go together. */
function several(moves: readonly string[], random: Random): string[] {
  if (moves.length === 0) return ["nonsense"];
  return [random.pick(moves), random.chance(0.5) ? random.pick(moves) : "end"];
}

/** What the seat may do by its own knowledge; `[]` out of turn. */
export function legalMoves(table: Table, place: number): string[] {
  if (!table.order || !table.game || table.ended) return [];
  const seat = table.order.indexOf(place);
  const game = gameOf(table.game);
  const moves = table.moves.map(({ move }) => move);
  const known = game.known({ options: table.options, seat, moves, view: table.view });
  if (!known.ok) throw new Error(known.error.message);
  return game.toMove(known.value) === seat ? game.legalMoves(known.value) : [];
}

/** What somebody may try who has no business with it. */
function anything(table: Table, place: number | null, talk: Talk): Action | null {
  const { random } = talk;
  return random.pick<() => Action | null>([
    () => ({ type: "start" }),
    () => ({ type: "leave" }),
    () => ({ type: "move", moves: ["draw"] }),
    () => ({ type: "move", moves: ["aaaa@a1", "end"] }),
    () => ({ type: "undo", count: 1 + random.below(200) }),
    () => ({ type: "host", place: place ?? 0 }),
    () => ({ type: "remove", place: random.below(8) }),
    () => enlist(table, random),
    () => ({ type: "revoke", device: random.below(4) + 1 }),
    () => ({ type: "configure", options: { ...table.options }, terms: NO_TERMS }),
    () => ({ type: "answer", offer: asked(table, random), agree: true }),
    () => ({ type: "rematch" }),
    () => ({ type: "admit", ask: 1 + random.below(4), place: random.below(4) }),
    () => ({ type: "join", invite: random.secret(16), ...person(talk) }),
  ])();
}
