import { t } from "../../i18n/language.ts";
import type { ReadFault } from "./read.ts";

/** Why a text cannot be shown as a game, as a sentence that helps. */
export function faultText(read: ReadFault): string {
  const words = t().replay.faults;
  if (read.kind !== "record") return words[read.kind];
  const said = recordText(read.fault);
  return read.line === null ? said : words.line(read.line, said);
}

/** Some sentences quote what is wrong, which may be anything. */
const MOST_LETTERS = 200;

/** The rules that a deal can break: a record of another deal does so before its first move. */
const OF_DEALS = ["CC-4", "CO-2", "TB-1", "TB-19"];

function recordText({
  code,
  rule,
  message,
  move,
}: Extract<ReadFault, { kind: "record" }>["fault"]) {
  const { faults, trambahn, replay } = t();
  const words = replay.faults;
  if (code === "not-a-record" || code === "unknown-format") return words.format;
  if (code === "unknown-game") return words.game;
  if (code === "unknown-rules") return words.rules;
  if (code === "wrong-result") return words.result;
  const byRule = { ...trambahn.faults, ...faults }[code as keyof typeof faults];
  if (move !== null) return words.move(move + 1, byRule ?? message.slice(0, MOST_LETTERS));
  return OF_DEALS.includes(rule) ? words.deal : words.other(message.slice(0, MOST_LETTERS));
}
