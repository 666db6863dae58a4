import type { GameId } from "@endstation/engine";
import { COLOURS } from "../src/colours.ts";
import { createMatch, createRematch } from "../src/create.ts";
import { apply } from "../src/match.ts";
import { NO_TERMS, type Terms } from "../src/terms.ts";
import { Lab, tokenOf } from "./lab.ts";

const HOUR_MS = 60 * 60 * 1000;
const clock = (timeout: Terms["timeout"]): Terms => ({
  clock: { per: "move", ms: 60_000 },
  timeout,
  quiet: null,
});

let made = 0;

/** Secrets that follow from a number: the same version keeps the same games whenever it does. */
function secrets() {
  const first = ++made;
  const bytes = (length: number) =>
    Uint8Array.from({ length }, (_, i) => (first * 37 + i * (2 * first + 5)) % 256);
  return { id: bytes(16), invite: bytes(16), seed: bytes(32), key: bytes(32) };
}

function table(game: GameId, options: object, terms?: Terms): Lab {
  const creation = createMatch({ game, options, terms }, secrets());
  if (!creation.ok) throw new Error(creation.error.message);
  return new Lab().next(creation.value);
}

/** Takes the last move back where nobody has seen a piece by it, and plays on to the end. */
function withUndo(lab: Lab): Lab {
  for (let tries = 0; tries < 40; tries++) {
    const mover = lab.mover!;
    lab.playOn(tries, 1);
    if (lab.do(mover, { type: "undo", count: 1 }).ok) return lab.playOn(7);
  }
  throw new Error("No move could be taken back.");
}

/** Lets the time of some turns pass, then plays on. */
function slow(lab: Lab, turns: number): Lab {
  for (let i = 0; i < turns; i++) {
    lab.playOn(i, 3);
    lab.wait(60_001);
  }
  return lab;
}

function doing(lab: Lab, ...deed: Parameters<Lab["do"]>): Lab {
  const done = lab.do(...deed);
  if (!done.ok) throw new Error(done.error.message);
  return lab;
}

/** The next match of a series: its seats come from the last one, one seat on. */
function rematch(lab: Lab): Lab {
  const next = lab.next(createRematch(lab.match, secrets()));
  for (const [place, seat] of next.match.series!.seats.entries()) {
    const who = seat.bot ? null : Number(seat.name.split(" ")[1]);
    if (who === null) continue;
    const value = `${place}`.padStart(32, "0");
    const { name, colour } = seat;
    doing(next, null, { type: "join", token: tokenOf(who), value, name, colour });
  }
  return doing(next, 0, { type: "start" });
}

const finished = (lab: Lab) => lab.playOn(11);
const inTheMiddle = (lab: Lab) => lab.playOn(5, 12);

