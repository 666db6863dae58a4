import { mergeConfig } from "vitest/config";
import tests from "./vitest.config.ts";

const gates = mergeConfig(tests, { test: { testTimeout: 10 * 60_000, retry: 0 } });
gates.test.include = ["test/**/*.gate.ts"];
gates.test.reporters = ["default", ["json", { outputFile: "gate-results/vitest.json" }]];

export default gates;
