import { RULES, type RuleId } from "../src/rules.ts";
import { testFilesByRule } from "./named-tests.ts";

/** Fails when a rule has no test that is named after it, or a test names no rule. */

const tested = testFilesByRule();
const untested = RULES.filter((rule) => !tested.has(rule));
const unknown = [...tested.keys()].filter((id) => !RULES.includes(id as RuleId));

for (const rule of untested) console.error(`${rule} has no test.`);
for (const id of unknown) console.error(`${id} is no rule, but ${tested.get(id)} names it.`);
console.log(`${RULES.length - untested.length} of ${RULES.length} rules have tests.`);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;