/** A match in which everything happens beside the moves that can. */
function busy(): Lab {
  const lab = table("cable-car", { players: 3 });
  const { level } = lab;
  const person = (who: number) => ({
    token: tokenOf(who),
    name: `Player ${who}`,
    colour: COLOURS[who]!,
    value: who.toString(16).padStart(32, "0"),
  });
  for (const who of [0, 1]) lab.join(who);
  doing(lab, 0, { type: "enlist", place: 2, level });
  doing(lab, 0, { type: "remove", place: 2 });
  doing(lab, 1, { type: "change", name: "Another name" });
  doing(lab, 1, { type: "leave" });
  lab.join(3);
  doing(lab, 0, { type: "hide", place: 1 });
  doing(lab, 0, { type: "configure", options: { players: 3, hand: 2 }, terms: NO_TERMS });
  doing(lab, 0, { type: "invite", invite: null });
  doing(lab, null, { type: "ask", ...person(4) });
  doing(lab, 0, { type: "dismiss", ask: lab.match.asks[0]!.ask });
  doing(lab, null, { type: "ask", ...person(5) });
  doing(lab, 0, { type: "admit", ask: lab.match.asks[0]!.ask });
  doing(lab, 1, { type: "code", purpose: "device", code: "c".repeat(22) });
  doing(lab, null, { type: "pair", code: "c".repeat(22), token: tokenOf(6), word: "Phone" });
  doing(lab, 1, { type: "revoke", device: 2 });
  doing(lab, 1, { type: "code", purpose: "recovery", code: "d".repeat(22) });
  doing(lab, 1, { type: "uncode", purpose: "recovery" });
  doing(lab, 0, { type: "host", place: 2 });
  doing(lab, 2, { type: "start" });
  lab.playOn(3, 4);
  for (const kind of ["pause", "resume"] as const) {
    doing(lab, 0, { type: "offer", offer: { kind } });
    // The yes of whoever is to move is enough to go on.
    for (const place of [1, 2]) if (lab.match.offer) lab.agree(place);
  }
  doing(lab, 0, { type: "offer", offer: { kind: "stop" } });
  doing(lab, 0, { type: "withdraw", offer: lab.match.offer!.seq });
  // Whoever is to move next but the host goes away; a bot plays, and the player comes back.
  while (lab.mover === lab.match.host) lab.playOn(2, 1);
  const away = lab.mover!;
  lab.here = [0, 1, 2].filter((place) => place !== away);
  lab.wait(HOUR_MS);
  doing(lab, 2, { type: "substitute", place: away });
  doing(lab, away, { type: "return" });
  while (lab.mover !== away) lab.playOn(2, 1);
  lab.wait(HOUR_MS);
  doing(lab, null, { type: "ask", ...person(7) });
  doing(lab, 2, { type: "admit", ask: lab.match.asks[0]!.ask, place: away });
  withUndo(lab);
  const next = createRematch(lab.match, secrets()).id;
  const seq = lab.match.log.length + 1;
  const rematched = { seq, at: lab.now, command: null, body: { type: "rematched", next } } as const;
  lab.match = apply(lab.match, rematched);
  return lab;
}

/** Every way in which a match can go and end, over all games and their variants. */
export const KEPT_GAMES: Readonly<Record<string, () => Lab>> = {
  "all that can happen beside the moves": busy,
  "a move taken back": () => withUndo(table("cable-car", { players: 2 }).begin(2)),
  "six, hands of three, one resigns": () =>
    finished(
      doing(inTheMiddle(table("cable-car", { players: 6, hand: 3 }).begin(6)), 2, {
        type: "resign",
      }),
    ),
  "free orientation, random moves when time is over": () =>
    finished(
      slow(table("cable-car", { players: 4, orientation: "free" }, clock("random")).begin(4), 3),
    ),
  "two bots": () => finished(table("cable-car", { players: 3, hand: 2 }).begin(1, 2)),
  "a bot moves when time is over": () =>
    finished(slow(table("cable-car", { players: 2 }, clock("bot")).begin(2), 4)),
  "lost by the clock": () => slow(table("cable-car", { players: 2 }, clock("lose")).begin(2), 1),
  "the next of a series": () =>
    finished(rematch(finished(table("cable-car", { players: 3 }).begin(3)))),
  "shares from the open row or the pile": () =>
    finished(table("cable-car", { players: 4, companies: true }).begin(4)),
  "open shares only, with a bot": () =>
    finished(
      table("cable-car", { players: 3, companies: true, exchange: "open", hand: 2 }).begin(2, 1),
    ),
  "ended by agreement": () => {
    const lab = inTheMiddle(table("cable-car", { players: 2, companies: true }).begin(2));
    doing(lab, 0, { type: "offer", offer: { kind: "stop" } });
    return doing(lab, 1, { type: "answer", offer: lab.match.offer!.seq, agree: true });
  },
  "a whole game of cards": () => finished(table("trambahn", { players: 2 }).begin(2)),
  "cards, with a bot": () => finished(table("trambahn", { players: 2 }).begin(1, 1)),
  "cards, with a move taken back": () => withUndo(table("trambahn", { players: 2 }).begin(2)),
  "cards, random moves when time is over": () =>
    finished(slow(table("trambahn", { players: 2 }, clock("random")).begin(2), 5)),
  "cards, abandoned": () => {
    const lab = inTheMiddle(table("trambahn", { players: 2 }).begin(2));
    const away = lab.mover!;
    lab.here = [1 - away];
    lab.wait(25 * HOUR_MS);
    // Whoever stays goes on without the other: the host's part, which comes first if it is away.
    if (lab.match.host === away) doing(lab, 1 - away, { type: "host", place: 1 - away });
    return doing(lab, 1 - away, { type: "remove", place: away });
  },
};
