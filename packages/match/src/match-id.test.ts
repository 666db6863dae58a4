import fc from "fast-check";
import { expect, test } from "vitest";
import { linkKindOf } from "./link-kind.ts";
import { isLocalMatchId } from "./local-id.ts";
import { isOurMatchId, makeMatchId, readMatchId } from "./match-id.ts";

const key = new TextEncoder().encode("a key");
const random = Uint8Array.from({ length: 16 }, (_, i) => i * 7);
const id = makeMatchId({ kind: 1, players: 4 }, random, key);

test("an id is 32 letters that fit into an address", () => {
  expect(id).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

test("an id tells kind and places without a key", () => {
  expect(readMatchId(id)).toEqual({ kind: 1, players: 4 });
});

test("the kind of game alone is read without a cipher", () => {
  expect(linkKindOf(id)).toBe(1);
  expect(linkKindOf(makeMatchId({ kind: 255, players: 6 }, random, null))).toBe(255);
  for (const none of ["", "A", "%%%%", "é"]) expect(linkKindOf(none)).toBe(0);
});

test("links live for ever: this one was made by the first version", () => {
  expect(id).toBe("AQQABw4VHCMqMTg_Rk1UW2JpLLL83rLL");
  expect(isOurMatchId(id, key)).toBe(true);
});

test("an id made with another key is not ours", () => {
  expect(isOurMatchId(id, new TextEncoder().encode("another key"))).toBe(false);
});

test("an id of a match on one device is told from all others, and is no server's", () => {
  const local = makeMatchId({ kind: 1, players: 4 }, random, null);
  expect(local).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(readMatchId(local)).toEqual({ kind: 1, players: 4 });
  expect(isLocalMatchId(local)).toBe(true);
  expect(isOurMatchId(local, key)).toBe(false);
  expect(isLocalMatchId(id)).toBe(false);
});

test("no id with one letter changed is ours", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
  for (let at = 0; at < id.length; at++) {
    for (const letter of letters.filter((other) => other !== id[at])) {
      expect(isOurMatchId(id.slice(0, at) + letter + id.slice(at + 1), key)).toBe(false);
    }
  }
});

test("no other text is taken for an id, and none throws", () => {
  fc.assert(fc.property(fc.string(), (text) => !isOurMatchId(text, key)));
  for (const text of ["", `${id}A`, id.slice(1), `${id.slice(0, 31)}=`, `${id}\n`]) {
    expect(isOurMatchId(text, key)).toBe(false);
  }
});
