import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCreateRequest, parseFrame } from "./frame.ts";
import { MAX_FRAME_BYTES, PROTOCOL_VERSION } from "./wire.ts";

const hello = { t: "hello", pv: PROTOCOL_VERSION, have: 0 };
const id = "A".repeat(22);
const command = (action: object, rest: object = {}) => ({ t: "cmd", id, base: 0, action, ...rest });
const join = {
  type: "join",
  invite: "B".repeat(22),
  token: "C".repeat(43),
  name: "Mira",
  colour: "yellow",
  value: "00".repeat(16),
};

const unknownLevel = { type: "enlist", place: 1, level: "plain-1000" };

describe("frames that are taken", () => {
  test.each([
    ["hello of a watcher", hello],
    ["hello with a token", { ...hello, token: "C".repeat(43) }],
    ["join", command(join)],
    ["leave", command({ type: "leave" })],
    ["a change of name", command({ type: "change", name: "Mira" })],
    ["start", command({ type: "start" })],
    ["a bot for a place", command({ type: "enlist", place: 1, level: "novice" })],
    ["a move", command({ type: "move", moves: ["baac@c4"] }, { base: 12 })],
  ])("%s", (_, frame) => {
    expect(parseFrame(JSON.stringify(frame))).toEqual({ ok: true, value: frame });
  });
});

describe("frames that are refused", () => {
  test.each<[string, string | ArrayBuffer, string]>([
    ["binary", new ArrayBuffer(8), "malformed"],
    ["no JSON", "{", "malformed"],
    ["null", "null", "malformed"],
    ["a key too many", JSON.stringify({ ...hello, extra: 1 }), "malformed"],
    ["a number beyond all events", JSON.stringify({ ...hello, have: 1e300 }), "malformed"],
    ["a negative number", JSON.stringify({ ...hello, have: -1 }), "malformed"],
    ["a short id", JSON.stringify(command({ type: "start" }, { id: "x" })), "malformed"],
    ["no moves", JSON.stringify(command({ type: "move", moves: [] })), "malformed"],
    ["an unknown action", JSON.stringify(command({ type: "cheat" })), "malformed"],
    ["an unknown level", JSON.stringify(command(unknownLevel)), "malformed"],
    ["an unknown colour", JSON.stringify(command({ ...join, colour: "grey" })), "malformed"],
    ["another version of the wire", JSON.stringify({ ...hello, pv: 99, new: true }), "version"],
    ["a frame over the limit", JSON.stringify({ ...hello, x: "y".repeat(5000) }), "too-large"],
    ["over the limit in bytes only", JSON.stringify({ x: "€".repeat(1400) }), "too-large"],
  ])("%s", (_, raw, code) => {
    expect(parseFrame(raw)).toMatchObject({ ok: false, error: { code } });
  });
});

test("no text throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: MAX_FRAME_BYTES * 2 }), fc.json()), (text) => {
      parseFrame(text);
      parseCreateRequest(text);
    }),
  );
});
