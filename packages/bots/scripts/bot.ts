import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import {
  type BotRequest,
  beginRequest,
  makeAnswer,
  makeRefusal,
  parseBotRequest,
  type Thinking,
} from "../src/index.ts";

/**
 * `bot`: reads a request on each line of standard input and answers each with one line, in order;
 * see docs/bots.md. It ends with its input.
 */

/** Thinks until the work is done or the caller's budget is. */
function answer(thinking: Thinking, { ms }: BotRequest, from: number): string {
  const limit = ms === null ? Number.POSITIVE_INFINITY : from + ms;
  let more = thinking.step();
  while (more && performance.now() < limit) more = thinking.step();
  return makeAnswer(thinking.decision(), { ms: performance.now() - from, cut: more });
}

function answerLine(text: string): string {
  const from = performance.now();
  const request = parseBotRequest(text);
  if (!request.ok) return makeRefusal(request.error);
  const thinking = beginRequest(request.value, randomInt(2 ** 32));
  return thinking.ok ? answer(thinking.value, request.value, from) : makeRefusal(thinking.error);
}

// Who has heard enough and closes the pipe ends this too, and not with a stack trace.
process.stdout.on("error", () => process.exit());
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${answerLine(line)}\n`);
}
