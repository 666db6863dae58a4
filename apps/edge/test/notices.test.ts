import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, catchMail, ENDPOINT, HOOK, pass } from "./asking.ts";
import { open, subscribe } from "./browser.ts";
import { Client, tokenOf } from "./client.ts";
import { anyMove, anyTurn, playOn, seated, started, turn } from "./game.ts";
import { mailOf, textOf } from "./mail.ts";

// Pings are told by the runtime's own clock: the mocked one begins where that stands.
let logged: string[] = [];
beforeEach(() => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => {
    logged.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.useRealTimers();
});

/** A match of two under way where the one to move, or the other, has asked for push. */
async function pushedMatch(which: "mover" | "other") {
  const round = await started({ players: 2 });
  const { player: mover } = turn(round.players)!;
  const player = which === "mover" ? mover : round.players.find((one) => one !== mover)!;
  const { keys, subscription } = await subscribe(ENDPOINT + round.match.id);
  const answer = await ask(round.match.id, `P${player.place}`, { push: subscription });
  expect(answer.status).toBe(200);
  return { ...round, id: round.match.id, player, keys, name: `P${player.place}` };
}

const makeMove = (round: { players: readonly Client[] }) => playOn(round.players, anyTurn, 1);

/** Pings as a page does that is looked at, after what has just been played. */
async function look(player: Client): Promise<void> {
  // A move is a second of the mocked clock ahead of the runtime's, which times pings.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  player.say("ping");
  await player.until(() => (player.texts.includes("pong") ? true : undefined));
}

describe("a push", () => {
  test("comes once a turn, ten seconds after it began, however often the alarm does", async () => {
    const round = await pushedMatch("other");
    catchMail(round.id);
    await makeMove(round);
    // Real seconds pass beside these, on a busy machine more than one.
    await pass(round.id, 6);
    expect(await mailOf(round.id)).toHaveLength(0);
    await pass(round.id, 5);
    const [mail] = await mailOf(round.id);
    expect(JSON.parse(await open(round.keys, mail!.body))).toEqual({
      match: round.id,
      game: "cable-car",
      kind: "turn",
    });
    await pass(round.id, 1);
    await Promise.all([pass(round.id, 3600), pass(round.id, 0)]);
    expect(await mailOf(round.id)).toHaveLength(1);
    await makeMove(round);
    await pass(round.id, 20);
    expect(await mailOf(round.id)).toHaveLength(1);
    await makeMove(round);
    // Late by a day.
    await pass(round.id, 86_400);
    expect(await mailOf(round.id)).toHaveLength(2);
  });

  test("does not come to whoever asks for it in the turn that goes on", async () => {
    const round = await pushedMatch("mover");
    catchMail(round.id);
    await pass(round.id, 60);
    expect(await mailOf(round.id)).toHaveLength(0);
  });

  test("does not come to a place that has pinged since its turn began", async () => {
    const round = await pushedMatch("other");
    catchMail(round.id);
    await makeMove(round);
    await look(round.player);
    await pass(round.id, 60);
    expect(await mailOf(round.id)).toHaveLength(0);
    // And not later, when the socket is gone that has pinged.
    round.player.socket.close();
    await pass(round.id, 60);
    expect(await mailOf(round.id)).toHaveLength(0);
  });

  test("does not come to a place that has looked and gone", async () => {
    const round = await pushedMatch("other");
    catchMail(round.id);
    await makeMove(round);
    await look(round.player);
    round.player.socket.close();
    await round.player.whenClosed();
    await pass(round.id, 60);
    expect(await mailOf(round.id)).toHaveLength(0);
  });

  test("comes to a place that has said hello since, but not pinged: a hidden tab", async () => {
    const round = await pushedMatch("other");
    catchMail(round.id);
    await makeMove(round);
    await Client.hello(round.id, round.name);
    await pass(round.id, 60);
    expect(await mailOf(round.id)).toHaveLength(1);
  });

  test("is not tried again when it fails", async () => {
    const round = await pushedMatch("other");
    catchMail(round.id, "status/500");
    await makeMove(round);
    await pass(round.id, 60);
    await pass(round.id, 120);
    expect(await mailOf(round.id)).toHaveLength(1);
    expect((await ask(round.id, round.name)).body.push).not.toBeNull();
  });

  test.each(["404", "410"])("answered with %s ends its subscription", async (status) => {
    const round = await pushedMatch("other");
    catchMail(round.id, `status/${status}`);
    await makeMove(round);
    await pass(round.id, 60);
    expect((await ask(round.id, round.name)).body).toEqual({ push: null, webhook: null });
    await playOn(round.players, anyTurn, 2);
    await pass(round.id, 60);
    expect(await mailOf(round.id)).toHaveLength(1);
  });

  test("tells the start to those whose turn it is not, and the end to all", async () => {
    const { match, players } = await seated({ players: 3 });
    const { id } = match;
    const keys = await Promise.all(
      players.map(async ({ place }) => {
        const { keys, subscription } = await subscribe(ENDPOINT + place);
        await ask(id, `P${place}`, { push: subscription });
        return keys;
      }),
    );
    const name = (round: string) => `${id}-${round}`;
    const kinds = async (round: string) => {
      const mails = await mailOf(name(round));
      const told: Record<number, string> = {};
      for (const { body } of mails) {
        for (const [place, key] of keys.entries()) {
          const text = await open(key, body).catch(() => null);
          if (text) told[place] = JSON.parse(text).kind;
        }
      }
      return told;
    };
    catchMail(name("start"));
    await players[0]!.do({ type: "start" });
    await Promise.all(players.map((player) => player.at(5)));
    const { player: first } = turn(players)!;
    await pass(id, 11);
    expect(await kinds("start")).toEqual({
      0: "started",
      1: "started",
      2: "started",
      [first.place!]: "turn",
    });
    catchMail(name("end"));
    await playOn(players, anyMove);
    await pass(id, 11);
    expect(await kinds("end")).toEqual({ 0: "over", 1: "over", 2: "over" });
  });

  test("does not come again for a turn whose moves were taken back", async () => {
    const { match, players } = await started({ players: 2 }, "trambahn");
    const { id } = match;
    const end = (moves: string[]) => moves.find((move) => move === "end") ?? moves[0]!;
    const { player: first } = turn(players)!;
    const other = players.find((one) => one !== first)!;
    const { subscription } = await subscribe(ENDPOINT + id);
    await ask(id, `P${other.place}`, { push: subscription });
    catchMail(id);
    while (turn(players)?.player === first) await playOn(players, end, 1);
    await pass(id, 11);
    expect(await mailOf(id)).toHaveLength(1);
    const { moves } = turn(players)!;
    await other.do({ type: "move", moves: [moves.find((move) => move !== "end")!] });
    expect(await other.do({ type: "undo", count: 1 })).toMatchObject({ ok: true });
    await pass(id, 60);
    expect(await mailOf(id)).toHaveLength(1);
  });
});

