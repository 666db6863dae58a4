import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { Action } from "../src/action.ts";
import { createMatch } from "../src/create.ts";
import { ClientFrame, type ServerFrame } from "../src/protocol.ts";
import { REFUSAL_CODES } from "../src/refusal.ts";
import { TIMEOUTS } from "../src/terms.ts";
import {
  CLOSE_CODES,
  MAX_FRAME_BYTES,
  OLDEST_PROTOCOL_VERSION,
  PROTOCOL_VERSION,
  REACTIONS,
} from "../src/wire.ts";
import { House, type Wire } from "./room/house.ts";

// docs/protocol.md, held against the code. `npx vitest run protocol-page -u` writes what a match
// answers into the example: only the lines with `>` are written by hand.

const FILE = fileURLToPath(new URL("../../../docs/protocol.md", import.meta.url));
const page = readFileSync(FILE, "utf8");

/** What stands below a heading of the second or third level, up to the next one. */
function section(heading: string): string {
  const [, text] = page.split(new RegExp(`^###? ${heading}$`, "m"));
  if (text === undefined) throw new Error(`The page has no "${heading}".`);
  return text.split(/^##/m)[0]!;
}

/** The names in a column of a section's table. */
const column = (heading: string, index: number): string[] =>
  [...section(heading).matchAll(/^\|(.*)\|$/gm)]
    .map(([, row]) => row!.split("|")[index] ?? "")
    .flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!));

/** What a union of types in a source says of a key: its text, as types leave nothing to ask. */
function literalsIn(file: string, key: string): string[] {
  const source = readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");
  const found = source.matchAll(new RegExp(`readonly ${key}: "([a-z]+)"`, "g"));
  return [...new Set(Array.from(found, ([, literal]) => literal!))];
}

const typesOf = ({ options }: typeof Action) => options.map(({ entries }) => entries.type.literal);
const framesOf = ({ options }: typeof ClientFrame) =>
  options.map(({ entries }) => entries.t.literal);

describe("docs/protocol.md names all that there is, and nothing else", () => {
  test.each([
    ["Actions", 0, typesOf(Action)],
    ["Events", 0, literalsIn("wire-event.ts", "type")],
    ["What a client says", 0, framesOf(ClientFrame)],
    ["What a match says", 0, literalsIn("protocol.ts", "t")],
    ["Refusals", 1, REFUSAL_CODES],
  ] as const)("%s", (heading, at, names) => {
    // The heading of a table of types is itself in code.
    const written = column(heading, at).filter((name) => !["t", "type"].includes(name));
    expect(written.sort()).toEqual([...names].sort());
  });

  test.each(Action.options.map((option) => [option.entries.type.literal, option.entries] as const))(
    "the keys of %s",
    (type, entries) => {
      const row = section("Actions").match(new RegExp(`^\\| \`${type}\` \\| (.*?)\\|`, "m"));
      const written = [...(row?.[1] ?? "").matchAll(/`(\w+)`/g)].map(([, key]) => key!);
      expect(["type", ...written].sort()).toEqual(Object.keys(entries).sort());
    },
  );

  test("its numbers are those of the code", () => {
    expect(section("Versions")).toContain(
      `The version is ${PROTOCOL_VERSION}, and ${OLDEST_PROTOCOL_VERSION} is spoken too`,
    );
    expect(section("Limits")).toContain(`${MAX_FRAME_BYTES} bytes`);
    for (const code of Object.values(CLOSE_CODES)) expect(section("Limits")).toContain(`${code} (`);
    for (const reaction of REACTIONS) {
      expect(section("What a client says")).toContain(`\`${reaction}\``);
    }
    for (const timeout of TIMEOUTS) expect(section("Addresses")).toContain(`\`${timeout}\``);
  });
});

test("the example of docs/protocol.md is what a match answers", async () => {
  const { text, codes } = await played(page);
  // Its end is a refusal of each sort: a page without them would be no example any more.
  expect(codes).toEqual(["illegal", "stale", "version", "malformed"]);
  await expect(text).toMatchFileSnapshot(FILE);
});

test("an example that is not what a match answers is found", async () => {
  const { text } = await played(page);
  const altered = text.replace('"hand":["dbcd"]', '"hand":["dacc"]');
  expect(altered).not.toBe(text);
  expect((await played(altered)).text).toBe(text);
});

const START = 1_790_000_000_000;

/** The page with the answers to its lines with `>`, and the codes of the refusals among them. */
async function played(markdown: string): Promise<{ text: string; codes: string[] }> {
  const house = newHouse();
  const wires = new Map<string, Wire>();
  const parts: string[] = [];
  const codes: string[] = [];
  let lines: string[] = [];
  const wireOf = (name: string): Wire => {
    const known = wires.get(name);
    if (known) return known;
    const wire = house.connect();
    wire.onText = (text) => {
      lines.push(`${name} < ${text}`);
      const frame = JSON.parse(text) as ServerFrame;
      if ("error" in frame) codes.push(frame.error.code);
    };
    wires.set(name, wire);
    return wire;
  };
  for (const [i, part] of markdown.split(/(?<=^```wire\n)|(?=^```$)/m).entries()) {
    const isBlock = parts[i - 1]?.endsWith("```wire\n");
    if (!isBlock) {
      parts.push(part);
      continue;
    }
    lines = [];
    for (const line of part.split("\n").filter((one) => one.includes(" > "))) {
      const [name, frame] = line.split(" > ") as [string, string];
      house.now += 1000;
      lines.push(line);
      await house.room.receive(wireOf(name), frame);
    }
    parts.push(`${lines.join("\n")}\n`);
  }
  return { text: parts.join(""), codes };
}

/** A match of Cable Car for two, of which nothing is left to chance. */
function newHouse(): House {
  const bytes = (length: number, first: number) =>
    Uint8Array.from({ length }, (_, i) => (first * 31 + i * 7) % 256);
  const creation = createMatch(
    { game: "cable-car", options: { players: 2 } },
    { id: bytes(16, 1), invite: bytes(16, 2), seed: bytes(32, 3), key: bytes(32, 4) },
  );
  if (!creation.ok) throw new Error(creation.error.message);
  const { id, created } = creation.value;
  return new House(id, [{ seq: 1, at: START, command: null, body: created }]);
}
