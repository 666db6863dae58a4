import { beforeEach, describe, expect, test } from "vitest";
import { Lab } from "../../test/lab.ts";
import type { ClientFrame, ServerFrame, Welcome } from "../protocol.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { tell } from "../tell.ts";
import { Client } from "./client.ts";

const lab = new Lab({ players: 2 }).begin(2).playOn(3, 9);
const other = new Lab({ players: 2 }).begin(2).playOn(8, 3);

const said: ClientFrame[] = [];
const failed: Refusal[] = [];
let client: Client;
let ids = 0;
let now = 1000;
let tokens = ["t".repeat(43), "u".repeat(43)];

beforeEach(() => {
  said.length = 0;
  failed.length = 0;
  now = 1000;
  tokens = ["t".repeat(43), "u".repeat(43)];
  client = new Client({
    send: (text) => said.push(JSON.parse(text)),
    tokens: () => tokens,
    newId: () => `${++ids}`.padStart(22, "c"),
    changed: () => {},
    reaction: () => {},
    failed: (problem) => failed.push(problem),
    renew: () => said.push({ t: "react", reaction: "oops" }),
    now: () => now,
  });
});

const status = { now: 50_000, turn: 0, over: false, deadline: null, left: null, levels: [] };
/** What a match says to a hello: all up to the event `to`, for whoever has `have`. */
function welcome({ of = lab, place = 0, have = 0, to = 99 } = {}): Welcome {
  const events = tell(of.match, place, have).filter(({ seq }) => seq <= to);
  const presence = { here: [], watching: 0 };
  const seq = Math.min(to, of.match.log.length);
  return { t: "welcome", pv: 3, place, device: 1, events, seq, status, presence };
}
const hear = (frame: ServerFrame) => client.receive(JSON.stringify(frame));
const event = (seq: number, of = lab): ServerFrame => ({
  t: "event",
  event: tell(of.match, 0, seq - 1)[0]!,
});
const hellos = () => said.filter(({ t }) => t === "hello");
const commands = () => said.filter((frame) => frame.t === "cmd");

describe("following", () => {
  test("the next event is applied, one again or from before is not", () => {
    hear(welcome({ to: 8 }));
    hear(event(9));
    hear(event(9));
    hear(event(4));
    expect(client.table!.seq).toBe(9);
    expect(hellos()).toHaveLength(0);
  });

  test("on a gap it says hello once, with what it has, and goes on from the answer", () => {
    hear(welcome({ to: 7 }));
    hear(event(9));
    hear(event(10));
    expect(hellos()).toMatchObject([{ have: 7 }]);
    hear(welcome({ have: 7 }));
    expect(client.table).toEqual(tableOf(0));
  });

  test("replay and live state mix", () => {
    hear(welcome({ to: 9 }));
    // Another history: shorter than what is known, as of a match that was put back.
    hear(welcome({ of: other, have: 9, to: 6 }));
    expect(client.table).toBeNull();
    expect(hellos()).toMatchObject([{ have: 0 }]);
    hear(welcome({ of: other, to: 6 }));
    expect(client.table!.moves.map(({ move }) => move)).toEqual(other.match.moves.slice(0, 2));
    // Events that were under way from before are none of it.
    hear(event(5));
    hear(event(6));
    expect(client.table!.seq).toBe(6);
  });

  test("what was told to one seat is forgotten before another looks", () => {
    hear(welcome({ place: 0 }));
    expect(client.table!.view).toEqual(tableOf(0).view);
    client.forget();
    expect([client.table, client.place]).toEqual([null, null]);
    hear(welcome({ place: 1 }));
    expect(client.table).toEqual(tableOf(1));
  });

  test("a welcome that was asked for before is none for whoever looks now", () => {
    hear(welcome({ place: 0 }));
    client.forget();
    hear({ ...welcome({ place: 0, have: lab.match.log.length }) });
    expect(client.table).toBeNull();
    hear(welcome({ place: 1 }));
    expect(client.table).toEqual(tableOf(1));
  });

  test("a seat that was taken elsewhere meanwhile begins with nothing", () => {
    hear(welcome({ place: 0, to: 9 }));
    hear({ ...welcome({ place: 1, have: 9 }) });
    expect(client.table).toBeNull();
    hear(welcome({ place: 1 }));
    expect(client.table).toEqual(tableOf(1));
  });
});

describe("commands", () => {
  test("wait for a welcome, and are said again over each new connection until answered", async () => {
    const done = client.do({ type: "resign" });
    expect(commands()).toHaveLength(0);
    hear(welcome());
    client.lost();
    client.hello();
    hear(welcome({ have: lab.match.log.length }));
    const [first, second] = commands();
    expect(second).toEqual(first);
    hear({ t: "answer", id: first!.id, ok: true, seq: 99 });
    expect(await done).toBeNull();
    client.lost();
    hear(welcome({ have: lab.match.log.length }));
    expect(commands()).toHaveLength(2);
  });

  test("of one seat are never done as another: they are answered when the device is handed over", async () => {
    const done = client.do({ type: "resign" });
    tokens = tokens.toReversed();
    client.forget();
    expect(await done).toMatchObject({ code: "seat-changed" });
    hear(welcome({ place: 1 }));
    expect(commands()).toEqual([]);
  });

  test("a refusal is an answer, and the command is dropped with it", async () => {
    hear(welcome());
    const done = client.do({ type: "move", moves: ["draw"] });
    expect(commands()[0]!.base).toBe(lab.match.revision);
    hear({ t: "answer", id: commands()[0]!.id, ok: false, error: refusal("stale") });
    expect(await done).toMatchObject({ code: "stale" });
    expect(client.waiting).toEqual([]);
  });

  test("where the match will answer no more all of them are answered here", async () => {
    const done = [client.do({ type: "resign" }), client.do({ type: "leave" })];
    client.giveUp(refusal("unknown-match"));
    expect(await Promise.all(done)).toMatchObject(Array(2).fill({ code: "unknown-match" }));
  });
});

describe("the other end", () => {
  test("of another version is a problem, and a hello that is not taken needs another connection", () => {
    hear({ t: "error", error: refusal("version") });
    expect(failed).toMatchObject([{ code: "version" }]);
    hear({ t: "error", error: refusal("too-many") });
    expect(said).toMatchObject([{ t: "react" }]);
  });

  test("tells the time: deadlines are counted by its clock, whatever the one here says", () => {
    now = 7_000_000;
    hear(welcome());
    expect(client.serverNow()).toBe(50_000);
    now += 1500;
    expect(client.serverNow()).toBe(51_500);
  });

  test("is shown the key of whoever looks, and that the others are here", () => {
    client.hello();
    expect(said).toMatchObject([{ token: "t".repeat(43), also: ["u".repeat(43)] }]);
  });
});

/** What a seat knows that was told everything at once. */
function tableOf(place: number) {
  const fresh = new Client({
    ...{ send: () => {}, tokens: () => [], newId: () => "", changed: () => {} },
    ...{ reaction: () => {}, failed: () => {}, renew: () => {}, now: () => 0 },
  });
  fresh.receive(JSON.stringify(welcome({ place })));
  return fresh.table!;
}