describe("a webhook", () => {
  async function hooked(name: string, does?: string) {
    const round = await started({ players: 2 });
    const { player: mover } = turn(round.players)!;
    const other = round.players.find((one) => one !== mover)!;
    const { body } = await ask(round.match.id, `P${other.place}`, { webhook: HOOK });
    catchMail(name, does);
    return { ...round, id: round.match.id, key: body.key!, name: `P${other.place}` };
  }

  test("shows its key once, and another key to whoever sets it anew", async () => {
    const { id, key, name } = await hooked("hook-key");
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await ask(id, name)).body).toEqual({ push: null, webhook: "hooks.example.org" });
    const again = await ask(id, name, { webhook: HOOK });
    expect(again.body.key).toMatch(/^[\w-]{43}$/);
    expect(again.body.key).not.toBe(key);
  });

  test("is called once a turn, and holds no secret", async () => {
    const round = await hooked("hook-turn");
    await makeMove(round);
    await pass(round.id, 11);
    await pass(round.id, 60);
    const mails = await mailOf("hook-turn");
    expect(mails).toHaveLength(1);
    const sent = textOf(mails[0]!) + JSON.stringify(mails[0]!.headers);
    expect(JSON.parse(textOf(mails[0]!))).toMatchObject({ match: `/g/${round.id}`, kind: "turn" });
    for (const secret of [round.match.invite, round.key, tokenOf("P0"), tokenOf("P1"), "path-of"]) {
      expect(sent).not.toContain(secret);
    }
  });

  test("that fails is called once more, a minute later, with the same words", async () => {
    const round = await hooked("hook-fails", "status/500");
    await makeMove(round);
    await pass(round.id, 11);
    await pass(round.id, 10);
    expect(await mailOf("hook-fails")).toHaveLength(1);
    await pass(round.id, 61);
    await pass(round.id, 61);
    await pass(round.id, 86_400);
    const mails = await mailOf("hook-fails");
    expect(mails).toHaveLength(2);
    expect(textOf(mails[0]!)).toBe(textOf(mails[1]!));
  });

  test("is not called again for a turn that has passed meanwhile", async () => {
    const round = await hooked("hook-passed", "status/500");
    await makeMove(round);
    await pass(round.id, 11);
    await makeMove(round);
    await pass(round.id, 61);
    expect(await mailOf("hook-passed")).toHaveLength(1);
  });

  test("no log names its address or its key, nor that of a push", async () => {
    const round = await hooked("hook-log", "status/500");
    const { subscription } = await subscribe(ENDPOINT + round.id);
    await ask(round.id, round.name, { push: subscription });
    await makeMove(round);
    await pass(round.id, 11);
    expect(logged.join()).toContain("status-500");
    for (const secret of ["hooks.example", "fcm.googleapis", round.key, subscription.keys.auth]) {
      expect(logged.join()).not.toContain(secret);
    }
  });
});
