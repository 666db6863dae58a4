import { MAX_FRAME_BYTES, PING, PROTOCOL_VERSION, parseFrame } from "@endstation/match";
import { numbers, oneOf } from "./random.ts";

/** A frame that is none of the protocol's. */
export interface BadFrame {
  readonly raw: string | Uint8Array<ArrayBuffer>;
  /** Too long for the match to look at. */
  readonly tooLarge: boolean;
}

const MAX_BYTES = 1 << 20;

/** Values that a field may not have, whatever the field. */
const WRONG = [null, -1, 1e300, 0.5, "", "x".repeat(500), [], {}, [[[]]], true, "__proto__"];

const COMMAND = {
  t: "cmd",
  id: "c".repeat(22),
  base: 0,
  action: { type: "move", moves: ["aaaa@a1"] },
};
const GOOD = [
  COMMAND,
  { ...COMMAND, action: { type: "undo", count: 1 } },
  { ...COMMAND, action: { type: "change", name: "Name" } },
  { t: "hello", pv: PROTOCOL_VERSION, have: 0, token: "t".repeat(43) },
];

/** Endless frames of 0 B to 1 MiB, the same for the same seed; the product's own reader fails each. */
export function* badFrames(seed: number): Generator<BadFrame, never> {
  const random = numbers(seed);
  for (;;) {
    const raw = oneOf(random, MAKERS)(random, sizeFrom(random));
    if (raw === PING) continue;
    const read = parseFrame(typeof raw === "string" ? raw : raw.buffer);
    if (!read.ok) yield { raw, tooLarge: read.error.code === "too-large" };
  }
}

/** Sizes of every order alike: as many below 1 KiB as from there to 1 MiB. */
const sizeFrom = (random: () => number) => Math.floor(MAX_BYTES ** random()) - 1;

type Maker = (random: () => number, size: number) => string | Uint8Array<ArrayBuffer>;

const MAKERS: readonly Maker[] = [
  /** Bytes, which no frame of ours is. */
  (random, size) => Uint8Array.from({ length: size }, () => random() * 256),
  /** Letters of all scripts, halves of pairs among them. */
  (random, size) =>
    Array.from({ length: Math.min(size, MAX_FRAME_BYTES * 2) }, () =>
      String.fromCharCode(random() * 0xffff),
    ).join(""),
  /** A good frame, cut short. */
  (random) => {
    const text = JSON.stringify(oneOf(random, GOOD));
    return text.slice(0, random() * text.length);
  },
  /** A good frame with one letter that is another. */
  (random) => {
    const text = JSON.stringify(oneOf(random, GOOD));
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + String.fromCharCode(random() * 128) + text.slice(at + 1);
  },
  /** A good frame with a field that is wrong, or one too many. */
  (random) => {
    const frame = structuredClone(oneOf(random, GOOD)) as Record<string, unknown>;
    const inner = frame.action as Record<string, unknown> | undefined;
    const target = inner && random() < 0.5 ? inner : frame;
    const field = oneOf(random, [...Object.keys(target), "more"]);
    target[field] = oneOf(random, WRONG);
    return JSON.stringify(target === frame ? frame : { ...frame, action: target });
  },
  /** Brackets, as deep as the frame is long. */
  (random, size) => oneOf(random, ["[", '{"a":', "[{"]).repeat(size / 2),
  /** A good frame behind a heap of white space. */
  (random, size) =>
    " ".repeat(Math.max(size, MAX_FRAME_BYTES)) + JSON.stringify(oneOf(random, GOOD)),
];
