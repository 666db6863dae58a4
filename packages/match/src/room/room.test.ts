import { describe, expect, test } from "vitest";
import { Lab, tokenOf } from "../../test/lab.ts";
import { House, type Wire } from "../../test/room/house.ts";
import { NO_TERMS, type Terms } from "../terms.ts";
import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from "../wire.ts";

const MINUTE = 60_000;
const houseOf = ({ match }: Lab) => new House(match.id, match.log);
const started = (players = 2, terms?: Terms) =>
  houseOf(new Lab({ players }, "cable-car", terms).begin(players));
const hello = (token?: string, more: object = {}) =>
  JSON.stringify({ t: "hello", pv: PROTOCOL_VERSION, have: 0, ...(token && { token }), ...more });
const typesOf = (wire: Wire) => wire.frames().map((frame) => frame.t);
const last = (wire: Wire, t: string) => wire.frames().findLast((frame) => frame.t === t);

/** The wire of the seat to move, and a legal move. */
async function turn(house: House) {
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

describe("what is stored and what is told", () => {
  test("an event is stored before anybody is told of it", async () => {
    const house = started();
    const { wire, other, move } = await turn(house);
    const told: number[] = [];
    house.store = (events) => {
      told.push(wire.texts.length, other.texts.length);
      house.log.push(...events);
    };
    const before = [wire.texts.length, other.texts.length];
    await house.say(wire, { type: "move", moves: [move] });
    expect(told).toEqual(before);
    expect(other.texts.length).toBeGreaterThan(before[1]!);
  });

  test("where storing fails, nothing is told and nothing has happened", async () => {
    const house = started();
    const { wire, other, move } = await turn(house);
    const [texts, others, length] = [wire.texts.length, other.texts.length, house.log.length];
    house.store = () => {
      throw new Error("The disk is full.");
    };
    await expect(house.say(wire, { type: "move", moves: [move] })).rejects.toThrow("full");
    expect([wire.texts.length, other.texts.length]).toEqual([texts, others]);
    house.store = (events) => house.log.push(...events);
    house.restart();
    expect(house.log).toHaveLength(length);
    expect(await house.say(wire, { type: "move", moves: [move] })).toMatchObject({ ok: true });
  });

  test("a reaction is told to all, and kept nowhere", async () => {
    const house = started();
    const { wire, other } = await turn(house);
    const { length } = house.log;
    await house.room.receive(wire, JSON.stringify({ t: "react", reaction: "wow" }));
    expect(last(other, "reaction")).toMatchObject({ reaction: "wow" });
    expect(house.log).toHaveLength(length);
    const { wire: watcher } = await house.client();
    await house.room.receive(watcher, JSON.stringify({ t: "react", reaction: "wow" }));
    expect(last(watcher, "error")).toMatchObject({ error: { code: "not-seated" } });
  });
});

describe("whom a connection speaks for", () => {
  test("from its joining on, and from its admission on, without another hello", async () => {
    const lab = new Lab({ players: 3 });
    lab.join(0);
    const house = houseOf(lab);
    const { wire: host } = await house.client(tokenOf(0));
    const { client, wire } = await house.client();
    const look = {
      token: tokenOf(5),
      value: "0".repeat(32),
      name: "Five",
      colour: "black",
    } as const;
    await house.say(wire, { type: "ask", ...look });
    expect(client.place).toBeNull();
    await house.say(host, { type: "admit", ask: 1 });
    expect(client.place).toBe(1);
    expect(await house.say(wire, { type: "leave" })).toMatchObject({ ok: true });
    expect(client.place).toBeNull();
  });

  test("until its device is taken out, at once", async () => {
    const house = started();
    const token = "p".repeat(43);
    const { wire: phone, client } = await house.client(token);
    const { wire } = await house.client(tokenOf(0));
    const code = "c".repeat(22);
    await house.say(wire, { type: "code", purpose: "device", code });
    await house.say(phone, { type: "pair", code, token, word: "Phone" });
    expect([client.place, client.device]).toEqual([0, 2]);
    await house.say(wire, { type: "revoke", device: 2 });
    expect(client.place).toBeNull();
    expect(await house.say(phone, { type: "resign" })).toMatchObject({
      error: { code: "not-seated" },
    });
  });

  test("several seats at one device are all here, and it is told what the first may see", async () => {
    const house = started(3);
    const { client } = await house.client(tokenOf(2), tokenOf(0));
    expect(client.place).toBe(2);
    expect(client.presence).toEqual({ here: [0, 2], watching: 0 });
  });

  test("a seat on two devices: both stay, one move wins, the other is refused as stale", async () => {
    const house = started();
    const { wire, place, move } = await turn(house);
    const { wire: second } = await house.client(tokenOf(place));
    expect(await house.say(wire, { type: "move", moves: [move] })).toMatchObject({ ok: true });
    expect(await house.say(second, { type: "move", moves: [move] })).toMatchObject({
      error: { code: "stale" },
    });
    expect([wire.closed, second.closed]).toEqual([null, null]);
  });
});

test("a host whose connection has just gone keeps the part, also where the room has slept since", async () => {
  const house = houseOf(new Lab({ players: 3 }).begin(3));
  const { wire: host } = await house.client(tokenOf(0));
  const { wire } = await house.client(tokenOf(1));
  house.now += 10 * MINUTE;
  host.close(1000);
  house.room.leave(host);
  house.restart();
  const take = { type: "host", place: 1 } as const;
  expect(await house.say(wire, take)).toMatchObject({ error: { code: "not-away" } });
  house.now += 3 * MINUTE;
  expect(await house.say(wire, take)).toMatchObject({ ok: true });
});

test("a seat on two devices has not gone when one of them has", async () => {
  const house = started(3);
  const { wire } = await house.client(tokenOf(0));
  await house.client(tokenOf(0));
  wire.close(1000);
  house.room.leave(wire);
  expect(house.seen.size).toBe(0);
});

describe("the wire of the version before", () => {
  test("is spoken in a match that has nothing it cannot show", async () => {
    const house = started();
    const wire = house.connect();
    await house.room.receive(wire, hello(tokenOf(0), { pv: OLDEST_PROTOCOL_VERSION }));
    expect(last(wire, "welcome")).toMatchObject({ pv: OLDEST_PROTOCOL_VERSION, place: 0 });
  });

  test("ends with the first event that it has no words for: the page has to be loaded anew", async () => {
    const lab = new Lab({ players: 3 });
    for (const who of [0, 1]) lab.join(who);
    const house = houseOf(lab);
    const wire = house.connect();
    await house.room.receive(wire, hello(tokenOf(1), { pv: OLDEST_PROTOCOL_VERSION }));
    const { wire: host } = await house.client(tokenOf(0));
    await house.say(host, { type: "enlist", place: 2, level: lab.level });
    expect(last(wire, "error")).toMatchObject({ error: { code: "version" } });
    expect(wire.closed).not.toBeNull();
    expect(typesOf(wire).filter((t) => t === "event")).toEqual([]);
  });

  test.each([0, PROTOCOL_VERSION + 1, 99])("version %i is refused", async (pv) => {
    const house = started();
    const wire = house.connect();
    await house.room.receive(wire, hello(undefined, { pv }));
    expect(last(wire, "error")).toMatchObject({ error: { code: "version" } });
  });
});

describe("time", () => {
  const terms: Terms = { ...NO_TERMS, clock: { per: "move", ms: MINUTE } };

  test("a move that comes when its time is over is late, whether or not the alarm has rung", async () => {
    for (const rings of [false, true]) {
      const house = started(2, terms);
      const { wire, move } = await turn(house);
      house.now += MINUTE + 1;
      if (rings) house.room.settle();
      expect(await house.say(wire, { type: "move", moves: [move] })).toMatchObject({
        error: { code: "late" },
      });
      const moved = house.log.flatMap(({ body }) => (body.type === "moved" ? [body.auto] : []));
      expect(new Set(moved)).toEqual(new Set(["time"]));
    }
  });

  test("all are told when the time is over, by the server's clock", async () => {
    const house = started(2, terms);
    const { client } = await house.client(tokenOf(0));
    expect(client.status).toMatchObject({ deadline: house.now + MINUTE, now: house.now });
    house.now += MINUTE;
    house.room.settle();
    expect(client.status!.deadline).toBe(house.now + MINUTE);
    expect(client.table!.moves[0]!.auto).toBe("time");
    expect(house.room.nextDue()).toBe(house.now + MINUTE);
  });
});

describe("going on to the next match", () => {
  test("it is made once, whoever asks first, and all are told of the same", async () => {
    const house = houseOf(new Lab({ players: 2 }).begin(2).playOn(3));
    const { wire, client } = await house.client(tokenOf(0));
    const { wire: other } = await house.client(tokenOf(1));
    const { wire: seatless, client: watcher } = await house.client();
    const answers = await Promise.all([
      house.say(wire, { type: "rematch" }),
      house.say(other, { type: "rematch" }),
    ]);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    expect(house.founded).toHaveLength(1);
    expect(client.table!.next).toBe(house.founded[0]!.id);
    expect(watcher.table!.next).toBe(house.founded[0]!.id);
    expect(await house.say(other, { type: "rematch" })).toMatchObject({ ok: true });
    // So that a copy of what was done has the same answer where its seat has been taken away.
    expect(await house.say(seatless, { type: "rematch" })).toMatchObject({ ok: true });
    expect(house.founded).toHaveLength(1);
  });

  test("not before the end, and not for watchers", async () => {
    const house = started();
    const { wire } = await house.client(tokenOf(0));
    expect(await house.say(wire, { type: "rematch" })).toMatchObject({
      error: { code: "not-over" },
    });
    const over = houseOf(new Lab({ players: 2 }).begin(2).playOn(3));
    const { wire: watcher } = await over.client();
    expect(await over.say(watcher, { type: "rematch" })).toMatchObject({
      error: { code: "not-seated" },
    });
  });
});

describe("without a socket", () => {
  test("a command has its effect once, by the same ids as over one", async () => {
    const house = started();
    const { move } = await turn(house);
    const id = house.commandId();
    const command = { t: "cmd", id, base: 0, action: { type: "move", moves: [move] } } as const;
    const token = tokenOf(house.room.match.start!.order[0]!);
    const frame = { ...command, action: { type: "move" as const, moves: [move] } };
    const first = await house.room.command(token, frame, "caller");
    expect(first).toMatchObject({ ok: true });
    expect(await house.room.command(token, frame, "caller")).toEqual(first);
    expect(house.room.match.moves).toHaveLength(1);
  });

  test("a look tells what a welcome tells", async () => {
    const house = started();
    const { wire } = await house.client(tokenOf(0));
    const look = house.room.look({ pv: PROTOCOL_VERSION, token: tokenOf(0), have: 0 });
    if (!look.ok) throw new Error(look.error.message);
    expect(look.value.events).toEqual((last(wire, "welcome") as typeof look.value).events);
    expect(house.room.look({ pv: 99, token: null, have: 0 })).toMatchObject({
      error: { code: "version" },
    });
  });

  test("whoever looks with a seat's token is here, for as long as the looks go on", async () => {
    const house = started();
    const { client } = await house.client(tokenOf(0));
    const look = () => house.room.look({ pv: PROTOCOL_VERSION, token: tokenOf(1), have: 9 });
    look();
    expect(client.presence.here).toEqual([0, 1]);
    expect(house.room.lastSign(1)).toBe(house.now);
    house.now += 61_000;
    const later = house.room.look({ pv: PROTOCOL_VERSION, token: null, have: 9 });
    expect(later).toMatchObject({ value: { presence: { here: [] } } });
  });

  test("whoever only asks how it stands is not here", async () => {
    const house = started();
    const { client } = await house.client(tokenOf(0));
    const glance = { pv: PROTOCOL_VERSION, token: tokenOf(1), have: 9, isGlance: true };
    expect(house.room.look(glance)).toMatchObject({ value: { place: 1 } });
    expect(client.presence.here).toEqual([0]);
    expect(house.room.lastSign(1)).toBe(0);
  });

  test("there is a limit on how much is said at once", async () => {
    const house = started();
    const { move } = await turn(house);
    const codes: unknown[] = [];
    for (let i = 0; i < 25; i++) {
      const action = { type: "move" as const, moves: [move] };
      const answer = await house.room.command(
        tokenOf(0),
        {
          t: "cmd",
          id: house.commandId(),
          base: 7,
          action,
        },
        "caller",
      );
      if (!answer.ok) codes.push(answer.error.code);
    }
    expect(codes.filter((code) => code === "too-many")).toHaveLength(5);
  });
});
