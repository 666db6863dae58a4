import { expect, test } from "vitest";
import { Party } from "../party.ts";

// What breaks in the programs of the field, and what must hold here; each test has the name of the
// symptom. Others stand in apps/edge/test/field.test.ts, or need a browser.

test("seat stolen or griefed through a posted link; secrets in broadcasts", async () => {
  const party = await Party.begun("cable-car", { players: 2 });
  const stranger = await party.device();
  expect(await party.join(stranger)).toMatchObject({ code: "started" });
  expect(await party.do(stranger, { type: "resign" })).toMatchObject({ code: "not-seated" });
  expect(stranger.client.place).toBeNull();
  expect(stranger.client.table!.view.hand).toEqual([]);
  await party.play(6);
  const { seed, inviteDigest, places } = party.match;
  const secrets = [
    ...party.devices.flatMap(({ tokens }) => tokens),
    ...places.flatMap((sitter) => [sitter!.value, sitter!.devices[0]!.tokenDigest]),
    ...[party.invite, inviteDigest!, seed],
  ];
  for (const device of party.devices) {
    for (const secret of secrets) expect(party.framesOf(device)).not.toContain(secret);
  }
});

test("an invite that the host has closed takes a seat all the same", async () => {
  const party = new Party("cable-car", { players: 3 });
  const host = await party.device();
  await party.join(host);
  await party.do(host, { type: "invite", invite: null });
  const late = await party.device();
  expect(await party.join(late)).toMatchObject({ code: "bad-invite" });
  expect(party.match.arrivals).toEqual([0]);
});

test("a join race gives a seat twice", async () => {
  const party = new Party("cable-car", { players: 2 });
  await party.join(await party.device());
  const rivals = [await party.device(), await party.device(), await party.device()];
  const joins = rivals.map((device, i) => {
    device.tokens = [`${i}`.padEnd(43, "r")];
    const look = { name: `Rival ${i}`, colour: "blue", value: "0".repeat(32) } as const;
    const [token] = device.tokens;
    return device.client.do({ type: "join", invite: party.invite, token: token!, ...look });
  });
  await party.flow();
  const codes = (await Promise.all(joins)).map((refusal) => refusal?.code ?? null);
  expect(codes).toEqual([null, "table-full", "table-full"]);
  expect(rivals.map(({ client }) => client.place)).toEqual([1, null, null]);
});

test("names with scripts, 200 letters, marks, right-to-left override, emoji, duplicates", async () => {
  const party = new Party("cable-car", { players: 6 });
  await party.join(await party.device(), { name: "Zoë" });
  const code = async (name: string) =>
    (await party.join(await party.device(), { name }))?.code ?? null;
  expect(await code("x".repeat(200))).toBe("name-too-long");
  expect(await code("ZOE\u0308")).toBe("name-taken");
  expect(await code("a\u202eb")).toBe("name-letters");
  expect(await code("a\u0000b")).toBe("name-letters");
  expect(await code("שלום")).toBeNull();
  expect(await code("👩‍👩‍👧")).toBeNull();
  // Text it stays: nothing in it is taken out, and the client sets it as text.
  expect(await code("<b>&amp;")).toBeNull();
  expect(party.match.places.map((sitter) => sitter?.name)).toContain("<b>&amp;");
});

test("a name that was hidden stays with those who knew it", async () => {
  const party = new Party("cable-car", { players: 3 });
  const host = await party.device();
  await party.join(host, { name: "Host" });
  const rude = await party.device();
  await party.join(rude, { name: "Rude word" });
  const watcher = await party.device();
  expect(JSON.stringify(watcher.client.table)).toContain("Rude word");
  await party.do(host, { type: "hide", place: 1 });
  for (const { client } of [host, rude, watcher]) {
    expect(JSON.stringify(client.table)).not.toContain("Rude word");
  }
});
