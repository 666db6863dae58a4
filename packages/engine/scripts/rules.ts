import { RULES, type RuleId } from "../src/rules.ts";
import { allTestFilesByRule, testFilesByRule } from "./named-tests.ts";

/** Fails when a rule has no test here that is named after it, or a test anywhere names no rule. */

const tested = testFilesByRule();
const untested = RULES.filter((rule) => !tested.has(rule));
const named = allTestFilesByRule();
const unknown = [...named.keys()].filter((id) => !RULES.includes(id as RuleId));

for (const rule of untested) console.error(`${rule} has no test.`);
for (const id of unknown) console.error(`${id} is no rule, but ${named.get(id)} names it.`);
console.log(`${RULES.length - untested.length} of ${RULES.length} rules have tests.`);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;
