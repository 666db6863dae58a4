import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cableCar } from "@endstation/engine";
import { afterAll, describe, expect, test } from "vitest";

const BOT = new URL("./bot.ts", import.meta.url).pathname;
const PAGE = readFileSync(new URL("../../../docs/bots.md", import.meta.url), "utf8");

/** The page's examples in a language. */
const examples = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))].map(([, text]) => text!);

function answersTo(...lines: string[]): unknown[] {
  const { stdout } = spawnSync(process.execPath, [BOT], {
    input: lines.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
  });
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("the command bot", () => {
  const [shell] = examples("sh");
  const request = /'(\{.*\})'/.exec(shell!)![1]!;

  test("answers the page's request with a legal move", () => {
    const [answer] = answersTo(request);
    expect(answer).toMatchObject({ ms: expect.any(Number) });
    expect((answer as { move: string }).move).toMatch(/^(draw|baac@[a-h][1-8])$/);
  });

  test("answers each line with one, the good ones after the bad ones too", () => {
    const answers = answersTo("", "{", request, "null", request);
    const error = { error: { code: expect.any(String), message: expect.any(String) } };
    const move = { move: expect.any(String) };
    expect(answers).toMatchObject([error, error, move, error, move]);
  });

  test("repeats itself for the same seed", () => {
    // Nothing cuts this level: it is not asked for with a budget.
    const again = JSON.stringify({ ...JSON.parse(request), level: "random", ms: null, seed: 7 });
    const [one, other] = answersTo(again, again) as { move: string; value: number | null }[];
    expect([other!.move, other!.value]).toEqual([one!.move, one!.value]);
  });
});

describe("the page's program", () => {
  const home = mkdtempSync(join(tmpdir(), "bot-"));
  afterAll(() => rmSync(home, { recursive: true }));

  test("plays a whole game by the rules", () => {
    const [program] = examples("js");
    writeFileSync(join(home, "game.mjs"), program!);
    const command = [join(home, "game.mjs"), process.execPath, BOT];
    const { stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
    const moves = stdout.trim().split(" ");
    const options = cableCar.parseOptions({ players: 2 });
    if (!options.ok) throw new Error(options.error.message);
    const known = cableCar.known({
      options: options.value,
      seat: null,
      moves,
      view: { deal: {}, hand: [], drawn: null },
    });
    if (!known.ok) throw new Error(known.error.message);
    expect(cableCar.toMove(known.value)).toBeNull();
  });
});
